import { describe, expect, test } from 'vitest';
import * as examples from './examples/index.ts';
import { type GuestContent, type GuestFacts, guestLanguages, toGuestContent } from './index.ts';

const { halcyon, halcyonHeld, jet, kalypso, kalypsoPaid, kalypsoTransfer, permanent, thalassaWhole } =
  examples;
const cases = guestLanguages.flatMap((language) =>
  Object.entries(examples).map(([name, facts]) => ({ name, language, facts: facts as GuestFacts })),
);

/** Every text of a value, wherever it stands. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);

/** What only the property and staff write, in their own language. */
const wordsOf = ({ property, facts, positions, methods, kind, state, ...content }: GuestContent) =>
  textsOf(content);

describe.each(cases)('$name in $language', ({ facts, language }) => {
  const content = toGuestContent(facts, language, { guestTimezone: 'Europe/Oslo' });

  test('is complete', () => {
    const { form, mail, message } = content;
    for (const text of [content.sum.label, form.button, mail.subject, mail.opening, message.text])
      expect(text).not.toBe('');
    // Whoever transfers the money reads nothing of cards.
    expect(form.trust === '').toBe(content.state === 'AWAITING_TRANSFER');
    for (const text of textsOf(content))
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\.\.| ,|\s{2}/);
  });

  test('never says a word of the trade', () => {
    for (const text of wordsOf(content))
      expect(text).not.toMatch(/transaction|merchant|payer|scheme|captur|order policy/i);
  });

  test('has a line that adds up, with a legend for each part', () => {
    const { line } = content;
    if (line === null) return expect(content.sum.phoneLabel).not.toContain('6,480.00');
    expect(line.segments.reduce((all, { share }) => all + share, 0)).toBeCloseTo(1, 9);
    for (const { name } of line.segments) expect(line.legend.map((part) => part.name)).toContain(name);
  });
});

test.each(cases.filter(({ language }) => language !== 'en'))(
  '$name leaves no English in $language',
  (one) => {
    const english = new Set(wordsOf(toGuestContent(one.facts, 'en')));
    const shared = /^([a-z]+$|IBAN|BIC|CVC|PDF|MM \/ YY|Visa|Mastercard|\d|•|https?:)/;
    const { label } = one.facts.payment;
    const own = textsOf(one.facts).join('\n');
    const left = wordsOf(toGuestContent(one.facts, one.language))
      .filter(
        (text) => english.has(text) && /[A-Za-z]{3}/.test(text) && !shared.test(text) && !own.includes(text),
      )
      .filter((text) => label === '' || !text.startsWith(label));
    expect(left).toEqual([]);
  },
);

describe('a deposit', () => {
  const content = toGuestContent(kalypso, 'en', { guestTimezone: 'Europe/Oslo' });

  test('is what the picture shows', () => {
    expect(content.header).toBe('Order KLB-20431 for Ingrid Solheim');
    expect(content.sum).toMatchObject({ label: 'Deposit 30\u00a0%', amount: '€1,944.00', isStruck: false });
    expect(content.sum.phoneLabel).toBe('Deposit 30\u00a0% of €6,480.00, KLB-20431');
    expect(content.line?.title).toBe('Deposit 30\u00a0%: €1,944.00 of €6,480.00');
    expect(content.line?.sentence).toBe('Paid €648.00, this payment €1,944.00, still due €3,888.00');
    expect(content.line?.legend.map(({ detail }) => detail)).toEqual([
      '14 Nov 2026, booking fee',
      'by Sun 22 Nov 2026',
      'by Sat 29 May 2027',
    ]);
    expect(content.stay?.blocks.map(({ label, value, detail }) => [label, value, detail])).toEqual([
      ['Check-in', 'Sat 12 June 2027', 'from 15:00'],
      ['Check-out', 'Sat 19 June 2027', 'until 11:00'],
      ['Length', '7\u00a0nights', ''],
      ['Guests', '2\u00a0guests', 'Sea View Suite, half board'],
    ]);
    expect(content.positions?.rows.map(({ detail }) => detail)).toEqual([
      '7\u00a0nights × €870.00',
      '2\u00a0guests',
      '15 June, 2\u00a0guests',
    ]);
    expect(content.form.button).toBe('Pay €1,944.00');
  });

  test('is asked for in a letter and an SMS', () => {
    expect(content.mail.subject).toMatch(/^Deposit of €1,944\.00 for your stay, 12.–.19 June 2027$/);
    expect(content.mail.preview).toBe('Pay by Sun 22 November 2026, 09:41 in Athens');
    expect(content.mail.methods).toBe('By Apple Pay, Google Pay, card or bank transfer.');
    expect(content.message.text).toBe(
      'Kalypso Bay Resort: Deposit 30 %, €1,944.00. By Sun 22 Nov, 09:41 in Athens. pay.aegeanhouse.gr/l/7Qm2vXc9Tz',
    );
  });
});

test('a receipt says what was paid, how, and what comes next', () => {
  const content = toGuestContent(kalypsoPaid, 'en');
  expect(content.receipt?.rows.map(({ label, value }) => [label, value])).toEqual([
    ['Paid', '20 Nov 2026, 10:03 EET'],
    ['With', 'Visa ••••\u00a08024'],
    ['Receipt', 'R-778142'],
    ['Approval', '731904'],
  ]);
  expect(content.receipt?.atFull).toBe('20 November 2026, 10:03 in Athens');
  expect(content.line).toMatchObject({
    title: '40\u00a0% of €6,480.00 is paid',
    side: 'Balance due by Sat 29 May 2027',
  });
  expect(content.next?.steps).toEqual([
    { when: 'Sat 22 May 2027', what: 'We e-mail the link for the balance' },
    { when: 'Sat 29 May 2027, 18:00', what: 'Balance of €3,888.00 due; free cancellation ends' },
    { when: 'Sat 12 June 2027, 15:00', what: 'Check-in at Kalypso Bay Resort' },
  ]);
  expect(content.mail.subject).toBe('Receipt R-778142: €1,944.00 paid, Kalypso Bay Resort');
});

