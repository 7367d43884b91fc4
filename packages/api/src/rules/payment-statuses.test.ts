import { expect, it } from 'vitest';
import { paymentStatuses } from '../vocabulary/states.ts';
import { endingStatuses, pspStatuses, submittedStatuses } from './payment-statuses.ts';
import { paymentTransition, type TransitionEvent } from './transition-table.ts';

const after = (event: TransitionEvent) =>
  paymentStatuses.filter((status) => paymentTransition(status, event) !== undefined);

it("the PSP's answer is pending where it can still arrive, on time or late", () => {
  expect(new Set(submittedStatuses)).toEqual(new Set(after('ANSWER_MISSING')));
  expect(pspStatuses.filter((status) => !submittedStatuses.includes(status))).toEqual(['WAITING']);
});

it('a lifetime ends the statuses in endingStatuses, and card requests', () => {
  const ofCards = ['REQUESTED', 'REVOKE_REQUESTED'];
  expect(new Set([...endingStatuses, ...ofCards])).toEqual(new Set(after('LIFETIME_ENDED')));
});
