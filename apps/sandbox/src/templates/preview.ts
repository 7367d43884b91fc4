import { Refusal } from '@deck/api/server';
import {
  type BlockKey,
  blockKeys,
  type CustomerLanguage,
  customerLanguages,
  type TemplateId,
  templateIds,
} from '@deck/api/vocabulary';
import { toGuestContent } from '@deck/guest';
import { and, asc, eq } from 'drizzle-orm';
import type { Caller, Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, orders, payments, properties } from '../database/schema.ts';
import { getAccent } from '../guest/guest-view.ts';
import { toEmailContent, toReceiptLinks } from '../letters/email-of.ts';
import { readLetterFacts } from '../letters/letter-facts.ts';
import { letterKinds } from '../letters/letter-kinds.ts';
import { readLogo } from '../letters/logo.ts';
import { payAddress } from '../payments/payment-address.ts';
import { within, withinProperties } from '../scope.ts';
import { getOwn, ownWords, systemBlocks, type Wording, withOwn } from './blocks.ts';
import type { EmailContent } from './email-content.ts';
import type { About } from './email-values.ts';
import { getExampleFacts } from './example-facts.ts';
import { EXAMPLE_TOKEN, getExampleEnd, getExampleValues } from './example-values.ts';

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
  { templateId, language, hideCustom = false }: Asked,
): Promise<Omit<Wording, 'company'>> {
  const system = systemBlocks(templateId, language);
  if (hideCustom) return { blocks: system, own: new Set() };
  const own = (await ownWords(db, divisionId, [templateId])).filter((row) => row.language === language);
  const drafts = own.filter(({ type }) => type === 'DRAFT');
  const custom = own.filter(
    ({ type, blockKey }) => type === 'CUSTOM' && drafts.every((draft) => draft.blockKey !== blockKey),
  );
  const said = [...custom, ...drafts];
  return { blocks: withOwn(system, said), own: getOwn(said) };
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
  asked: Asked,
): Promise<EmailContent> {
  const { templateId, language, entityId, withQrcode = false } = asked;
  const { brand, publicUrl, clock } = services;
  const wording = await previewBlocks(db, caller, asked);
  const hasAddress = wording.blocks.button !== undefined;
  const kind = letterKinds[templateId];
  const shared = { brand, language, kind, ...wording, withQrcode: withQrcode && hasAddress };
  if (entityId === undefined) {
    const example = await readExample(db, services, caller, asked, hasAddress);
    const { facts, values } = example;
    const guest = toGuestContent(facts, language);
    return {
      ...shared,
      accent: getAccent(brand, guest.property.color),
      guest,
      logo: await readLogo(db, guest.property.logoUrl, publicUrl),
      base: publicUrl,
      values,
      address: facts.payment.url ?? undefined,
      notes: [],
      links: kind.purpose === 'THANKS' ? toReceiptLinks(guest, publicUrl, EXAMPLE_TOKEN) : [],
    };
  }
  const about = await readEntity(db, services, caller, entityId, hasAddress);
  const facts = await readLetterFacts(db, about, { publicUrl, now: clock.now() });
  return toEmailContent({
    ...shared,
    publicUrl,
    about,
    facts,
    logo: await readLogo(db, facts.property.logoUrl, publicUrl),
    recipient: undefined,
    notes: hasAddress ? [about.payment?.customerNote ?? '', about.order.messageToCustomer] : [],
  });
}

/** A fictional guest of the real company. */
async function readExample(
  db: Queries,
  services: Services,
  caller: Caller,
  { templateId, language }: Asked,
  hasAddress: boolean,
) {
  const { company, property } = await exampleCompany(db, caller);
  const values = getExampleValues(services, company, property, language, templateId);
  const now = services.clock.now();
  // A receipt leads to its page, though its letter has no button of the company's.
  const isLinked = hasAddress || letterKinds[templateId].purpose === 'THANKS';
  const address = isLinked ? payAddress(services.publicUrl, EXAMPLE_TOKEN) : undefined;
  const until = getExampleEnd(now, property?.timezone ?? 'UTC', templateId);
  const facts = getExampleFacts({ company, property, language, templateId, values, address, until, now });
  return { facts, values };
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
  const address = payAddress(publicUrl, payment?.linkToken ?? EXAMPLE_TOKEN);
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
