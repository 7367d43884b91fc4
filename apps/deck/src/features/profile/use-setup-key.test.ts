import { describe, expect, it } from 'vitest';
import { minutesAndSeconds, secondsLeft } from './use-setup-key.ts';

describe('the time a key is left', () => {
  // Specification 9.5
  it('counts a begun second and ends at zero', () => {
    expect(secondsLeft(10_000, 0)).toBe(10);
    expect(secondsLeft(10_000, 9_001)).toBe(1);
    expect(secondsLeft(10_000, 10_000)).toBe(0);
    expect(secondsLeft(10_000, 99_000)).toBe(0);
  });

  it('is read as minutes and seconds', () => {
    expect(minutesAndSeconds(300)).toBe('5:00');
    expect(minutesAndSeconds(65)).toBe('1:05');
    expect(minutesAndSeconds(0)).toBe('0:00');
  });
});
