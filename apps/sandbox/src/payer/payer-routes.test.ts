import { afterAll, beforeAll, expect, test } from 'vitest';
import { cards, makeLink, payerAt } from '../testing/payments.ts';
import { type Browser, createTestApp, ORIGIN, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

const getFields = (body: unknown) =>
  (body as { meta: { error: { params: { fields: unknown } } } }).meta.error.params.fields;

test('an unknown address is not found, whatever the call', async () => {
  const payer = payerAt(app, `${ORIGIN}/pay/nothing`);
  expect(await payer.view()).toMatchObject({ meta: { error: { code: 'NOT_FOUND' } } });
  const asked = [
    payer.post('/seen', {}),
    payer.give(cards.good, 0),
    payer.post('/method', { method: 'IRIS', attempt: 0 }),
    payer.post('/returned', {}),
    payer.post('/another-way', {}),
    payer.post('/billing', { street: 'Odos 1', postalCode: '84300' }),
  ];
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe(404);
});

test.each(['', '/seen', '/said-paid', '/invoice.pdf'])(
  'an address with text that no database can store is not found, whatever the call: %j',
  async (act) => {
    const method = act === '' || act.endsWith('.pdf') ? 'GET' : 'POST';
    for (const page of ['', 'permanent/', 'split/', 'cards/']) {
      const response = await app.app.request(`${ORIGIN}/pay/api/${page}a%00b${act}`, { method });
      expect([page, response.status]).toEqual([page, 404]);
    }
  },
);

test('a request names what it pays with, and no number of a card is taken', async () => {
  const payer = payerAt(app, (await makeLink(owner)).link);
  const refused = async (path: string, sent: object) => {
    const { status, body } = await payer.post(path, sent);
    expect(status).toBe(400);
    return getFields(body);
  };
  expect(await refused('/card', { attempt: 0 })).toEqual({ card_token: 'required' });
  expect(await refused('/card', { cardToken: 'tok_made_up', attempt: 0 })).toEqual({ card_token: 'invalid' });
  expect(await refused('/card', { cardToken: 'tok', attempt: -1 })).toEqual({ attempt: 'invalid' });
  expect(await refused('/card', { cardToken: cards.good, attempt: 0 })).toMatchObject({
    card_token: expect.stringContaining('ard'),
  });
  // Not even in a field that nobody reads.
  expect(await refused('/card', { cardToken: 'tok', attempt: 0, number: cards.good })).toEqual({
    number: 'cardNumber',
  });
  expect(await refused('/method', { attempt: 0 })).toEqual({ method: 'required' });
  expect((await payer.view()).attempts).toBe(0);
});

test('the bank’s page, and the page one comes back to, keep the language that was chosen', async () => {
  const payer = payerAt(app, (await makeLink(owner)).link);
  expect((await payer.post('/method', { method: 'IRIS', attempt: 0, language: 'xx' })).status).toBe(400);
  const { body } = await payer.post('/method', { method: 'IRIS', attempt: 0, language: 'lv' });
  const url = new URL((body as { action: { url: string } }).action.url);
  expect(url.search).toBe('?language=lv');
  const asked = await app.psp.request(`/frame/operations/${url.pathname.split('/').at(-1)}`);
  expect((await asked.json()) as object).toMatchObject({
    returnUrl: expect.stringMatching(/\/pay\/[\w-]+\?language=lv$/),
  });
});

test('a payer is offered the languages that the dictionary has enabled for customers', async () => {
  const read = async () => (await app.app.request(`${ORIGIN}/pay/api/languages`)).json();
  expect(await read()).toEqual(expect.arrayContaining(['en', 'lt']));
  const { dictionaries } = app.browser().api;
  const lithuanian = (await dictionaries.languages()).find(({ code }) => code === 'lt');
  if (!lithuanian) throw new Error('Lithuanian is missing');
  const set = (forCustomers: boolean) =>
    dictionaries.updateLanguage({ languageId: lithuanian.id, body: { ...lithuanian, forCustomers } });
  await set(false);
  expect(await read()).not.toContain('lt');
  await set(true);
  expect(await read()).toContain('lt');
});

test('invalid or oversized JSON is refused', async () => {
  const { link } = await makeLink(owner);
  const send = (body: string) =>
    app.app.request(`${link?.replace('/pay/', '/pay/api/')}/card`, { method: 'POST', body });
  const broken = await send('{"number":');
  expect([broken.status, getFields(await broken.json())]).toEqual([400, { body: 'invalid' }]);
  const huge = await send(JSON.stringify({ number: '4'.repeat(10_000) }));
  expect([huge.status, getFields(await huge.json())]).toEqual([400, { body: 'tooLarge' }]);
});

test('both billing details are required', async () => {
  const payer = payerAt(app, (await makeLink(owner)).link);
  await payer.pay(cards.withoutAddress);
  const { status, body } = await payer.post('/billing', { street: ' ' });
  expect([status, getFields(body)]).toEqual([400, { street: 'required', postal_code: 'required' }]);
  expect((await payer.view()).status).toBe('AWAITING_CLARIFICATION');
});

test('an answer must not be cached', async () => {
  const { link } = await makeLink(owner);
  const response = await app.app.request(`${link?.replace('/pay/', '/pay/api/')}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test("neither a card nor a link's secret reaches the log or the database", async () => {
  const { link } = await makeLink(owner);
  const payer = payerAt(app, link);
  for (const number of [cards.poor, cards.asking]) await payer.pay(number);
  await payer.give('4242 4242 4242 4241', 2);
  const said = JSON.stringify(app.log);
  expect(said).not.toContain(link?.split('/').at(-1));
  expect(app.log.some(({ route }) => route === '/pay/api/:token/card')).toBe(true);

  const tables = await app.connection.pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'deck'",
  );
  const rows = await Promise.all(
    tables.rows.map(({ name }) => app.connection.pool.query(`SELECT t::text AS row FROM deck."${name}" t`)),
  );
  const stored = rows.flatMap((found) => found.rows.map(({ row }) => String(row))).join('\n');
  expect(stored).toContain('400000••••••9995');
  for (const number of [cards.poor, cards.asking]) {
    const digits = number.replaceAll(' ', '');
    for (const text of [said, stored]) {
      expect(text).not.toContain(digits);
      expect(text).not.toContain(number);
    }
  }
});
