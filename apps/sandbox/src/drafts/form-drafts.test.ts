import { DRAFT_DAYS, MOST_DRAFTS } from '@deck/api/rules';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formDrafts, userProperties } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { runDataOf } from '../testing/data-statements.ts';
import { orderDraft, paymentDraft } from '../testing/drafts.ts';
import { newOrderDraft, orderEditDraft, quickDraft } from '../testing/form-drafts.ts';
import { makeOrder } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { denied, getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, NOW, type TestApp, withKey } from '../testing/test-app.ts';
import { forgetOldDrafts } from './complete-draft.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let app: TestApp;
let person: Browser;
let colleague: Browser;

beforeAll(async () => {
  app = await createTestApp();
  person = await someone(app, 'eva', 'OWNER', [AEGEAN, HALCYON]);
  colleague = await someone(app, 'leo', 'OWNER', [AEGEAN]);
});
afterEach(async () => {
  app.clock.jump(NOW.getTime() - app.clock.now().getTime());
  person.companyId = AEGEAN;
  await app.db.delete(formDrafts);
});
afterAll(() => app.close());

const make = (
  browser = person,
  body: Parameters<Browser['api']['drafts']['create']>[0]['body'] = quickDraft(),
) => browser.api.drafts.create({ body }, withKey());
const readIds = async (browser = person) => (await browser.api.drafts.list({})).map(({ id }) => id);

describe('a draft', () => {
  test('is read as it was typed, in another browser of the same person', async () => {
    const saved = await make();
    expect(saved).toMatchObject({
      kind: 'FAST_PAYMENT',
      orderId: null,
      subject: 'Maria Papadopoulou',
      savedAt: '2026-11-20T07:41:00Z',
      expiresAt: '2026-12-20T07:41:00Z',
      revision: 1,
    });
    const other = await app.signedIn('eva@aegeanhouse.gr');
    other.companyId = AEGEAN;
    expect(await other.api.drafts.list({ kind: 'FAST_PAYMENT' })).toEqual([saved]);
    const read = await other.api.drafts.get({ draftId: saved.id });
    expect(read).toEqual({ ...saved, values: quickDraft().values });
  });

  test('of an edit keeps the revision of its order, and is named after it', async () => {
    const { id, revision, externalId } = await makeOrder(person);
    const draft = await make(person, orderEditDraft(id, revision));
    expect(draft).toMatchObject({ orderId: id, subject: externalId });
    expect((await person.api.drafts.get({ draftId: draft.id })).values).toMatchObject({ revision });
    expect(await person.api.drafts.list({ kind: 'ORDER_EDIT', orderId: id })).toEqual([draft]);
    expect(await person.api.drafts.list({ kind: 'ORDER_EDIT', orderId: 'another' })).toEqual([]);
  });

  test('of another person or division is unknown', async () => {
    const { id } = await make();
    const body = { ...quickDraft(), revision: 1 };
    const strange = async (browser: Browser) => {
      expect(await readIds(browser)).toEqual([]);
      const { get, save, remove } = browser.api.drafts;
      expect(await getRefusal(get({ draftId: id }))).toEqual(notFound);
      expect(await getRefusal(save({ draftId: id, body }))).toEqual(notFound);
      expect(await getRefusal(remove({ draftId: id }))).toEqual(notFound);
    };
    await strange(colleague);
    person.companyId = HALCYON;
    await strange(person);
    person.companyId = AEGEAN;
    expect(await readIds()).toEqual([id]);
  });

  test('of an order that belongs to another division is refused', async () => {
    const { id } = await makeOrder(person);
    person.companyId = HALCYON;
    expect(await getRefusal(make(person, orderEditDraft(id)))).toEqual(notFound);
  });

  test('of an order of another property is out of sight once the person is assigned elsewhere', async () => {
    const { id } = await makeOrder(person);
    const draft = await make(person, orderEditDraft(id));
    const assigned = { userId: 'user-eva', propertyId: 'property-lykavittos' };
    await app.db.insert(userProperties).values(assigned);
    expect(await readIds()).toEqual([]);
    expect(await getRefusal(person.api.drafts.get({ draftId: draft.id }))).toEqual(notFound);
    await app.db.delete(userProperties).where(eq(userProperties.userId, 'user-eva'));
    expect(await readIds()).toEqual([draft.id]);
  });

  test('needs the right of its form', async () => {
    const { id } = await makeOrder(person);
    const editor = await someone(app, 'editor', 'ONLY_ORDER_INSTANCE_EDIT', [AEGEAN]);
    expect(await getRefusal(make(editor))).toEqual(denied('ORDER_INSTANCE_CREATE'));
    const own = await make(editor, orderEditDraft(id));
    await app.db.insert(formDrafts).values({
      id: 'of-before',
      userId: 'user-editor',
      businessProfileId: AEGEAN,
      kind: 'SPLIT_PAYMENT',
      subject: '',
      values: quickDraft().values,
      revision: 1,
      savedAt: NOW,
    });
    expect(await readIds(editor)).toEqual([own.id]);
    expect(await getRefusal(editor.api.drafts.get({ draftId: 'of-before' }))).toEqual(
      denied('ORDER_SPLIT_PAYMENTS'),
    );
  });

  test('is deleted', async () => {
    const { id } = await make();
    await person.api.drafts.remove({ draftId: id });
    expect(await readIds()).toEqual([]);
  });
});

