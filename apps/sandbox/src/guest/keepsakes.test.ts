import { customerLanguages } from '@deck/api/vocabulary';
import { toGuestContent } from '@deck/guest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cards, makeLink, payerAt } from '../testing/payments.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { type Browser, createTestApp, ORIGIN, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

const get = (link: string | null, file: string) =>
  app.app.request(`${(link ?? '').replace(`${ORIGIN}/pay/`, `${ORIGIN}/pay/api/`)}/${file}`);

async function paidLink(changes: Parameters<typeof makeLink>[1] = {}) {
  const { link } = await makeLink(owner, changes);
  await payerAt(app, link).pay(cards.good);
  return link;
}

/** The text with plain spaces, without the line breaks of the page. */
const flat = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, '');

test.each(customerLanguages)('the receipt is readable in %s', async (language) => {
  const link = await paidLink({ amount: '400.00' });
  const file = await get(link, `receipt.pdf?language=${language}`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const text = pdfText(Buffer.from(await file.arrayBuffer()));
  expect(text).not.toContain('�');
  const { guest } = await payerAt(app, link).view();
  const content = toGuestContent(guest, language);
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="${guest.payment.receiptNumber}.pdf"`,
  );
  const { receipt, stay, sum, line, facts, header } = content;
  for (const said of [
    header,
    sum.amount,
    sum.label,
    receipt?.badge,
    receipt?.at,
    receipt?.with,
    receipt?.code,
    stay?.pass.start.day,
    stay?.pass.end?.when,
    line?.title,
    line?.legend.at(-1)?.amount,
    content.positions?.total.value,
    content.next?.steps[0]?.what,
    facts.charger.text,
    facts.charger.taxpayer,
    facts.charger.statement,
    facts.cancellation?.text,
    facts.questions.phone,
  ])
    expect(flat(text)).toContain(flat(said ?? 'nothing was said'));
});

test('the receipt is in the language of the guest, unless the page says another it knows', async () => {
  const link = await paidLink();
  const read = async (file: string) => pdfText(Buffer.from(await (await get(link, file)).arrayBuffer()));
  expect(await read('receipt.pdf')).toContain('Πληρώθηκε');
  expect(await read('receipt.pdf?language=xx')).toContain('Πληρώθηκε');
  expect(await read('receipt.pdf?language=lv')).toContain('Samaksāts');
});

test('held money has a receipt too; money that did not move has none', async () => {
  const held = await get(await paidLink({ scheme: 'AUTH' }), 'receipt.pdf?language=en');
  expect(pdfText(Buffer.from(await held.arrayBuffer()))).toContain('Held');
  const { link } = await makeLink(owner);
  for (const address of [link, `${ORIGIN}/pay/nothing`])
    expect((await get(address, 'receipt.pdf')).status).toBe(404);
  await payerAt(app, link).pay(cards.poor);
  expect((await get(link, 'receipt.pdf')).status).toBe(404);
});

test('the stay can be put into a calendar, before and after it is paid', async () => {
  const { link, orderExternalId } = await makeLink(owner);
  const file = await get(link, 'stay.ics?language=en');
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const text = await file.text();
  for (const line of ['BEGIN:VCALENDAR', 'DTSTART:20261124T130000Z', 'DTEND:20261128T090000Z'])
    expect(text).toContain(`${line}\r\n`);
  expect(text).toContain(orderExternalId ?? '');
  expect((await get(`${ORIGIN}/pay/nothing`, 'stay.ics')).status).toBe(404);
});

test('an order without dates has no stay', async () => {
  const { link } = await makeLink(
    owner,
    {},
    { positions: [{ type: 'OTHER', name: 'Spa day', amount: '1000.00' }] },
  );
  expect((await get(link, 'stay.ics')).status).toBe(404);
  expect((await payerAt(app, link).view()).guest).toMatchObject({
    payment: { kind: 'FAST' },
    order: { startDate: null },
    next: [],
  });
});
