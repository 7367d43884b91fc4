import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from './seed/people.ts';
import { stayRow, stays, tableFile, templateDraft } from './testing/csv.ts';
import { orderDraft, paymentDraft, stay } from './testing/drafts.ts';
import { getRefusal, invalid } from './testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from './testing/test-app.ts';

const CARD = '5555 5555 5555 4444 08/28 cvc 123';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

const create = (changes: object = {}) => owner.api.orders.create({ body: orderDraft(changes) }, withKey());

describe('a card number in a free text', () => {
  test('is refused at each field of an order', async () => {
    const refused = await getRefusal(
      create({
        internalNote: `Guest's card: ${CARD}`,
        reservationId: '4111-1111-1111-1111',
        positions: [{ ...stay, name: '378282246310005' }],
        customer: { ...orderDraft().customer, companyName: CARD },
      }),
    );
    expect(refused).toEqual(
      invalid({
        internalNote: 'cardNumber',
        reservationId: 'cardNumber',
        'positions.0.name': 'cardNumber',
        'customer.companyName': 'cardNumber',
      }),
    );
  });

  test('is refused in the description of a payment and of a cancelled order', async () => {
    const { id } = await create();
    const payment = owner.api.payments.create(
      { body: paymentDraft(id, { amount: '10.00', description: CARD }) },
      withKey(),
    );
    expect(await getRefusal(payment)).toEqual(invalid({ description: 'cardNumber' }));
    const cancelled = owner.api.orders.cancel({ id, body: { reason: 'OTHER', comment: CARD } }, withKey());
    expect(await getRefusal(cancelled)).toEqual(invalid({ comment: 'cardNumber' }));
  });

  test('is masked in the rows of a file', async () => {
    const { imports } = owner.api;
    const row = stayRow('MASK-1', { 'Last name': CARD });
    const { id: fileId } = await imports.upload({ body: tableFile(stays(row)) });
    const { id: templateId } = await imports.createTemplate({ body: templateDraft({ name: 'Masked' }) });
    const shown = JSON.stringify(await imports.preview({ fileId, templateId }));
    expect(shown).toContain('•••• 4444');
    expect(shown).not.toContain('5555');
  });

  test('does not stand in the way of numbers that are none', async () => {
    const order = await create({
      internalNote: 'IBAN GR16 0110 1250 0000 0001 2300 695, tel. +30 210 1234567',
    });
    expect(order.internalNote).toContain('GR16');
  });
});

describe('decomposed letters', () => {
  const composed = 'Élodie Ÿ';
  const decomposed = composed.normalize('NFD');

  test('are stored composed', async () => {
    const order = await create({ internalNote: decomposed, externalId: 'ÉTÉ-1'.normalize('NFD') });
    expect(order).toMatchObject({ internalNote: composed, externalId: 'ÉTÉ-1' });
    const again = create({ externalId: 'ÉTÉ-1' });
    expect(await getRefusal(again)).toMatchObject({ code: 'ORDER_ALREADY_EXISTS' });
    const found = await owner.api.orders.list({ getOrdersRq: { externalId: 'ÉTÉ-1'.normalize('NFD') } });
    expect(found.content.map(({ id }) => id)).toEqual([order.id]);
  });

  test('of a password are the same as composed ones', async () => {
    const { api } = await app.signedIn('peter.lang@aegeanhouse.gr');
    const next = 'élégant-οδός-27';
    const body = {
      currentPassword: DEMO_PASSWORD,
      newPassword: next.normalize('NFD'),
      repeatedPassword: next,
    };
    await api.passwords.change({ body });
    const signIn = { login: 'peter.lang@aegeanhouse.gr', password: next };
    expect(await app.browser().api.session.start({ body: signIn })).toMatchObject({
      userId: 'user-peter-lang',
    });
  });
});
