import { auditActs, auditSubjects } from '@deck/api/vocabulary';
import { expect, test } from 'vitest';
import { activityList, toMoments } from './activity-list.ts';

test.each([
  ['Europe/Athens', '2026-11-20', '2026-11-20', '2026-11-19T22:00:00Z', '2026-11-20T21:59:59Z'],
  // The clocks go back: the day has 25 hours.
  ['Europe/Athens', '2026-10-25', '2026-10-25', '2026-10-24T21:00:00Z', '2026-10-25T21:59:59Z'],
  // The clocks skip midnight.
  ['Africa/Cairo', '2026-04-24', '2026-04-24', '2026-04-23T22:00:00Z', '2026-04-24T20:59:59Z'],
])('days of %s from %s to %s are moments', (zone, from, to, begins, ends) => {
  expect(toMoments({ from, to, personId: 'user-1' }, zone)).toEqual({
    from: begins,
    to: ends,
    personId: 'user-1',
  });
});

test('a log without days has no moments', () => {
  expect(toMoments({}, 'Europe/Athens')).toEqual({ from: undefined, to: undefined });
});

test('the address narrows by person, act, subject and days, and not by what the record does not know', () => {
  const [act] = auditActs;
  const [subject] = auditSubjects;
  const asked = (query: string) => activityList.filterOf(new URLSearchParams(query));
  expect(asked(`person=user-1&act=${act}&subject=${subject}&from=2026-11-01&to=2026-11-20`)).toMatchObject({
    personId: 'user-1',
    act,
    subject,
    from: '2026-11-01',
    to: '2026-11-20',
  });
  expect(asked('act=NOTHING&subject=NOBODY&from=yesterday')).toEqual({});
});
