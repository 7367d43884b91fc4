import { expect, it } from 'vitest';
import { paymentStatuses } from '../vocabulary/states.ts';
import { endingStatuses, pspStatuses, submittedStatuses } from './payment-statuses.ts';
import { paymentTransition, type TransitionEvent } from './transition-table.ts';

const after = (event: TransitionEvent) =>
  paymentStatuses.filter((status) => paymentTransition(status, event) !== undefined);

it('the PSP owes an answer where it can be late, and where it is', () => {
  expect(new Set(submittedStatuses)).toEqual(new Set(after('ANSWER_MISSING')));
  expect(pspStatuses.filter((status) => !submittedStatuses.includes(status))).toEqual(['WAITING']);
});

it('a lifetime ends what endingStatuses names, and cards asked for', () => {
  const ofCards = ['REQUESTED', 'REVOKE_REQUESTED'];
  expect(new Set([...endingStatuses, ...ofCards])).toEqual(new Set(after('LIFETIME_ENDED')));
});
