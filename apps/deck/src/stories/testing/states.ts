import { broken, type MockedCall, unanswered } from '@deck/api/mock';
import { retry, type Words, waits, words } from './assertions.ts';
import { newcomer } from './person.ts';

type Call = Parameters<typeof broken>[0];

/** These answers are still on their way. */
export const loading = (...calls: readonly Call[]) => ({ answers: calls.map(unanswered), expected: waits });

/** These calls have failed; the screen says so in these words, and offers to try again. */
export const failed = (said: Words['key'], ...calls: readonly Call[]) => ({
  answers: calls.map(broken),
  expected: [words(said), retry],
});

/** The person may not open the screen. */
export const forbidden = { person: newcomer, expected: words('forbidden.title') };

/** The server answers otherwise. */
export const answered = (said: Words['key'], ...answers: readonly MockedCall[]) => ({
  answers,
  expected: words(said),
});
