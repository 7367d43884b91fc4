import { firstDueDate, orderPrefix } from '@deck/api/rules';
import type { CustomerLanguage, TemplateId } from '@deck/api/vocabulary';
import { formatDate, formatMoney, instantIn, instantText, parseMoney, zonedParts } from '@deck/values';
import type { Services } from '../context.ts';
import type { businessProfiles, properties } from '../database/schema.ts';
import { payAddress } from '../payments/payment-address.ts';
import { momentIn } from './email-values.ts';
import { EXAMPLE } from './example-facts.ts';
import type { TagValues } from './fill.ts';

const DAY = 86_400_000;
/** The end of an address that opens nothing. */
export const EXAMPLE_TOKEN = 'example';

/** Letters with a due date, not with an end. */
const ofInvoice: ReadonlySet<TemplateId> = new Set(['WIRE_INVOICE', 'INVOICE_REMINDER']);

/** Until when the example's link works. */
export function getExampleEnd(now: Date, timezone: string, templateId: TemplateId): string {
  const until = instantText(now.getTime() + 2 * DAY);
  if (!ofInvoice.has(templateId)) return until;
  const last = instantIn(timezone, firstDueDate({ zone: timezone, now, rateEndDate: null }), '23:59');
  return last.ok ? last.instant : until;
}

/** The values of the tags for a fictional guest of the real company. */
export function getExampleValues(
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
    payment_amount: formatMoney(parseMoney(EXAMPLE.asked, company.currency), language),
    payment_expiry: ofInvoice.has(templateId)
      ? formatDate(firstDueDate({ zone: timezone, now: new Date(now), rateEndDate: null }))
      : momentIn(new Date(now + 2 * DAY), timezone),
    payment_date: formatDate(zonedParts(now, timezone).date),
    payment_link: payAddress(publicUrl, EXAMPLE_TOKEN),
    card_number: '424242••••••4242',
    customer_name: 'Maria Papadopoulou',
  };
}
