import { invoicedStatuses, paymentKinds } from '@deck/api/rules';
import {
  type InterfaceLanguage,
  interfaceLanguages,
  type TemplateId,
  templateIds,
  wordsLanguage,
} from '@deck/api/vocabulary';
import { eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, type letters, orders, payments, properties, users } from '../database/schema.ts';
import { toEmailContent } from '../letters/email-of.ts';
import { carriesNotes, readLetterFacts } from '../letters/letter-facts.ts';
import { letterKinds } from '../letters/letter-kinds.ts';
import { readLogo } from '../letters/logo.ts';
import { isPayable } from '../payer/pay.ts';
import { payAddress } from '../payments/payment-address.ts';
import { readScope, sees } from '../scope.ts';
import { loadWording } from '../templates/blocks.ts';
import { renderEmail, renderSms, type Written } from '../templates/render-email.ts';
import { personEmail, staffEmail, staffMessage } from './write-staff-email.ts';

/** The data for rendering a letter. */
export type EmailServices = Pick<Services, 'brand' | 'publicUrl'>;

export type EmailRow = typeof letters.$inferSelect;
interface Outgoing extends Written {
  /** The sender's name at the top. */
  readonly sender: string;
}

/** Renders a letter when it is sent. Undefined if it has become obsolete. */
export async function writeEmail(
  tx: Queries,
  services: EmailServices,
  letter: EmailRow,
): Promise<Outgoing | undefined> {
  const { kind } = letter;
  if (isTemplate(kind)) return toCustomer(tx, services, letter, kind);
  const { brand } = services;
  const language = getStaffLanguage(letter);
  const about = await readSubject(tx, letter);
  if (kind === 'RESET_PASSWORD' || kind === 'SET_PASSWORD')
    return { sender: brand.name, ...(await personEmail({ services, letter, about, language, kind })) };
  if (!(await staysSeen(tx, about))) return undefined;
  const write = letter.channel === 'TELEGRAM' ? staffMessage : staffEmail;
  return { sender: brand.name, ...(await write({ services, letter, about, language })) };
}

const isTemplate = (kind: string): kind is TemplateId => templateIds.some((one) => one === kind);

const getStaffLanguage = ({ language }: EmailRow): InterfaceLanguage =>
  interfaceLanguages.find((one) => one === language) ?? 'en';

/** Everything a letter refers to, in a single read. */
async function readSubject(tx: Queries, letter: EmailRow) {
  const [found] = await tx
    .select({
      company: businessProfiles,
      order: orders,
      payment: payments,
      property: properties,
      user: users,
    })
    .from(businessProfiles)
    .leftJoin(orders, eq(orders.id, letter.orderId ?? ''))
    .leftJoin(payments, eq(payments.id, letter.paymentId ?? ''))
    .leftJoin(properties, eq(properties.id, orders.propertyId))
    .leftJoin(users, eq(users.id, letter.userId ?? ''))
    .where(eq(businessProfiles.id, letter.businessProfileId));
  if (!found) throw new Error(`The letter ${letter.id} has no company`);
  return found;
}
export type EmailSubject = Awaited<ReturnType<typeof readSubject>>;

/** Whether a user is still to read about an order: they may have been assigned elsewhere since it was queued. */
async function staysSeen(tx: Queries, { company, user, order }: EmailSubject): Promise<boolean> {
  return !user || !order || sees(await readScope(tx, company.id, user.id), order.propertyId);
}

async function toCustomer(
  tx: Queries,
  { brand, publicUrl }: EmailServices,
  letter: EmailRow,
  kind: TemplateId,
): Promise<Outgoing | undefined> {
  const { language, channel, businessProfileId, createdAt } = letter;
  const { order, payment, property } = await readSubject(tx, letter);
  if (!order || !property) throw new Error(`The letter ${letter.id} has no order`);
  const { company, blocks, own } = await loadWording(tx, businessProfileId, kind, language);
  // Only staff may see the page of a vPOS.
  const isOpen = payment && paymentKinds[payment.type].page === 'PAYMENT' && isPayable(payment, createdAt);
  const payable = isOpen ? payment.linkToken : null;
  // Paid meanwhile, so a reminder is obsolete.
  if (kind === 'LINK_REMINDER' && payable === null) return undefined;
  if (kind === 'INVOICE_REMINDER' && !(payment && invoicedStatuses.includes(payment.status)))
    return undefined;
  const leadsToPage = kind === 'LINK_REMINDER' || kind === 'PAYMENT_REJECTED' || kind === 'INVOICE_REMINDER';
  const page = kind === 'INVOICE_REMINDER' ? payment?.linkToken : payable;
  const address = letter.facts.address ?? (leadsToPage && page ? payAddress(publicUrl, page) : undefined);
  const facts = { ...letter.facts, ...(address !== undefined && { address }) };
  const about = { company, property, order, payment: payment ?? undefined, facts, at: createdAt };
  const read = await readLetterFacts(tx, about, { publicUrl, now: createdAt });
  const content = toEmailContent({
    brand,
    publicUrl,
    language: wordsLanguage(language),
    kind: letterKinds[kind],
    blocks,
    own,
    about,
    facts: read,
    logo: await readLogo(tx, read.property.logoUrl, publicUrl),
    recipient: channel === 'EMAIL' ? letter.recipient : undefined,
    withQrcode: facts.withQrcode === true,
    notes: carriesNotes(kind) ? [payment?.customerNote ?? '', order.messageToCustomer] : [],
  });
  const written = channel === 'EMAIL' ? await renderEmail(content) : renderSms(content);
  return { sender: property.name, ...written };
}
