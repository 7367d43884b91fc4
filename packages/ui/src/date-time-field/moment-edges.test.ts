import { describe, expect, it } from 'vitest';
import { en as messages } from '../messages/en.ts';
import { comesTwice, getInstant, parseDateTime } from './civil-date-time.ts';
import { rangeReason } from './moment-range.ts';
import { foreignReason, readMoment } from './moment-rules.ts';

const tongue = { locale: 'en', messages } as const;

describe.each(['America/New_York', 'Europe/Athens', 'Pacific/Kiritimati'])(
  'at the ends of the supported years in %s',
  (zone) => {
    it.each(['0001-01-01T00:00', '9999-12-31T23:59'])('%s is out of range', (value) => {
      expect(getInstant(value, zone)).toBeUndefined();
      expect(comesTwice(value, zone)).toBe(false);
      expect(rangeReason({ from: value, to: '2026-11-20T10:30' }, zone, 'minute', messages)).toBeUndefined();
      expect(rangeReason({ from: '2026-11-20T10:30', to: value }, zone, 'minute', messages)).toBeUndefined();
    });

    it.each([
      ['0001-01-01T00:00', '01.01.1900'],
      ['9999-12-31T23:59', '31.12.2100'],
    ])('%s is refused with the first or last possible day', (value, limit) => {
      expect(foreignReason(value, '2026-11-20', { timeZone: zone }, tongue)).toContain(limit);
    });

    it("a typed value is refused, with the field's limit if it has one", () => {
      const late = readMoment('31.12.9999 23:59', '2026-11-20', { timeZone: zone }, tongue);
      expect(late).toEqual({ refusal: expect.stringContaining('31.12.2100') });
      const rules = { timeZone: zone, max: '2026-12-31T12:00:00Z' };
      const limited = readMoment('31.12.9999 23:59', '2026-11-20', rules, tongue);
      expect(limited).toEqual({ refusal: expect.stringMatching(/(31\.12\.2026|01\.01\.2027)/) });
    });

    it.each(['9999-12-31T23:59:00Z', '9999-12-31T23:59:00-10:00', '0001-01-01T00:00:00Z'])(
      'a pasted %s is invalid',
      (text) => {
        expect(parseDateTime(text, zone, 'minute', 2026)).toBeUndefined();
      },
    );
  },
);
