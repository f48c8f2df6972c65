"""Cold War: CIA vs KGB."""
