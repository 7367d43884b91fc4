import { zonedParts } from '@deck/values';
import { capitalised, shortDateInYear } from './dates.ts';
import type { GuestContent } from './guest-content.ts';
import type { Reading } from './reading.ts';
import { isOpen } from './states.ts';

/** What happens to a hold: today, when it is taken, when it is freed. Empty for a payment that charges at once. */
export function toHoldSteps({ facts, language, words }: Reading): GuestContent['holdSteps'] {
  const { payment, property } = facts;
  if (payment.scheme !== 'AUTH' || !(isOpen(payment.state) || payment.state === 'HELD')) return [];
  const { holdSteps } = words;
  const taken = payment.captureAt && zonedParts(payment.captureAt, property.timezone);
  return [
    { when: holdSteps.today, what: holdSteps.held, note: holdSteps.heldNote },
    {
      when: taken ? capitalised(`${shortDateInYear(taken.date, language)}, ${taken.time}`) : holdSteps.later,
      what: words.kinds[property.kind].takenTitle,
      note: holdSteps.takenNote,
    },
    { when: holdSteps.ifCanceled, what: holdSteps.freed, note: holdSteps.freedNote },
  ];
}
