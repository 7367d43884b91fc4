import { type BlockKey, type CustomerLanguage, type TemplateId, templateTags } from '@deck/api/vocabulary';
import { type GuestFacts, toGuestContent } from '@deck/guest';
import { halcyon, halcyonHeld, kalypso, kalypsoPaid, kalypsoTransfer } from '@deck/guest/examples';
import type { LoadedBrand } from '@deck/tokens/node';
import { toReceiptLinks } from '../letters/email-of.ts';
import { letterKinds } from '../letters/letter-kinds.ts';
import { systemBlocks, withOwn } from '../templates/blocks.ts';
import type { EmailContent } from '../templates/email-content.ts';
import type { TagValues } from '../templates/fill.ts';

const BASE = 'https://pay.aegeanhouse.gr';
const PHOTO = '/resources/files/bay.webp';
const states: Partial<Record<TemplateId, GuestFacts>> = {
  PAYMENT_PAID: kalypsoPaid,
  PAYMENT_AUTHORIZED: halcyonHeld,
  WIRE_INVOICE: kalypsoTransfer,
  INVOICE_REMINDER: kalypsoTransfer,
  LINK_REMINDER: halcyon,
};

export interface ExampleChanges {
  readonly facts?: GuestFacts;
  readonly own?: Partial<Record<BlockKey, string>>;
  readonly content?: Partial<EmailContent>;
}

/** A letter of each kind about an example of the guest's page, for tests. */
export function getExampleLetter(
  templateId: TemplateId,
  language: CustomerLanguage,
  brand: LoadedBrand,
  { facts: given, own = {}, content }: ExampleChanges = {},
): EmailContent {
  const kind = letterKinds[templateId];
  const facts = given ?? states[templateId] ?? kalypso;
  const { state = facts.payment.state } = kind;
  const guest = toGuestContent(
    {
      ...facts,
      property: { ...facts.property, photoUrl: PHOTO },
      payment: { ...facts.payment, state },
    },
    language,
  );
  const words = Object.entries(own).map(([blockKey, text]) => ({
    blockKey: blockKey as BlockKey,
    content: text,
  }));
  const blocks = withOwn(systemBlocks(templateId, language), words);
  const isReceipt = kind.purpose === 'THANKS';
  return {
    brand,
    accent: facts.property.color === null ? null : brand.propertyAccent(facts.property.color),
    language,
    kind,
    guest,
    logo: null,
    base: BASE,
    blocks,
    own: new Set(words.map(({ blockKey }) => blockKey)),
    values: getValues(facts, guest.sum.amount),
    address: isReceipt || blocks.button !== undefined ? (facts.payment.url ?? undefined) : undefined,
    withQrcode: false,
    notes: [],
    links: isReceipt ? toReceiptLinks(guest, BASE, 'token') : [],
    ...content,
  };
}

const getValues = ({ property, order, payment }: GuestFacts, amount: string): TagValues => ({
  ...(Object.fromEntries(templateTags.map((tag) => [tag, `(${tag})`])) as TagValues),
  property_name: property.name,
  property_email: property.email,
  property_phone: property.phone,
  order_number: order.number,
  payment_amount: amount,
  payment_expiry: payment.expiresAt ?? '',
  payment_link: payment.url ?? '',
  customer_name: order.guestName,
});