const draftPosition = (index: number) => ({
  key: String(index),
  type: 'OTHER' as 'OTHER' | 'FLIGHT',
  name: '',
  propertyId: '',
  rate: '',
  amount: '',
  priced: '',
  period: 'PER_DAY' as const,
  length: '',
  trip: 'RETURN' as 'RETURN' | 'ONE_WAY',
  days: { from: '', to: '' },
  people: '',
  aircraft: '',
  departurePoint: '',
  destination: '',
  model: '',
  pickUpTime: '10:00',
  pickUpLocation: '',
  dropOffTime: '10:00',
  dropOffLocation: '',
});

describe('what a draft holds', () => {
  test('has at most 64 kB', async () => {
    const positions = Array.from({ length: 30 }, (_, index) => ({
      ...draftPosition(index),
      name: 'ό'.repeat(1_400),
    }));
    expect(await getRefusal(make(person, newOrderDraft({ positions })))).toEqual(
      invalid({ values: 'tooLarge' }),
    );
    await make(person, newOrderDraft({ positions: positions.slice(0, 15) }));
  });

  test('of before flights said whether they return is told by its days', async () => {
    const days = (to: string) => ({ days: { from: '2026-12-20', to } });
    const flight = { ...draftPosition(1), type: 'FLIGHT' as const };
    const positions = [
      draftPosition(0),
      flight,
      { ...flight, ...days('') },
      { ...flight, ...days('2026-12-20') },
    ];
    const filled = await make(person, newOrderDraft({ positions }));
    const quick = await make();
    await app.db.execute(sql`UPDATE deck.form_drafts SET values = jsonb_set(values::jsonb, '{positions}', (
      SELECT jsonb_agg(each - 'trip') FROM jsonb_array_elements(values::jsonb->'positions') each
    ))::json WHERE id = ${filled.id}`);
    await runDataOf(app.db, 'trips');
    const trips = ['RETURN', 'RETURN', 'ONE_WAY', 'RETURN'];
    expect((await person.api.drafts.get({ draftId: filled.id })).values).toMatchObject({
      positions: positions.map((position, place) => ({ ...position, trip: trips[place] })),
    });
    expect((await person.api.drafts.get({ draftId: quick.id })).values).toEqual(quickDraft().values);
  });

  test.each(['pan', 'cvc', 'cardNumber', 'password'])('has no field %s', async (name) => {
    const { values, ...rest } = quickDraft();
    const body = { ...rest, values: { ...values, [name]: '123' } };
    expect(await getRefusal(make(person, body))).toEqual(invalid({ [`values.${name}`]: 'invalid' }));
    expect(await readIds()).toEqual([]);
  });

  test('has no card number in a text, neither created nor saved again', async () => {
    const body = quickDraft({ customerNote: 'said 4242 4242-4242 4242 by phone' });
    const refusal = invalid({ 'values.customerNote': 'cardNumber' });
    expect(await getRefusal(make(person, body))).toEqual(refusal);
    const { id } = await make();
    expect(await getRefusal(person.api.drafts.save({ draftId: id, body: { ...body, revision: 1 } }))).toEqual(
      refusal,
    );
  });

  test('belongs to an order exactly where its form does', async () => {
    const wrong = { ...orderEditDraft('x'), orderId: null };
    // @ts-expect-error: an edit without its order does not compile
    expect(await getRefusal(make(person, wrong))).toMatchObject({ code: 'INVALID_VALUE' });
    const { id } = await makeOrder(person);
    // @ts-expect-error: a new order has no order yet
    expect(await getRefusal(make(person, { ...newOrderDraft(), orderId: id }))).toEqual(
      invalid({ orderId: 'invalid' }),
    );
  });
});

