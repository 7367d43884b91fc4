import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { TokenType } from '@deck/api/vocabulary';
import { addDays } from '@deck/values';
import { eq } from 'drizzle-orm';
import { startSession } from '../auth/sessions.ts';
import { businessProfiles, integrationTokens, savedViews, userNotifications } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { AEGEAN } from '../seed/companies.ts';
import { stayRow, stays, tableFile, templateDraft } from '../testing/csv.ts';
import { quickDraft } from '../testing/form-drafts.ts';
import { card, cards, cardToken, makeLink, makeOrder, payerAt } from '../testing/payments.ts';
import { saveCard } from '../testing/saved-card.ts';
import { type Browser, type TestApp, withKey } from '../testing/test-app.ts';
import { orderView } from '../testing/views.ts';

export const OWNER_ID = 'user-eleni-markou';
export const AGENT_ID = 'user-katerina-vlachou';

/** Creates the objects that calls refer to, in a company, for each request. */
export class World {
  readonly app: TestApp;
  readonly owner: Browser;
  #day = '2030-01-01';
  #ended: TokenType = 'PUBLIC';

  constructor(app: TestApp, owner: Browser) {
    this.app = app;
    this.owner = owner;
  }

  order(changes: Parameters<typeof makeOrder>[1] = {}): Promise<Order> {
    return makeOrder(this.owner, changes);
  }

  link(changes: Parameters<typeof makeLink>[1] = {}): Promise<Payment> {
    return makeLink(this.owner, changes);
  }

  /** A payment whose payer has given a card. */
  async paid(changes: Parameters<typeof makeLink>[1] = {}, number = cards.good): Promise<Payment> {
    const payment = await this.link(changes);
    await payerAt(this.app, payment.link).pay(number);
    return payment;
  }

  /** The transaction that holds a payment's money. */
  async hold(): Promise<{ id: string; transactionId: string }> {
    const { id } = await this.paid({ scheme: 'AUTH' });
    const [transaction] = await this.owner.api.transactions.list({ id });
    return { id, transactionId: transaction?.id ?? '' };
  }

  async savedCard(number = cards.good): Promise<{ orderId: string; tenderId: string }> {
    const { id } = await this.order();
    return { orderId: id, tenderId: await saveCard(this.app, this.owner, id, number) };
  }

  /** A card stored by the PSP but not saved for a guest. */
  async cardToken(): Promise<string> {
    return cardToken(this.app, card('5555 5555 5555 4444'));
  }

  /** An order with a card request. */
  async asked(): Promise<{ orderId: string; tenderId: string }> {
    const { id } = await this.order();
    const body = {
      channel: 'EMAIL',
      recipient: 'm.papadopoulou@outlook.gr',
      lifetime: 'P1D',
      customerNote: '',
    } as const;
    const tender = await this.owner.api.orderCards.request({ id, body }, withKey());
    return { orderId: id, tenderId: tender.id };
  }

  /** A payment with a callback address. */
  async calledBack(): Promise<string> {
    const callbackUrls = { payment: 'https://booking.example/deck', order: null, card: null };
    await this.app.db.update(businessProfiles).set({ callbackUrls }).where(eq(businessProfiles.id, AEGEAN));
    return (await this.link()).id;
  }

  /** A rate with a unique start day. */
  async rateId(): Promise<string> {
    this.#day = addDays(this.#day, 1);
    const body = { currency: 'SEK', startDate: this.#day, endDate: null, rate: '0.087' };
    return (await this.owner.api.rates.create({ id: AEGEAN, body })).id;
  }

  async file(): Promise<string> {
    const rows = stays(stayRow(crypto.randomUUID().slice(0, 20)));
    return (await this.owner.api.imports.upload({ body: tableFile(rows) })).id;
  }

  /** A link that has gone out to its guest. */
  async sentLink(): Promise<string> {
    const { id } = await this.link();
    const body = { channel: 'EMAIL', recipient: 'm.papadopoulou@outlook.gr', withQrcode: false } as const;
    await this.owner.api.payments.notify({ id, body }, withKey());
    return id;
  }

  /** A session of the agent. */
  async sessionId(): Promise<string> {
    const who = { userId: AGENT_ID, businessProfileId: AEGEAN, twoFactorPending: false };
    const from = { address: '192.0.2.7', userAgent: null };
    return (await startSession(this.app.db, who, from, this.app.clock.now())).session.id;
  }

  async template(): Promise<string> {
    return (await this.owner.api.imports.createTemplate({ body: templateDraft() })).id;
  }

  /** A draft of the owner. */
  async draft(): Promise<string> {
    const { id } = await this.owner.api.drafts.create({ body: quickDraft() }, withKey());
    return id;
  }

  /** A view of the owner. */
  async view(): Promise<string> {
    await this.app.db.delete(savedViews);
    const { id } = await this.owner.api.views.create({ body: orderView() }, withKey());
    return id;
  }

  async token(type: TokenType): Promise<void> {
    await this.app.db.delete(integrationTokens).where(eq(integrationTokens.type, type));
    await this.owner.api.tokens.issue({ body: { type } });
  }

  /** A token of another type than the last one, since ending one leaves nothing to end. */
  async tokenToEnd(): Promise<TokenType> {
    this.#ended = this.#ended === 'PUBLIC' ? 'TELEGRAM' : 'PUBLIC';
    await this.token(this.#ended);
    return this.#ended;
  }

  /** A notification of the owner in the company of the calls. The owner gets one in each of theirs. */
  async notification(): Promise<string> {
    const id = newId(this.app.clock.now().getTime());
    await this.owner.api.userNotifications.notifyUser({
      userId: OWNER_ID,
      notificationType: 'SUCCESS',
      body: `Paid\n${id}`,
    });
    const rows = await this.app.db.select().from(userNotifications);
    const here = rows.find((row) => row.text === id && row.businessProfileId === AEGEAN);
    return here?.id ?? '';
  }
}
