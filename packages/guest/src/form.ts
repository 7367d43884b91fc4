import { toCardMarks } from './card-marks.ts';
import type { GuestFormContent, GuestMethodContent, GuestTransferContent } from './form-content.ts';
import type { GuestMethod, GuestPayment } from './guest-facts.ts';
import type { Reading } from './reading.ts';
import { formatSum } from './sums.ts';

/** How many wallets, and how many ways without a card, a page shows at once; the rest would make it long. */
export const mostShown = { wallets: 2, others: 3 } as const;

/** The words of the right half. */
export function toForm(reading: Reading): GuestFormContent {
  const { facts, words } = reading;
  const { payment } = facts;
  const { form } = words;
  const methods = toMethods(reading);
  // Whoever transfers the money, or has only such ways, gives no card.
  const takesCards =
    payment.state !== 'AWAITING_TRANSFER' && methods.some(({ kind }) => kind === 'CARD' || kind === 'WALLET');
  return {
    button: toButton(reading),
    isOpen: payment.state === 'OPEN' || payment.state === 'DECLINED',
    isBusy: payment.state === 'CONFIRMING',
    orByCard: toOrByCard(reading),
    cardNumber: form.cardNumber,
    cardMarks: toCardMarks(facts.methods),
    expires: form.expires,
    expiresShape: form.expiresShape,
    securityCode: form.securityCode,
    securityCodeShape: form.securityCodeShape,
    nameOnCard: form.nameOnCard,
    asks: toAsks(reading),
    trust: takesCards ? toTrust(reading) : '',
    trustShort: takesCards ? form.trustShort : '',
    language: form.language,
  };
}

/** The fields of a link whose guests say first who they are, and how much they pay. */
function toAsks({ facts: { payment }, words: { form } }: Reading): readonly string[] {
  const { kind, amount } = payment;
  const { part, amount: sum, firstName, lastName, email } = form.asks;
  const person = [firstName, lastName, email];
  if (kind === 'SPLIT' && amount === null) return [part, ...person];
  if (kind !== 'PERMANENT') return [];
  return amount === null ? [sum, ...person] : person;
}

/** Where the card's details go. */
function toTrust({ facts: { payment, property }, words }: Reading): string {
  const { form, kinds } = words;
  const { trust } = kinds[property.kind];
  return payment.scheme === 'AUTH' ? `${form.holdNeedsCard} ${trust}` : `${trust} ${form.mayConfirm}`;
}

/** The verb with its sum. A hold never says Pay. */
export function toButton({ facts: { payment }, language, words: { form } }: Reading): string {
  if (payment.kind === 'CARD_REQUEST') return form.saveCard;
  if (payment.amount === null) return form.choose;
  const amount = formatSum(payment.amount, payment.currency, language);
  return payment.scheme === 'AUTH' ? form.hold(amount) : form.pay(amount);
}

function toOrByCard({ facts: { payment }, words: { form } }: Reading): string {
  if (payment.state === 'DECLINED') return form.orAnother;
  return payment.scheme === 'AUTH' ? form.orHold : form.orByCard;
}

/** The property's methods in its order. Only a card or a wallet can hold money, only a card can be saved. */
export const toMethods = (reading: Reading): readonly GuestMethodContent[] =>
  reading.facts.methods
    .map((method) => ({
      name: method.name,
      title: method.title,
      kind: getKind(method.group),
      ...toRow(method, reading),
    }))
    .filter(({ kind }) => mayUse(kind, reading.facts.payment));

/** Its row among the other ways to pay. */
function toRow({ title, way }: GuestMethod, { facts: { order }, words: { form } }: Reading) {
  const notes = {
    CARD: '',
    WALLET: '',
    REDIRECT: form.redirect,
    TRANSFER: order.startDate === null ? form.bankNote : `${form.bankNote} ${form.bankKept}`,
    INSTANT: form.instant,
    CRYPTO: form.cryptoNote,
  };
  return {
    rowTitle: way === 'CRYPTO' ? form.crypto(title) : title,
    note: notes[way],
    phoneNote: way === 'TRANSFER' ? form.bankPhone : notes[way],
  };
}

function mayUse(kind: GuestMethodContent['kind'], payment: GuestPayment): boolean {
  if (payment.kind === 'CARD_REQUEST') return kind === 'CARD';
  return payment.scheme === 'CHARGE' || kind === 'CARD' || kind === 'WALLET';
}

function getKind(group: GuestMethod['group']): GuestMethodContent['kind'] {
  if (group === 'WALLETS') return 'WALLET';
  if (group === 'CARDS') return 'CARD';
  return group.startsWith('BANK_TRANSFER') ? 'BANK' : 'OTHER';
}

/** The account for a bank transfer, each line to be copied. */
export function toTransfer({ facts, language, words }: Reading): GuestTransferContent | null {
  const { transfer, payment } = facts;
  if (transfer === null) return null;
  const amount = formatSum(payment.amount, payment.currency, language);
  const rows: readonly (readonly [label: string, value: string, copied: string])[] = [
    [words.transfer.beneficiary, transfer.beneficiary, transfer.beneficiary],
    [words.transfer.bank, transfer.bank, transfer.bank],
    [words.transfer.iban, inFours(transfer.iban), transfer.iban.replaceAll(' ', '')],
    [words.transfer.bic, transfer.bic, transfer.bic],
    [words.transfer.amount, amount, payment.amount ?? ''],
    [words.transfer.reference, transfer.reference, transfer.reference],
  ];
  return {
    title: words.transfer.title,
    text: words.transfer.text,
    rows: rows
      .filter(([, value]) => value !== '')
      .map(([label, value, copied]) => ({ label, value, copied, copyLabel: words.transfer.copy(label) })),
  };
}

/** An IBAN as it is printed. */
const inFours = (iban: string): string => iban.replaceAll(' ', '').replace(/.{4}(?=.)/g, '$& ');
