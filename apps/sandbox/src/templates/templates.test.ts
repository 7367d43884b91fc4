import type { TemplateChange } from '@deck/api/contract/templates';
import { type CustomerLanguage, templateIds } from '@deck/api/vocabulary';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { businessProfiles, messages, messageTemplates, properties } from '../database/schema.ts';
import { deliverEmails } from '../scheduler/deliver-emails.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { orderDraft } from '../testing/drafts.ts';
import { cards, getServices, makeLink, payerAt } from '../testing/payments.ts';
import { getPng } from '../testing/pictures.ts';
import { getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(messageTemplates);
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});

const ID = 'PAYMENT_LINK';
type Block = TemplateChange['blocks'][number];
const block = (content: string | null, changes: Partial<Block> = {}): Block => ({
  blockKey: 'message',
  language: 'en',
  content,
  ...changes,
});
const save = (action: TemplateChange['action'], ...blocks: Block[]) =>
  owner.api.templates.save({ id: ID, body: { action, blocks } });
const readText = async (blockKey: Block['blockKey'] = 'message', language: CustomerLanguage = 'en') =>
  (await owner.api.templates.editor({ id: ID })).blocks
    .find((one) => one.blockKey === blockKey)
    ?.texts.find((one) => one.language === language);
const rendered = async (args: Partial<Parameters<Browser['api']['templates']['render']>[0]> = {}) =>
  owner.api.templates.render({ id: ID, language: 'en', ...args });
const mine = '<p>Dear guest, please pay <strong>{{payment_amount}}</strong>.</p>';

// Specification 3.63, 7.63
test("the list has every letter, with the company's wordings", async () => {
  const list = await owner.api.templates.list();
  expect(list.map(({ templateId }) => templateId)).toEqual([...templateIds]);
  expect(list.flatMap(({ versions }) => versions)).toEqual([]);
  await save('PUBLISH', block(mine), block('Оплатите', { language: 'ru', blockKey: 'button' }));
  await save('SAVE', block(mine, { language: 'el' }));
  const [first] = await owner.api.templates.list();
  expect(first).toEqual({
    templateId: ID,
    types: ['DRAFT', 'CUSTOM'],
    languages: ['en', 'el', 'ru'],
    versions: [
      { type: 'DRAFT', languages: ['el'], modifiedAt: '2026-11-20T07:41:00Z', modifiedBy: 'Eleni Markou' },
      {
        type: 'CUSTOM',
        languages: ['en', 'ru'],
        modifiedAt: '2026-11-20T07:41:00Z',
        modifiedBy: 'Eleni Markou',
      },
    ],
  });
  owner.companyId = HALCYON;
  expect((await owner.api.templates.list()).flatMap(({ types }) => types)).toEqual([]);
});

