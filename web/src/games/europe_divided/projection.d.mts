export type Place = [number, number];
export function monotone(points: number[][]): (value: number) => number;
export function conicProjection(warp: unknown): (place: Place) => Place;
