import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/queries.ts';
import { businessProfiles, invoices, type orders, properties } from '../../database/schema.ts';
import type { PaymentRow } from '../apply-payment-event.ts';
import { invoicePdf } from './invoice-pdf.ts';

type OrderRow = typeof orders.$inferSelect;

/** Creates the invoice of a wire transfer once; later calls return the same invoice. */
export async function makeInvoice(
  tx: Queries,
  payment: PaymentRow,
  order: OrderRow,
  now: Date,
): Promise<Buffer> {
  const known = await storedInvoice(tx, payment.id);
  if (known) return known;
  const [found] = await tx
    .select({ company: businessProfiles, property: properties })
    .from(properties)
    .innerJoin(businessProfiles, eq(businessProfiles.id, properties.businessProfileId))
    .where(eq(properties.id, order.propertyId));
  if (!found) throw new Error(`The order ${order.id} has no property`);
  const pdf = await invoicePdf({ ...found, order, payment });
  await tx
    .insert(invoices)
    .values({ paymentId: payment.id, number: payment.invoiceNumber, pdf, createdAt: now })
    .onConflictDoNothing();
  return (await storedInvoice(tx, payment.id)) ?? pdf;
}

async function storedInvoice(tx: Queries, paymentId: string): Promise<Buffer | undefined> {
  const [known] = await tx
    .select({ pdf: invoices.pdf })
    .from(invoices)
    .where(eq(invoices.paymentId, paymentId));
  return known?.pdf;
}
