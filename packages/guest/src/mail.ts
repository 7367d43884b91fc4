import { capitalised } from './dates.ts';
import { toDeadline } from './deadline.ts';
import { toButton, toMethods } from './form.ts';
import { getLabel, getPart } from './label.ts';
import type { GuestMailContent } from './letter-content.ts';
import { toNotice } from './notice.ts';
import type { Reading } from './reading.ts';
import { letterOf } from './states.ts';
import { toStay } from './stay.ts';
import { formatSum } from './sums.ts';

type Sentences = Pick<GuestMailContent, 'subject' | 'greeting' | 'opening' | 'label' | 'button'>;

/** The sentences of a letter: it asks for the payment, is the receipt, or informs of its end. */
export function toMail(reading: Reading): GuestMailContent {
  const { facts, words } = reading;
  const { order, payment } = facts;
  const sentences = toSentences(reading);
  const sentTo =
    order.number === '' || order.guestEmail === '' ? '' : words.mail.sentTo(order.guestEmail, order.number);
  return {
    ...sentences,
    preview: toDeadline(reading)?.full ?? sentences.opening,
    methods: listMethods(reading),
    otherwise: words.mail.otherwise,
    url: payment.url,
    questions: words.mail.questions,
    answer: words.mail.answer,
    legal: [sentTo, words.mail.neverAsk].filter((text) => text !== '').join(' '),
    reminderSubject: words.mail.reminder(sentences.subject),
  };
}

function toSentences(reading: Reading): Sentences {
  switch (letterOf(reading.facts.payment.state)) {
    case 'ASKS':
      return asking(reading);
    case 'THANKS':
      return thanking(reading);
    case 'INFORMS':
      return informing(reading);
  }
}

function asking(reading: Reading): Sentences {
  const { facts, words } = reading;
  const greeting = greet(reading);
  const opening = words.mail.openings[openingOf(reading)];
  return {
    subject: askingSubject(reading),
    greeting,
    // After a greeting, some languages go on with a small letter.
    opening: greeting === '' ? capitalised(opening) : opening,
    label: getLabel(reading).label,
    button: facts.payment.state === 'AWAITING_TRANSFER' ? words.mail.openPage : toButton(reading),
  };
}

const greet = ({ facts: { order }, words: { mail } }: Reading): string =>
  order.guestName === '' ? '' : mail.dear(order.guestName);

/** The sum and the dates; without dates, the property. */
function askingSubject(reading: Reading): string {
  const { facts, language, words } = reading;
  const { payment, property } = facts;
  const { label, title } = getLabel(reading);
  const stay = toStay(reading);
  const where = stay?.range ?? property.name;
  if (payment.kind === 'CARD_REQUEST') return `${words.mail.cardSubject}, ${where}`;
  if (payment.amount === null) return `${label}, ${where}`;
  const amount = formatSum(payment.amount, payment.currency, language);
  if (payment.label !== '') return `${label}: ${amount}, ${where}`;
  // One figure is enough, so the percentage is left out.
  const isDeposit = getPart(reading) === 'DEPOSIT' && payment.scheme === 'CHARGE';
  const what = words.mail.subject(isDeposit ? words.label.depositOnly : title, amount);
  return stay === null ? `${what}, ${where}` : `${what} ${words.kinds[property.kind].forIt}, ${where}`;
}

function openingOf(reading: Reading): keyof Reading['words']['mail']['openings'] {
  const part = getPart(reading);
  if (part === 'CARD') return 'CARD';
  if (reading.facts.payment.scheme === 'AUTH') return 'HOLD';
  return part === 'PAYMENT' ? 'FULL' : part;
}

function thanking(reading: Reading): Sentences {
  const { facts, words } = reading;
  const { order, payment, property } = facts;
  const confirms = order.startDate !== null && payment.kind !== 'CARD_REQUEST';
  const confirmed = confirms ? words.kinds[property.kind].confirmed : '';
  return {
    subject: receiptSubject(reading),
    greeting: '',
    opening: [order.guestName === '' ? '' : words.mail.thanks(order.guestName), confirmed]
      .filter((text) => text !== '')
      .join(' '),
    label: doneLabel(reading),
    button: words.mail.openReceipt,
  };
}

function receiptSubject({ facts, language, words: { mail } }: Reading): string {
  const { payment, property } = facts;
  if (payment.state === 'CARD_SAVED') return `${mail.cardSubject}, ${property.name}`;
  const amount = formatSum(payment.amount, payment.currency, language);
  if (payment.state === 'HELD') return mail.heldSubject(amount, property.name);
  if (payment.receiptNumber === null) return mail.paidSubject(amount, property.name);
  return mail.receiptSubject(payment.receiptNumber, amount, property.name);
}

function doneLabel(reading: Reading): string {
  const { facts, words } = reading;
  const { label } = getLabel(reading);
  if (facts.payment.state === 'CARD_SAVED') return label;
  return facts.payment.state === 'HELD' ? words.mail.heldLabel(label) : words.mail.paidLabel(label);
}

function informing(reading: Reading): Sentences {
  const notice = toNotice(reading);
  return {
    subject: `${notice?.title ?? ''}, ${reading.facts.property.name}`,
    greeting: greet(reading),
    opening: notice?.text ?? '',
    label: getLabel(reading).label,
    button: reading.words.mail.openPage,
  };
}

/** `By Apple Pay, Google Pay, card or bank transfer.` Cards and banks are named once. */
function listMethods(reading: Reading): string {
  const { language, words } = reading;
  const titles = toMethods(reading).map(({ kind, title }) => {
    if (kind === 'CARD') return words.mail.card;
    return kind === 'BANK' ? words.mail.bank : title;
  });
  const unique = [...new Set(titles)];
  if (unique.length === 0) return '';
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' });
  return words.mail.by(list.format(unique));
}
