import { type CustomerLanguage, wordsLanguage } from '@deck/api/vocabulary';
import { formatDate, formatMoney, formatRate, type Money, parseMoney, zonedParts } from '@deck/values';
import type { businessProfiles, orders, payments, properties } from '../../database/schema.ts';
import { getPositionDates } from '../../orders/position-dates.ts';
import { drawRow, fonts, legible, MARGIN, makePdf, makeRoom, type Pdf, WIDTH } from '../../pdf/page.ts';
import { getPayerName } from '../payer-name.ts';
import { type InvoiceWords, invoiceWords } from './words.ts';

/** The contents of an invoice when it was issued. */
interface InvoiceFacts {
  readonly company: typeof businessProfiles.$inferSelect;
  readonly property: typeof properties.$inferSelect;
  readonly order: typeof orders.$inferSelect;
  readonly payment: typeof payments.$inferSelect;
}

const QUIET = '#55606e';
const LINE = '#d5dae1';

/** An invoice as a PDF of A4 pages, in the customer's language. */
export async function invoicePdf(facts: InvoiceFacts): Promise<Buffer> {
  const language = wordsLanguage(facts.order.customerLanguage);
  const words = invoiceWords[language];
  const title = `${words.invoice} ${facts.payment.invoiceNumber}`;
  const about = { title, author: facts.company.name, createdAt: facts.payment.createdAt, language };
  return makePdf(about, (pdf) => {
    head(pdf, title, facts, words);
    parties(pdf, facts, words);
    positions(pdf, facts, words);
    bankDetails(pdf, facts, words);
  });
}

const strong = (pdf: Pdf, size: number) => pdf.font(fonts.strong, size).fillColor('black');
const plain = (pdf: Pdf) => pdf.font(fonts.plain, 10).fillColor('black');
const quiet = (pdf: Pdf) => pdf.font(fonts.plain, 9).fillColor(QUIET);
const dayIn = (at: Date, zone: string) => formatDate(zonedParts(at.getTime(), zone).date);
const sumText = (amount: Money, language: CustomerLanguage) => legible(formatMoney(amount, language));

function head(pdf: Pdf, title: string, { property, payment }: InvoiceFacts, words: InvoiceWords): void {
  strong(pdf, 20).text(title, MARGIN, MARGIN);
  const until = payment.dueDate === null ? [] : [`${words.payUntil}: ${formatDate(payment.dueDate)}`];
  quiet(pdf).text([`${words.date}: ${dayIn(payment.createdAt, property.timezone)}`, ...until].join('    '));
  pdf.moveDown(2);
}

function parties(pdf: Pdf, { company, property, order, payment }: InvoiceFacts, words: InvoiceWords): void {
  const top = pdf.y;
  const half = WIDTH / 2 - 12;
  const party = (x: number, label: string, name: string, lines: readonly string[]) => {
    quiet(pdf).text(label, x, top, { width: half });
    strong(pdf, 11).text(name, { width: half });
    plain(pdf).text(lines.filter((line) => line !== '').join('\n'), { width: half });
    return pdf.y;
  };
  const guest = getPayerName(order);
  const left = party(MARGIN, words.seller, company.name, [
    property.name,
    company.legalAddress,
    company.taxpayerId && `${words.taxpayerId}: ${company.taxpayerId}`,
    company.email,
    company.phone,
  ]);
  const right = party(MARGIN + WIDTH / 2 + 12, words.buyer, order.customerCompany || guest, [
    order.customerCompany && guest,
    payment.billingAddress,
    [payment.billingPostalCode, payment.billingCity, payment.billingCountry].filter(Boolean).join(' '),
    order.customerEmail,
    order.customerPhone,
  ]);
  pdf.y = Math.max(left, right) + 24;
}

function positions(pdf: Pdf, { order, payment }: InvoiceFacts, words: InvoiceWords): void {
  const { currency } = order;
  const language = wordsLanguage(order.customerLanguage);
  strong(pdf, 12).text(`${words.order} ${order.externalId}`, MARGIN);
  pdf.moveDown(0.5);
  row(pdf, quiet, [words.position, words.dates, words.amount]);
  for (const position of order.positions)
    row(pdf, plain, [
      position.name,
      getPositionDates(position, language),
      sumText(parseMoney(position.amount, currency), language),
    ]);
  row(pdf, plain, ['', words.total, sumText({ minor: order.total, currency }, language)]);
  row(pdf, bold, ['', words.toPay, sumText({ minor: payment.amount, currency }, language)]);
  const { acquisitionAmount, acquisitionCurrency, rate, rateFrom, rateTo } = payment;
  if (acquisitionAmount !== null && acquisitionCurrency !== null)
    row(pdf, bold, [
      rate === null ? '' : `${words.rate}: 1 ${rateFrom} = ${formatRate(rate, language)} ${rateTo}`,
      words.charged,
      sumText({ minor: acquisitionAmount, currency: acquisitionCurrency }, language),
    ]);
  pdf.y += 16;
}

const bold = (pdf: Pdf) => strong(pdf, 10);

const row = (pdf: Pdf, style: (pdf: Pdf) => Pdf, cells: readonly [string, string, string]) =>
  drawRow(pdf, { style, line: LINE }, cells);

function bankDetails(pdf: Pdf, { company, payment }: InvoiceFacts, words: InvoiceWords): void {
  makeRoom(pdf, 140);
  strong(pdf, 12).text(words.bankDetails, MARGIN, pdf.y);
  pdf.moveDown(0.5);
  const lines = [
    [words.beneficiary, company.name],
    [words.bank, company.bankName],
    ['IBAN', company.iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')],
    ['BIC', company.bic],
    [words.taxpayerId, company.taxpayerId],
    [words.reference, payment.invoiceNumber],
  ] as const;
  for (const [label, value] of lines.filter(([, text]) => text !== '')) {
    const top = pdf.y;
    quiet(pdf).text(label, MARGIN, top + 1, { width: WIDTH * 0.3 });
    const below = pdf.y;
    plain(pdf).text(value, MARGIN + WIDTH * 0.32, top, { width: WIDTH * 0.68 });
    pdf.y = Math.max(pdf.y, below) + 2;
  }
  pdf.moveDown(1);
  quiet(pdf).text(words.askReference, MARGIN, pdf.y, { width: WIDTH });
}
