import { formatRate } from '@deck/values';
import { toFacts } from './contact.ts';
import { toDeadline } from './deadline.ts';
import { toForm, toMethods, toTransfer } from './form.ts';
import type { GuestContent, GuestPropertyContent, GuestSumContent } from './guest-content.ts';
import type { GuestFacts, GuestLanguage, GuestProperty } from './guest-facts.ts';
import { toHoldSteps } from './hold-steps.ts';
import { getLabel, getPart } from './label.ts';
import { toMail } from './mail.ts';
import { toMessageText } from './message.ts';
import { toNext } from './next-steps.ts';
import { toNotice } from './notice.ts';
import { toPositions } from './positions.ts';
import type { Reading } from './reading.ts';
import { toReceipt } from './receipt.ts';
import { isOver } from './states.ts';
import { toStay } from './stay.ts';
import { formatSum } from './sums.ts';
import { toLine } from './to-line.ts';
import type { GuestWords } from './words/en.ts';

/** What guests read, in one language. */
export interface LoadedGuestWords {
  readonly language: GuestLanguage;
  readonly words: GuestWords;
}

export interface GuestContentOptions {
  /** The IANA zone of the guest's device. Without it the guest's own time is left out. */
  readonly guestTimezone?: string | undefined;
}

/**
 * Puts the facts into words that were loaded, once for all faces.
 * @throws RangeError for an unknown currency or zone, or a malformed amount, date or instant.
 */
export function writeGuestContent(
  facts: GuestFacts,
  { language, words }: LoadedGuestWords,
  { guestTimezone }: GuestContentOptions = {},
): GuestContent {
  const reading: Reading = { facts, language, words, guestTimezone };
  const { payment, order } = facts;
  return {
    language,
    kind: payment.kind,
    state: payment.state,
    isHold: payment.scheme === 'AUTH',
    property: toProperty(facts.property),
    header: toHeader(reading),
    orderTitle: order.number === '' ? '' : reading.words.headerOrder(order.number),
    orderNumber: order.number,
    sum: toSum(reading),
    deadline: toDeadline(reading),
    stay: toStay(reading),
    positions: toPositions(reading),
    line: toLine(reading),
    facts: toFacts(reading),
    notice: toNotice(reading),
    holdSteps: toHoldSteps(reading),
    form: toForm(reading),
    methods: toMethods(reading),
    transfer: toTransfer(reading),
    receipt: toReceipt(reading),
    next: toNext(reading),
    message: { text: toMessageText(reading) },
    mail: toMail(reading),
    staffNote: payment.staffNote,
  };
}

function toProperty({
  name,
  kind,
  place,
  website,
  photoUrl,
  logoUrl,
  color,
}: GuestProperty): GuestPropertyContent {
  const initial = name.match(/\p{L}|\p{N}/u)?.[0].toUpperCase() ?? '';
  return { name, initial, kind, place, website, photoUrl, logoUrl, color };
}

function toHeader({ facts: { order }, words }: Reading): string {
  if (order.number === '') return order.guestName;
  return order.guestName === ''
    ? words.headerOrder(order.number)
    : words.header(order.number, order.guestName);
}

/** Whether `of €6,480.00` may follow the label. After staff's own words, or `Hold`, it would say something else. */
function isPart(reading: Reading): boolean {
  const { payment } = reading.facts;
  const part = getPart(reading);
  return payment.label === '' && payment.scheme === 'CHARGE' && (part === 'DEPOSIT' || part === 'PART');
}

function toSum(reading: Reading): GuestSumContent {
  const { facts, language, words } = reading;
  const { payment, order } = facts;
  const { label } = getLabel(reading);
  const total = formatSum(order.total, order.currency, language);
  const { conversion } = payment;
  return {
    label,
    amount: formatSum(payment.amount, payment.currency, language),
    phoneLabel: [isPart(reading) ? words.of(label, total) : label, order.number]
      .filter((text) => text !== '')
      .join(', '),
    conversion:
      conversion === null
        ? ''
        : words.converted(
            formatSum(conversion.amount, conversion.currency, language),
            formatRate(conversion.rate, language),
          ),
    isStruck: isOver(payment.state),
  };
}