describe('a hold', () => {
  const content = toGuestContent(halcyon, 'en');

  test('never says Pay', () => {
    const { isHold, mail, ...rest } = content;
    const said = [...wordsOf({ ...rest, isHold, mail }), mail.subject, mail.button];
    expect(
      said.filter((text) => /\bpay\b(?!\.)/i.test(text.replaceAll(/Apple Pay|Google Pay/g, ''))),
    ).toEqual([]);
    expect(content.form.button).toBe('Hold €11,750.00');
  });

  test('says what happens today, when it is taken, when it is freed', () => {
    expect(content.holdSteps.map(({ when, what }) => [when, what])).toEqual([
      ['Today', 'Held on your card'],
      ['Mon 30 Nov, 12:00', 'Taken when you board'],
      ['If we cancel', 'Freed in full'],
    ]);
    expect(content.line?.title).toBe('Hold: €11,750.00 of €23,500.00, taken when you board');
    expect(content.line?.legend.at(-1)).toMatchObject({
      amount: '€0.00',
      detail: 'nothing at the quay',
      isZero: true,
    });
  });

  test('takes no bank transfer', () => {
    expect(new Set(content.methods.map(({ kind }) => kind))).toEqual(new Set(['WALLET', 'CARD']));
  });

  test('is not paid once it is held', () => {
    const held = toGuestContent(halcyonHeld, 'en');
    expect(held.receipt?.badge).toBe('Held');
    expect(held.line?.segments.map(({ name }) => name)).toEqual(['paid', 'held']);
    expect(held.line?.title).toBe('€11,750.00 of €23,500.00 is held');
  });
});

test('one payment that is the whole order has no line and no "of"', () => {
  const content = toGuestContent(thalassaWhole, 'en');
  expect(content.line).toBeNull();
  expect(content.sum).toMatchObject({ label: 'Full payment', phoneLabel: 'Full payment, PAR-00561' });
});

test('a chosen bank transfer lists what to copy', () => {
  const rows = toGuestContent(kalypsoTransfer, 'en').transfer?.rows;
  expect(rows?.find(({ label }) => label === 'IBAN')).toEqual({
    label: 'IBAN',
    value: 'GR16 0110 1250 0000 0001 2300 695',
    copied: 'GR1601101250000000012300695',
    copyLabel: 'Copy: IBAN',
  });
  expect(rows?.find(({ label }) => label === 'Amount')?.copied).toBe('1944.00');
});

test('a permanent link greets nobody, and its guest chooses the sum', () => {
  const { mail, form, sum, header } = toGuestContent(permanent, 'en');
  expect({ header, amount: sum.amount, button: form.button, greeting: mail.greeting }).toEqual({
    header: '',
    amount: '',
    button: 'Continue to pay',
    greeting: '',
  });
});

test('a flight has passengers and no nights', () => {
  const { stay, positions } = toGuestContent(jet, 'en');
  expect(stay?.blocks.map(({ label }) => label)).toEqual(['Departure', 'Return flight', 'Passengers']);
  expect(positions?.rows[0]?.detail).toBe('return, 6\u00a0passengers');
});

describe('what each other way to pay says of itself', () => {
  const other = (way: 'REDIRECT' | 'TRANSFER' | 'INSTANT' | 'CRYPTO', facts = kalypso) => {
    const group = way === 'CRYPTO' ? 'CRYPTO' : 'BANK_TRANSFER_EU';
    return toGuestContent({ ...facts, methods: [{ name: way, title: 'A way', group, way }] }, 'en')
      .methods[0];
  };

  test('a transfer takes working days, and keeps dates if there are any', () => {
    expect(other('TRANSFER')).toMatchObject({
      note: 'Arrives in 1 to 2 working days. Your dates stay kept.',
      phoneNote: 'Arrives in 1 to 2 working days',
    });
    const undated = { ...kalypso, order: { ...kalypso.order, startDate: null } };
    expect(other('TRANSFER', undated)?.note).toBe('Arrives in 1 to 2 working days.');
  });

  test.each([
    ['INSTANT', 'A way', 'Arrives within seconds at most banks.'],
    ['REDIRECT', 'A way', 'You confirm on their page and come back here.'],
    ['CRYPTO', 'I have sent it: A way', 'Simulated: nothing has to be sent.'],
  ] as const)('%s', (way, rowTitle, note) => {
    expect(other(way)).toMatchObject({ title: 'A way', rowTitle, note, phoneNote: note });
  });
});

test('a split and a permanent link ask first who pays, and how much if that is open', () => {
  const asks = (facts: GuestFacts) => toGuestContent(facts, 'en').form.asks;
  const person = ['First name', 'Last name', 'E-mail'];
  const of = (kind: GuestFacts['payment']['kind'], amount: string | null) =>
    asks({ ...kalypso, payment: { ...kalypso.payment, kind, amount } });
  expect(of('SPLIT', null)).toEqual(['Your part', ...person]);
  expect(of('PERMANENT', null)).toEqual(['Amount', ...person]);
  expect(of('PERMANENT', '100.00')).toEqual(person);
  expect([of('SPLIT', '100.00'), of('PAYMENT', '100.00')]).toEqual([[], []]);
});