describe('the editor', () => {
  // Specification 7.64
  test('saves a draft, publishes it, and discards it', async () => {
    const system = (await readText())?.system;
    expect(await readText()).toEqual({ language: 'en', system, custom: null, draft: null });
    await save('SAVE', block(mine));
    expect(await readText()).toMatchObject({ custom: null, draft: { content: mine } });
    await save('PUBLISH');
    expect(await readText()).toMatchObject({ custom: mine, draft: null });
    await save('SAVE', block(null));
    expect(await readText()).toMatchObject({ custom: mine, draft: { content: null } });
    await save('DISCARD', block('<p>Thrown away</p>'));
    expect(await readText()).toMatchObject({ custom: mine, draft: null });
    await save('PUBLISH', block(null));
    expect(await readText()).toEqual({ language: 'en', system, custom: null, draft: null });
  });

  test('sanitises HTML and reduces plain text to a single line', async () => {
    await save(
      'SAVE',
      block(
        '<p onclick="x()">Hi <script>alert(1)</script><span style="color:#FF0000;background:url(x)">a</span></p>',
      ),
      block(' Pay\n now ', { blockKey: 'subject' }),
    );
    expect((await readText())?.draft?.content).toBe('<p>Hi <span>a</span></p>');
    expect((await readText('subject'))?.draft?.content).toBe('Pay now');
    const columns = await app.db.select().from(messageTemplates);
    expect(JSON.stringify(columns)).not.toMatch(/script|onclick|url\(/);
  });

  test('refuses invalid texts, naming the block', async () => {
    expect(
      await getRefusal(
        save(
          'SAVE',
          block(mine),
          block('Pay {{everything}}', { blockKey: 'subject' }),
          block('<p> <br></p>'),
          block('x'.repeat(501), { blockKey: 'sms' }),
        ),
      ),
    ).toEqual(
      invalid({
        'blocks.1.content': 'choice',
        'blocks.2.content': 'required',
        'blocks.3.content': 'maxLength?max=500',
      }),
    );
    const noButton = { action: 'SAVE', blocks: [block('x', { blockKey: 'button' })] } as const;
    expect(
      await getRefusal(owner.api.templates.save({ id: 'PAYMENT_PAID', body: noButton as never })),
    ).toEqual(invalid({ 'blocks.0.blockKey': 'choice' }));
    expect(await app.db.select().from(messageTemplates)).toEqual([]);
  });

  test('refuses a save over an outdated revision, and keeps the other change', async () => {
    const seen = await owner.api.templates.editor({ id: ID });
    expect(seen).toMatchObject({ revision: expect.stringMatching(/^\w{16}$/), versions: [] });
    const another = await app.signedIn('eleni.markou@aegeanhouse.gr');
    const theirs = { action: 'SAVE', revision: seen.revision, blocks: [block('<p>Theirs</p>')] } as const;
    const { revision, versions } = await another.api.templates.save({ id: ID, body: theirs as never });
    expect(versions).toMatchObject([{ type: 'DRAFT', languages: ['en'], modifiedBy: 'Eleni Markou' }]);
    for (const action of ['SAVE', 'PUBLISH', 'DISCARD'] as const) {
      const late = { action, revision: seen.revision, blocks: [block(mine)] };
      expect(await getRefusal(owner.api.templates.save({ id: ID, body: late }))).toMatchObject({
        status: 409,
        code: 'TEMPLATE_EDITED_MEANWHILE',
      });
    }
    expect((await readText())?.draft?.content).toBe('<p>Theirs</p>');
    const again = { action: 'PUBLISH', revision, blocks: [block(mine)] } as const;
    expect((await owner.api.templates.save({ id: ID, body: again as never })).revision).not.toBe(revision);
    expect((await readText())?.custom).toBe(mine);
  });

  test('of two concurrent saves of the same revision, keeps one', async () => {
    const { revision } = await owner.api.templates.editor({ id: ID });
    const saves = ['<p>One</p>', '<p>Two</p>'].map((content) =>
      owner.api.templates.save({ id: ID, body: { action: 'SAVE', revision, blocks: [block(content)] } }),
    );
    const done = await Promise.allSettled(saves);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('does not find an unknown letter', async () => {
    for (const id of ['nothing', 'payment_link', '__proto__']) {
      expect(await getRefusal(owner.api.templates.editor({ id }))).toEqual(notFound);
      const body = { action: 'SAVE', blocks: [] } as const;
      expect(await getRefusal(owner.api.templates.save({ id, body: body as never }))).toEqual(notFound);
    }
  });
});

describe('a rendered letter', () => {
  test("shows an example in the brand’s layout, with drafts, published wording, or only the system's", async () => {
    const plain = await rendered();
    expect(plain.subject).toMatch(/^Deposit of €480\.00 for .*2027$/);
    expect(plain.body).toContain('Maria Papadopoulou');
    expect(plain.body).not.toContain('{{');
    await save('PUBLISH', block(mine));
    expect((await rendered()).body).toContain('Dear guest, please pay <strong>€480.00</strong>.');
    await save('SAVE', block('<p>Draft</p>'));
    expect((await rendered()).body).toContain('>Draft</p>');
    expect((await rendered({ hideCustomBlocks: true })).body).toBe(plain.body);
    expect((await rendered({ language: 'lv' })).body).toContain('lang="lv"');
  });

  test('has the company’s colour on its button, of a property and without one', async () => {
    const { id } = await makeLink(owner);
    const paint = (color: string | null) =>
      app.db.update(businessProfiles).set({ color }).where(eq(businessProfiles.id, AEGEAN));
    await paint('#ffd400');
    for (const entityId of [undefined, id])
      expect((await rendered({ entityId })).body).toContain('background-color:#ffd400;color:#0f1c2f');
    await paint(null);
    expect((await rendered({ entityId: id })).body).not.toContain('#ffd400');
  });

  test('starts with the property’s logo or the company’s, at an absolute address, else with a letter', async () => {
    const { id } = await makeLink(owner);
    const [seeded] = await app.db.select().from(properties).where(eq(properties.name, 'Kalypso Bay Resort'));
    const shows = async (address: string | null | undefined, entityId?: string) =>
      expect((await rendered({ entityId })).body).toMatch(
        new RegExp(`<img src="https?://[^"]+${address}" width="\\d+" height="40" alt="[^"]+"`),
      );
    await shows(seeded?.logoUrl, id);
    const logoUrl = '/resources/files/AAAAAAAAAAAAAAAAAAAAAA.png';
    await app.db.update(properties).set({ logoUrl: null }).where(eq(properties.businessProfileId, AEGEAN));
    await app.db.update(businessProfiles).set({ logoUrl }).where(eq(businessProfiles.id, AEGEAN));
    for (const entityId of [undefined, id]) await shows(logoUrl, entityId);
    await app.db.update(businessProfiles).set({ logoUrl: null }).where(eq(businessProfiles.id, AEGEAN));
    expect((await rendered({ entityId: id })).body).toContain('>K</td>');
  });

  test('shows an uploaded picture at an absolute address', async () => {
    const show = (url: string) => save('SAVE', block(`<p>See <img src="${url}" alt="The bay"></p>`));
    const { url } = await owner.api.resources.upload({
      body: new File([Uint8Array.from(getPng(64, 64))], 'bay.png'),
    });
    await show(url);
    const { body } = await rendered();
    expect(body).toMatch(
      new RegExp(
        `<img style="[^"]+" src="http://localhost:4000${url.replaceAll('.', '\\.')}" alt="The bay">`,
      ),
    );
    expect(await getRefusal(show('/resources/files/gone.png'))).toEqual(
      invalid({ 'blocks.0.content': 'picture' }),
    );
  });

  test('is a single line of text as an SMS', async () => {
    const { renderType, subject, body } = await rendered({ renderType: 'sms', language: 'ru' });
    expect([renderType, subject]).toEqual(['sms', '']);
    expect(body).toMatch(/Предоплата 30\s%, 480,00\s€\. .*\/pay\/example$/);
  });

  // Specification 7.65
  test('can show an order or a payment of the division', async () => {
    const { id, orderId, orderExternalId, link } = await makeLink(owner);
    for (const entityId of [id, orderId]) {
      const { subject, body } = await rendered({ entityId });
      expect(subject).toMatch(/^Full payment of €1,000\.00 for your stay, 24\s–\s28 November 2026$/);
      expect(body).toContain(orderExternalId ?? '');
      expect(body).toContain('€1,000.00');
    }
    expect((await rendered({ entityId: id })).body).toContain(`href="${link}"`);
    owner.companyId = HALCYON;
    expect(await getRefusal(rendered({ entityId: id }))).toEqual(notFound);
    expect(await getRefusal(rendered({ entityId: orderId }))).toEqual(notFound);
    expect(await getRefusal(rendered({ entityId: 'nothing' }))).toEqual(notFound);
  });

  test('is not found for an unknown language or letter', async () => {
    expect(await getRefusal(rendered({ language: 'de' }))).toEqual(notFound);
    expect(await getRefusal(rendered({ id: 'nothing' }))).toEqual(notFound);
    expect(await getRefusal(rendered({ renderType: 'fax' as never }))).toEqual(
      invalid({ renderType: 'choice' }),
    );
  });

  // Specification 7.66
  test('can be a single block', async () => {
    const asked = { id: ID, blockKey: 'message', language: 'en' };
    await save('SAVE', block(mine));
    const { blockKey, format, body } = await owner.api.templates.renderBlock(asked);
    expect([blockKey, format]).toEqual(['message', 'HTML']);
    expect(body).toMatch(/^<p style="[^"]+">Dear guest, please pay <strong>€480\.00<\/strong>\.<\/p>$/);
    expect(await owner.api.templates.renderBlock({ ...asked, blockKey: 'button' })).toEqual({
      blockKey: 'button',
      format: 'TEXT',
      body: 'Pay €480.00',
    });
    for (const wrong of [
      { blockKey: 'nothing' },
      { language: 'xx' },
      { id: 'PAYMENT_PAID', blockKey: 'button' },
    ])
      expect(await getRefusal(owner.api.templates.renderBlock({ ...asked, ...wrong }))).toEqual(notFound);
  });
});

describe('a test letter', () => {
  const send = (changes: Partial<Parameters<Browser['api']['templates']['send']>[0]> = {}) =>
    owner.api.templates.send(
      { id: ID, language: 'en', email: 'eleni.markou@aegeanhouse.gr', ...changes },
      withKey(),
    );
  const sent = () => app.db.select().from(messages).where(eq(messages.kind, 'TEMPLATE_TEST'));
  beforeEach(() => app.db.delete(messages).where(eq(messages.kind, 'TEMPLATE_TEST')));

  // Specification 7.67
  test('uses the draft, and has a QR code if requested', async () => {
    await save('SAVE', block('<p>Draft</p>'));
    expect(await send({ withQrcode: true })).toMatchObject({ recipient: 'eleni.markou@aegeanhouse.gr' });
    const [message] = await sent();
    expect(message).toMatchObject({
      channel: 'EMAIL',
      recipient: 'eleni.markou@aegeanhouse.gr',
      carrier: 'WAITING',
    });
    expect(message?.body).toContain('>Draft</p>');
    expect(message?.body).toContain('data:image/png');
  });

  test('is sent to any address, if it is one', async () => {
    expect(await getRefusal(send({ email: 'nobody' }))).toEqual(invalid({ email: 'email' }));
    for (const email of ['Nikos.Stathakis@aegeanhouse.gr', 'stranger@example.com'])
      expect(await send({ email })).toMatchObject({ recipient: email });
    expect(await sent()).toHaveLength(2);
  });

  test('is sent once a minute per address, also when requested twice at once', async () => {
    const presses = await Promise.allSettled([send(), send(), send()]);
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await getRefusal(send())).toEqual({
      status: 409,
      code: 'MESSAGE_SENT_RECENTLY',
      params: { seconds: 60 },
    });
    await app.clock.advance(60_000);
    await send();
    expect(await sent()).toHaveLength(2);
  });

  test('is sent at most twenty times an hour', async () => {
    for (let count = 0; count < 20; count++) {
      await send();
      await app.clock.advance(60_000);
    }
    expect(await getRefusal(send())).toMatchObject({
      code: 'MESSAGE_SENT_RECENTLY',
      params: { seconds: 2_400 },
    });
  });

  test('is not sent for an unknown letter, language or order', async () => {
    for (const wrong of [{ id: 'nothing' }, { language: 'de' }, { entityId: 'nothing' }])
      expect(await getRefusal(send(wrong))).toEqual(notFound);
  });
});

test('customers get the published wording, never a draft', async () => {
  const customer = { ...orderDraft().customer, language: 'en' as const };
  const send = async () => {
    const { id } = await makeLink(owner, {}, { customer });
    const body = { channel: 'EMAIL', recipient: 'm.papadopoulou@outlook.gr', withQrcode: false } as const;
    await owner.api.payments.notify({ id, body }, withKey());
    const [message] = await app.db.select().from(messages).where(eq(messages.paymentId, id));
    return message?.body ?? '';
  };
  await save('SAVE', block(mine));
  expect(await send()).toContain('please make the payment, and your booking is confirmed.');
  await save('PUBLISH');
  expect(await send()).toContain('Dear guest, please pay <strong>€1,000.00</strong>.');

  const paid = {
    action: 'PUBLISH',
    blocks: [block('Bedankt {{customer_name}}', { blockKey: 'subject' })],
  } as const;
  await owner.api.templates.save({ id: 'PAYMENT_PAID', body: paid as never });
  const { id, link } = await makeLink(owner, {}, { customer });
  await payerAt(app, link).pay(cards.good);
  await deliverEmails(getServices(app));
  const [letter] = await app.db
    .select()
    .from(messages)
    .where(and(eq(messages.paymentId, id), eq(messages.kind, 'PAYMENT_PAID')));
  expect(letter?.subject).toBe('Bedankt Maria Papadopoulou');
});
