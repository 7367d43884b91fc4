import { describe, expect, it } from 'vitest';
import { timeZoneOptions } from './time-zones.ts';

describe('the time zones to choose from', () => {
  const values = (chosen: string) => timeZoneOptions(chosen).map(({ value }) => value);

  it('hold UTC and the zone that is chosen, each once', () => {
    const zones = values('Europe/Athens');
    expect(zones).toContain('UTC');
    expect(zones.filter((zone) => zone === 'Europe/Athens')).toHaveLength(1);
    expect(values('Asia/Katmandu')).toContain('Asia/Katmandu');
  });

  it('offer nothing empty', () => {
    expect(values('')).not.toContain('');
  });

  it('are found by the words of a city', () => {
    const found = timeZoneOptions('UTC').find(({ value }) => value === 'America/New_York');
    expect(found?.keywords).toContain('New York');
  });
});
