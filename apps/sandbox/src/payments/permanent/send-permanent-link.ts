import { templateTags, wordsLanguage } from '@deck/api/vocabulary';
import { toGuestContent } from '@deck/guest';
import { formatMoney } from '@deck/values';
import { eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Queries } from '../../database/queries.ts';
import { businessProfiles } from '../../database/schema.ts';
import { readGuestFacts } from '../../guest/guest-facts.ts';
import { getAccent } from '../../guest/guest-view.ts';
import { permanentKind } from '../../letters/letter-kinds.ts';
import { readLogo } from '../../letters/logo.ts';
import { putIntoInbox, tellDelivered } from '../../mail/put-into-inbox.ts';
import type { EmailContent } from '../../templates/email-content.ts';
import type { TagValues } from '../../templates/fill.ts';
import { renderEmail, renderSms } from '../../templates/render-email.ts';
import { type Author, appendTimelineEntry, type PaymentRow } from '../apply-payment-event.ts';
import { loadProperty } from '../create/context.ts';
import type { Sending } from '../invoice/send-invoice.ts';
import { permanentAddress } from '../payment-address.ts';
import { permanentWords } from './words.ts';

/** It has no order and no customer. */
const blank = Object.fromEntries(templateTags.map((tag) => [tag, ''])) as TagValues;

/** Sends the address of a permanent link. The link itself does not change. */
export async function sendPermanentLink(
  tx: Queries,
  services: Services,
  payment: PaymentRow,
  { channel, recipient, withQrcode }: Sending,
  author: Author,
  now: Date,
): Promise<void> {
  const property = await loadProperty(tx, payment.businessProfileId, payment.propertyId ?? '');
  const company = await companyQuery(tx, payment.businessProfileId);
  const language = wordsLanguage(company.language);
  const address = permanentAddress(services.publicUrl, payment.linkToken ?? '');
  const words = permanentWords[language];
  const { publicUrl } = services;
  const facts = await readGuestFacts(tx, payment, { publicUrl, now });
  const request = payment.amountOpen ? words.asksOpen : words.asks;
  const content: EmailContent = {
    brand: services.brand,
    accent: getAccent(services.brand, facts.property.color),
    language,
    kind: permanentKind,
    guest: toGuestContent(facts, language),
    logo: await readLogo(tx, facts.property.logoUrl, services.publicUrl),
    base: services.publicUrl,
    own: new Set(),
    blocks: { subject: words.subject, message: `<p>${request}</p>`, button: words.button, sms: words.sms },
    values: {
      ...blank,
      property_name: property.name,
      payment_amount: formatMoney({ minor: payment.amount, currency: payment.currency }, language),
      payment_expiry: '',
      payment_link: address,
    },
    address,
    withQrcode,
    notes: [payment.customerNote],
    links: [],
  };
  const written = channel === 'EMAIL' ? await renderEmail(content) : renderSms(content);
  const { id: paymentId, businessProfileId } = payment;
  const message = { businessProfileId, paymentId, channel, recipient, sender: property.name, ...written };
  const sent = await putIntoInbox(tx, services, message, now);
  const type = channel === 'EMAIL' ? 'LINK_SENT' : 'LINK_SENT_TO_PHONE';
  await appendTimelineEntry(tx, payment, { type, author, detail: recipient }, now);
  await tellDelivered(tx, sent, now);
}

async function companyQuery(tx: Queries, businessProfileId: string) {
  const { defaultCustomerLanguage: language } = businessProfiles;
  const [company] = await tx
    .select({ language })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, businessProfileId));
  if (!company) throw new Error(`There is no company ${businessProfileId}`);
  return company;
}
