import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTime, readTime } from './time.ts';

describe('a typed time', () => {
  it.each([
    ['930', '09:30'],
    ['0930', '09:30'],
    ['2130', '21:30'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['09:30', '09:30'],
    ['9 : 30', '09:30'],
    ['21h30', '21:30'],
    ['21h', '21:00'],
    ['9', '09:00'],
    ['9:30 PM', '21:30'],
    ['9:30\u202FPM', '21:30'],
    ['9:30pm', '21:30'],
    ['9:30 p.m.', '21:30'],
    ['9 am', '09:00'],
    ['12 AM', '00:00'],
    ['12:15 pm', '12:15'],
    ['9:30 μ.μ.', '21:30'],
    ['9:30 π.μ.', '09:30'],
    ['9:30:00', '09:30'],
    ['0:00', '00:00'],
    ['23:59', '23:59'],
    ['２１：３０', '21:30'],
  ])('%j is %s', (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  it.each([
    '',
    '24:00',
    '2400',
    '9:60',
    '960',
    '9:3',
    '25',
    '9:30:15',
    '13:00 PM',
    '0:30 AM',
    'noon',
    '9:30 xm',
    '-9:30',
    '12345',
  ])('%j is invalid', (text) => {
    expect(readTime(text)).toBeUndefined();
  });

  it('is parsed back from every format', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), (hour, minute) => {
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        expect(isTime(time)).toBe(true);
        const english = `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
        for (const text of [time, time.replace(':', ''), time.replace(':', 'h'), english])
          expect(readTime(text)).toBe(time);
      }),
    );
  });

  it('is only HH:MM on the wire', () => {
    for (const text of ['9:30', '24:00', '09:60', '09:30:00', '0930', '']) expect(isTime(text)).toBe(false);
  });
});
