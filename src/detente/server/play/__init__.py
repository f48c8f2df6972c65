"""Play: tables, the gate through which every change of a game goes, clocks, fairness, exports."""