describe('saving again', () => {
  const save = (draftId: string, revision: number, amount: string, browser = person) =>
    browser.api.drafts.save({ draftId, body: { ...quickDraft({ amount }), revision } });

  test('says that another tab has a newer draft, which is replaced only when it is named', async () => {
    const { id } = await make();
    app.clock.jump(10 * MINUTE);
    expect(await save(id, 1, '200')).toMatchObject({ revision: 2, savedAt: '2026-11-20T07:51:00Z' });
    expect(await getRefusal(save(id, 1, '300'))).toEqual({
      status: 409,
      code: 'DRAFT_SAVED_MEANWHILE',
      params: { revision: 2, savedAt: '2026-11-20T07:51:00Z' },
    });
    expect((await person.api.drafts.get({ draftId: id })).values).toMatchObject({ amount: '200' });
    await save(id, 2, '300');
    expect((await person.api.drafts.get({ draftId: id })).values).toMatchObject({ amount: '300' });
  });

  test('at the same time succeeds once', async () => {
    const { id } = await make();
    const all = await Promise.allSettled(['1', '2', '3', '4'].map((amount) => save(id, 1, amount)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await person.api.drafts.get({ draftId: id })).revision).toBe(2);
  });

  test('does not turn a draft into one of another form', async () => {
    const { id } = await make();
    const body = { ...newOrderDraft(), revision: 1 };
    expect(await getRefusal(person.api.drafts.save({ draftId: id, body }))).toEqual(notFound);
  });
});

test('a person has at most fifty drafts, also when many are saved at once', async () => {
  const all = await Promise.allSettled(Array.from({ length: MOST_DRAFTS + 5 }, () => make()));
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(5);
  expect(await readIds()).toHaveLength(MOST_DRAFTS);
  expect(await getRefusal(make())).toEqual({
    status: 409,
    code: 'DRAFTS_FULL',
    params: { most: MOST_DRAFTS },
  });
  person.companyId = HALCYON;
  await make();
});

test('a draft is out of sight and deleted thirty days after its last save', async () => {
  const { id } = await make();
  const savedAt = (at: number) => app.db.update(formDrafts).set({ savedAt: new Date(at) });
  const oldest = NOW.getTime() - DRAFT_DAYS * DAY;
  await savedAt(oldest);
  expect(await readIds()).toEqual([id]);
  await forgetOldDrafts(app.db, NOW);
  await savedAt(oldest - 1);
  expect(await readIds()).toEqual([]);
  expect(await getRefusal(person.api.drafts.get({ draftId: id }))).toEqual(notFound);
  expect(await app.db.select().from(formDrafts)).toHaveLength(1);
  await forgetOldDrafts(app.db, NOW);
  expect(await app.db.select().from(formDrafts)).toEqual([]);
});

describe('the call that completes a form', () => {
  test('deletes its draft with the order, the edit or the payment', async () => {
    const completing = async () => ({ ...withKey(), draftId: (await make()).id });
    const order = await person.api.orders.create({ body: orderDraft() }, await completing());
    expect(await readIds()).toEqual([]);
    await person.api.orders.edit({ id: order.id, body: orderDraft() }, await completing());
    expect(await readIds()).toEqual([]);
    await person.api.payments.create({ body: paymentDraft(order.id) }, await completing());
    expect(await readIds()).toEqual([]);
  });

  test('keeps it when it is refused', async () => {
    const { id } = await make();
    const body = orderDraft({ propertyId: 'none' });
    await getRefusal(person.api.orders.create({ body }, { ...withKey(), draftId: id }));
    expect(await readIds()).toEqual([id]);
  });

  test('deletes no draft of another person or division', async () => {
    const { id } = await make();
    await colleague.api.orders.create({ body: orderDraft() }, { ...withKey(), draftId: id });
    person.companyId = HALCYON;
    await make(person, quickDraft());
    await person.api.drafts.create({ body: quickDraft() }, { ...withKey(), draftId: id });
    person.companyId = AEGEAN;
    expect(await readIds()).toEqual([id]);
  });
});
