import { capitalised } from './dates.ts';
import { toDeadline } from './deadline.ts';
import { getLabel } from './label.ts';
import { toNotice } from './notice.ts';
import type { Reading } from './reading.ts';
import { letterOf } from './states.ts';
import { formatSum } from './sums.ts';

/** Spaces outside the alphabet of an SMS would halve its length. */
const wideSpaces = /[\u00a0\u2009\u202f]/g;

/** The SMS: name, sum, deadline, address. The guest's own time is left out, since the sender does not know it. */
export function toMessageText(reading: Reading): string {
  const { facts } = reading;
  const deadline = toDeadline({ ...reading, guestTimezone: undefined })?.short ?? '';
  const parts = [
    toFirst(reading),
    deadline === '' ? '' : `${capitalised(deadline)}.`,
    facts.payment.url?.replace(/^https:\/\//, '') ?? '',
  ];
  return parts
    .filter((text) => text !== '')
    .join(' ')
    .replace(wideSpaces, ' ');
}

function toFirst(reading: Reading): string {
  const { facts, language, words } = reading;
  const { property, payment } = facts;
  const amount = formatSum(payment.amount, payment.currency, language);
  switch (letterOf(payment.state)) {
    case 'ASKS':
      if (payment.kind === 'CARD_REQUEST') return words.message.card(property.name);
      return `${property.name}: ${[getLabel(reading).label, amount].filter((text) => text !== '').join(', ')}.`;
    case 'THANKS':
      if (payment.state === 'HELD') return words.message.held(property.name, amount);
      return payment.state === 'PAID' ? words.message.paid(property.name, amount) : noticed(reading);
    case 'INFORMS':
      return noticed(reading);
  }
}

const noticed = (reading: Reading): string =>
  `${reading.facts.property.name}: ${toNotice(reading)?.title ?? ''}.`;
