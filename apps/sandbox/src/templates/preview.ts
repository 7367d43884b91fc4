import { firstDueDate, orderPrefix } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import {
  type BlockKey,
  blockKeys,
  type CustomerLanguage,
  customerLanguages,
  type TemplateId,
  templateIds,
} from '@deck/api/vocabulary';
import { formatDate, formatMoney, parseMoney, zonedParts } from '@deck/values';
import { and, asc, eq } from 'drizzle-orm';
import type { Caller, Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, orders, payments, properties } from '../database/schema.ts';
import { payAddress } from '../payments/payment-answers.ts';
import { within, withinProperties } from '../scope.ts';
import { type Blocks, ownWords, systemBlocks, withOwn } from './blocks.ts';
import { getLogo } from './email-page.ts';
import { type About, emailValues, getDates, momentIn } from './email-values.ts';
import type { TagValues } from './fill.ts';
import type { EmailContent } from './render-email.ts';

const DAY = 86_400_000;
/** The end of an address that opens nothing. */
const EXAMPLE = 'example';

/** @throws Refusal NOT_FOUND. */
export const readTemplateId = (text: string): TemplateId => getKnown(templateIds, text);
export const readLanguage = (text: string): CustomerLanguage => getKnown(customerLanguages, text);
export const readBlockKey = (text: string): BlockKey => getKnown(blockKeys, text);

function getKnown<T extends string>(known: readonly T[], text: string): T {
  const found = known.find((one) => one === text);
  if (found === undefined) throw Refusal.because('NOT_FOUND');
  return found;
}

/** The wording of a letter as if its draft were published, or only the system's. */
async function previewBlocks(
  db: Queries,
  { divisionId }: Caller,
  templateId: TemplateId,
  language: CustomerLanguage,
  hideCustom = false,
): Promise<Blocks> {
  const system = systemBlocks(templateId, language);
  if (hideCustom) return system;
  const own = (await ownWords(db, divisionId, [templateId])).filter((row) => row.language === language);
  const drafts = own.filter(({ type }) => type === 'DRAFT');
  const custom = own.filter(
    ({ type, blockKey }) => type === 'CUSTOM' && drafts.every((draft) => draft.blockKey !== blockKey),
  );
  return withOwn(system, [...custom, ...drafts]);
}

interface Asked {
  readonly templateId: TemplateId;
  readonly language: CustomerLanguage;
  readonly hideCustom?: boolean | undefined;
  /** An order or a payment; an example without either. */
  readonly entityId?: string | undefined;
  readonly withQrcode?: boolean | undefined;
}

/** A preview of a letter. @throws Refusal NOT_FOUND for an order or payment the caller does not see. */
export async function readPreview(
  db: Queries,
  services: Services,
  caller: Caller,
  { templateId, language, hideCustom, entityId, withQrcode = false }: Asked,
): Promise<EmailContent> {
  const { brand } = services;
  const blocks = await previewBlocks(db, caller, templateId, language, hideCustom);
  const hasAddress = blocks.button !== undefined;
  const base = services.publicUrl;
  const shared = { brand, language, base, blocks, withQrcode: withQrcode && hasAddress };
  if (entityId === undefined) {
    const { company, property } = await exampleCompany(db, caller);
    const values = exampleValues(services, company, property, language, templateId);
    return {
      ...shared,
      logo: getLogo(company, base),
      property: property ?? { name: company.name, city: '' },
      values,
      address: hasAddress ? values.payment_link : undefined,
      notes: [],
      dates: '',
    };
  }
  const about = await readEntity(db, services, caller, entityId, hasAddress);
  return {
    ...shared,
    logo: getLogo(about.company, base),
    property: about.property,
    values: emailValues(about, language),
    address: about.facts.address,
    notes: hasAddress ? [about.payment?.customerNote ?? '', about.order.messageToCustomer] : [],
    dates: getDates(about.order, language),
  };
}

async function readEntity(
  db: Queries,
  { publicUrl, clock }: Services,
  caller: Caller,
  id: string,
  hasAddress: boolean,
): Promise<About> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), within(caller, payments)));
  const [found] = await db
    .select({ order: orders, property: properties, company: businessProfiles })
    .from(orders)
    .innerJoin(properties, eq(properties.id, orders.propertyId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, orders.businessProfileId))
    .where(and(eq(orders.id, payment?.orderId ?? id), within(caller, orders)));
  if (!found) throw Refusal.because('NOT_FOUND');
  const address = payAddress(publicUrl, payment?.linkToken ?? EXAMPLE);
  return { ...found, payment, facts: hasAddress ? { address } : {}, at: clock.now() };
}

async function exampleCompany(db: Queries, caller: Caller) {
  const [found] = await db
    .select({ company: businessProfiles, property: properties })
    .from(businessProfiles)
    .leftJoin(properties, withinProperties(caller))
    .where(eq(businessProfiles.id, caller.divisionId))
    .orderBy(asc(properties.name))
    .limit(1);
  if (!found) throw Refusal.because('NOT_FOUND');
  return found;
}

/** Letters with a due date, not with an end. */
const ofInvoice: ReadonlySet<TemplateId> = new Set(['WIRE_INVOICE', 'INVOICE_REMINDER']);

/** A fictional guest of the real company. */
function exampleValues(
  { clock, publicUrl }: Services,
  company: typeof businessProfiles.$inferSelect,
  property: typeof properties.$inferSelect | null,
  language: CustomerLanguage,
  templateId: TemplateId,
): TagValues {
  const now = clock.now().getTime();
  const timezone = property?.timezone ?? 'UTC';
  return {
    company_name: company.name,
    company_email: company.email,
    company_phone: company.phone,
    company_address: company.legalAddress,
    company_website: company.website,
    property_name: property?.name ?? company.name,
    property_email: property?.customerServiceEmail || property?.email || company.email,
    property_phone: property?.customerServicePhone || property?.phone || company.phone,
    order_number: `${property ? orderPrefix(property, company.orderPrefix) : company.orderPrefix}-1042`,
    payment_amount: formatMoney(parseMoney('480', company.currency), language),
    payment_expiry: ofInvoice.has(templateId)
      ? formatDate(firstDueDate({ zone: timezone, now: new Date(now), rateEndDate: null }))
      : momentIn(new Date(now + 2 * DAY), timezone),
    payment_date: formatDate(zonedParts(now, timezone).date),
    payment_link: payAddress(publicUrl, EXAMPLE),
    card_number: '424242••••••4242',
    customer_name: 'Maria Papadopoulou',
  };
}
