import { isDate, zonedParts } from '@deck/values';
import { capitalised, fullDate } from './dates.ts';
import type { GuestContent } from './guest-content.ts';
import type { GuestStep } from './guest-facts.ts';
import type { Reading } from './reading.ts';
import type { GuestStepContent } from './receipt-content.ts';
import { letterOf } from './states.ts';
import { formatSum } from './sums.ts';

/** The dates to come, in their order; what falls on the same moment shares a line. None after a payment that failed. */
export function toNext(reading: Reading): GuestContent['next'] {
  const { facts, words } = reading;
  if (letterOf(facts.payment.state) === 'INFORMS') return null;
  const byMoment = new Map<string, string[]>();
  for (const { at, what } of facts.next.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    const when = toWhen(reading, at);
    byMoment.set(when, [...(byMoment.get(when) ?? []), toWhat(reading, what)]);
  }
  const steps: readonly GuestStepContent[] = [...byMoment].map(([when, texts]) => ({
    when,
    what: capitalised(texts.join(words.next.join)),
  }));
  return steps.length === 0 ? null : { title: words.next.title, steps };
}

/** `Sat 29 May 2027`, with the time if the step has one. */
function toWhen({ facts, language }: Reading, at: string): string {
  if (isDate(at)) return capitalised(fullDate(at, language));
  const { date, time } = zonedParts(at, facts.property.timezone);
  return capitalised(`${fullDate(date, language)}, ${time}`);
}

function toWhat({ facts, language, words }: Reading, step: GuestStep): string {
  const { order, segments, payment, property } = facts;
  const kind = words.kinds[property.kind];
  switch (step) {
    case 'BALANCE_LINK':
      return words.next.balanceLink;
    case 'BALANCE_DUE':
      return words.next.balanceDue(formatSum(segments?.due ?? null, order.currency, language));
    case 'FREE_CANCELLATION_ENDS':
      return words.next.freeCancellationEnds;
    case 'HOLD_TAKEN':
      return words.next.holdTaken(formatSum(payment.amount, payment.currency, language));
    case 'START':
      return kind.starts(property.name);
    case 'END':
      return kind.ends;
  }
}
