/** Deterministic randomness: the same seed gives the same demo on every machine. */
export interface Random {
  /** At least 0 and below 1. */
  next(): number;
  /** A whole number, both ends inclusive. */
  int(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  /** A random entry, weighted. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T;
  chance(probability: number): boolean;
}

/** Mulberry32: small, fast, and sufficient for names and amounts. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(list: readonly T[]): T => {
    const [first] = list;
    if (first === undefined) throw new RangeError('Nothing to pick from');
    return list[Math.floor(next() * list.length)] ?? first;
  };
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick,
    weighted: (entries) => {
      let left = next() * entries.reduce((all, [, weight]) => all + weight, 0);
      const found = entries.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (found ?? pick(entries))[0];
    },
    chance: (probability) => next() < probability,
  };
}
