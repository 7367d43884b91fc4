import { paymentKinds } from '@deck/api/rules';
import { type PaymentType, type PspFeature, paymentTypes, pspFeatures } from '@deck/api/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plastic, readToken } from '../../cards/testing.ts';
import { payments, pspProfiles } from '../../database/schema.ts';
import { wholeCompany } from '../../scope.ts';
import { AEGEAN } from '../../seed/companies.ts';
import { getServices, makeOrder, paymentDraft } from '../../testing/payments.ts';
import { refusalCode } from '../../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../../testing/test-app.ts';
import { type Draft, staffActor } from './context.ts';
import { createPayment, plans } from './create-payment.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

const money = (orderId: string) => ({ ...paymentDraft(orderId), orderId, amount: '100.00' });
/** The least that each kind is created from. */
const drafts: { [Type in PaymentType]: (orderId: string) => Promise<Draft<Type>> | Draft<Type> } = {
  PAYMENT_LINK: (orderId) => ({ ...money(orderId), type: 'PAYMENT_LINK' }),
  PAYMENT_CARD: async (orderId) => {
    const body = { token: await readToken(app, plastic.good) };
    const { id: tenderId } = await owner.api.orderCards.save({ id: orderId, body }, withKey());
    return { ...money(orderId), type: 'PAYMENT_CARD', tenderId };
  },
  PAYMENT_VERIFY: (orderId) => ({
    type: 'PAYMENT_VERIFY',
    orderId,
    channel: 'EMAIL',
    recipient: 'maria@example.com',
    lifetime: 'P1D',
    customerNote: '',
  }),
  PAYMENT_VPOS: (orderId) => ({ ...money(orderId), type: 'PAYMENT_VPOS' }),
  WIRE_TRANSFER: (orderId) => ({ ...money(orderId), type: 'WIRE_TRANSFER' }),
};

const customer = () => ({
  firstName: 'Yuki',
  lastName: 'Tanaka',
  email: `guest-${crypto.randomUUID()}@example.org`,
  phone: '',
  language: 'en' as const,
  country: 'JP',
  companyName: '',
});

/** Creates a payment of a kind for an order of its own, as the company's PSP profiles then are. */
async function create(type: PaymentType, profiles?: readonly PspFeature[] | 'NONE') {
  const draft = await drafts[type]((await makeOrder(owner, { customer: customer() })).id);
  const ofCompany = eq(pspProfiles.businessProfileId, AEGEAN);
  const before = await app.db.select().from(pspProfiles).where(ofCompany);
  if (profiles === 'NONE') await app.db.delete(pspProfiles).where(ofCompany);
  else if (profiles)
    await app.db
      .update(pspProfiles)
      .set({ features: [...profiles] })
      .where(ofCompany);
  try {
    const actor = staffActor({ ...wholeCompany(AEGEAN), name: 'Eleni Markou' });
    return await app.db.transaction((tx) =>
      createPayment({ tx, services: getServices(app), actor, now: app.clock.now() }, draft),
    );
  } finally {
    await app.db.delete(pspProfiles).where(ofCompany);
    await app.db.insert(pspProfiles).values(before);
  }
}

describe.each(paymentTypes)('%s', (type) => {
  const { takesMoney, page, pspFeatures: needed } = paymentKinds[type];
  const asksPsp = takesMoney && needed !== null;
  const unsuited = { code: 'NO_SUITABLE_PSP_PROFILE_FOUND', params: { currency: 'EUR' } };

  test('has a plan, by which it is created as its traits say', async () => {
    expect(plans[type]).toBeTypeOf('function');
    const [payment] = await app.db
      .select()
      .from(payments)
      .where(eq(payments.id, await create(type)));
    expect(payment).toMatchObject({
      type,
      createdBy: 'Eleni Markou',
      propertyId: 'property-kalypso-bay',
      amount: takesMoney ? 10_000n : 0n,
    });
    expect(payment?.linkToken === null).toBe(page === null);
  });

  test('is refused without a PSP profile, if it asks for money that a PSP moves', async () => {
    if (asksPsp) expect(await refusalCode(create(type, 'NONE'))).toEqual(unsuited);
    else expect(await create(type, 'NONE')).toBeTypeOf('string');
  });

  // Specification 3.50
  test('is refused where no PSP profile supports a feature it needs', async () => {
    for (const feature of pspFeatures) {
      const others = pspFeatures.filter((each) => each !== feature);
      if (asksPsp && needed.includes(feature))
        expect(await refusalCode(create(type, others))).toEqual({
          ...unsuited,
          params: { currency: 'EUR', feature },
        });
      else expect(await create(type, others)).toBeTypeOf('string');
    }
  });
});
