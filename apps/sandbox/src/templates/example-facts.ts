import type { CustomerLanguage, TemplateId } from '@deck/api/vocabulary';
import type { GuestFacts, GuestPayment, GuestProperty, GuestTransfer } from '@deck/guest';
import { addDays, instantText, parseMoney, toAmount, zonedParts } from '@deck/values';
import type { businessProfiles, properties } from '../database/schema.ts';
import { toGuestCharger, toGuestProperty } from '../guest/guest-property.ts';
import { letterKinds } from '../letters/letter-kinds.ts';
import type { TagValues } from './fill.ts';

type Company = typeof businessProfiles.$inferSelect;
type Property = typeof properties.$inferSelect;

/** The sums of the example: a booking fee, the deposit that its letter is about, and the rest. */
export const EXAMPLE = { total: '1600', paid: '160', asked: '480', due: '960' };
/** How far away the example's stay is, how long it is, and until when before it the rest is due; in days. */
const DAYS = { until: 60, length: 4, before: 14 };
const HOUR = 3_600_000;

interface Given {
  readonly company: Company;
  readonly property: Property | null;
  readonly language: CustomerLanguage;
  readonly templateId: TemplateId;
  readonly values: TagValues;
  readonly address: string | undefined;
  /** Until when its link works. */
  readonly until: string;
  readonly now: Date;
}

/** A fictional guest's order of the real company, in the state that a letter tells of. */
export function getExampleFacts(given: Given): GuestFacts {
  const { company, property, language, templateId, values, now } = given;
  const place = property ? toGuestProperty(property, company, language) : toPlace(company);
  const start = addDays(zonedParts(now.getTime(), place.timezone).date, DAYS.until);
  const amount = (text: string) => toAmount(parseMoney(text, company.currency));
  const isReceived = letterKinds[templateId].purpose === 'THANKS';
  const isHeld = templateId === 'PAYMENT_AUTHORIZED';
  const isAsked = !isReceived && templateId !== 'SPLIT_LINK';
  return {
    property: place,
    charger: toGuestCharger(company),
    order: {
      number: values.order_number,
      guestName: values.customer_name,
      guestEmail: 'maria@example.com',
      currency: company.currency,
      total: amount(EXAMPLE.total),
      startDate: start,
      endDate: addDays(start, DAYS.length),
      guests: 2,
      positions: [],
      showsPositions: false,
    },
    segments: {
      paid: amount(isReceived && !isHeld ? '640' : EXAMPLE.paid),
      held: amount(isHeld ? EXAMPLE.asked : '0'),
      asked: amount(isAsked ? EXAMPLE.asked : '0'),
      due: amount(templateId === 'SPLIT_LINK' ? '1440' : EXAMPLE.due),
      paidAt: instantText(now.getTime()),
      paidNote: '',
      dueBy: addDays(start, -DAYS.before),
    },
    payment: toPayment(given, amount(EXAMPLE.asked), isReceived),
    methods: [
      { name: 'VISA', title: 'Visa', group: 'CARDS', way: 'CARD' },
      { name: 'MASTERCARD', title: 'Mastercard', group: 'CARDS', way: 'CARD' },
    ],
    transfer: invoices.has(templateId) ? toTransfer(company) : null,
    next: [],
    now: instantText(now.getTime()),
  };
}

const invoices: ReadonlySet<TemplateId> = new Set(['WIRE_INVOICE', 'INVOICE_REMINDER']);

function toPayment(
  { company, templateId, address, until, now }: Given,
  amount: string,
  isReceived: boolean,
): GuestPayment {
  const kinds: Partial<Record<TemplateId, GuestPayment['kind']>> = {
    SPLIT_LINK: 'SPLIT',
    CARD_REQUEST: 'CARD_REQUEST',
  };
  const kind = kinds[templateId] ?? 'PAYMENT';
  return {
    kind,
    amount: kind === 'PAYMENT' ? amount : null,
    currency: company.currency,
    scheme: templateId === 'PAYMENT_AUTHORIZED' ? 'AUTH' : 'CHARGE',
    label: '',
    state: letterKinds[templateId].state ?? (invoices.has(templateId) ? 'AWAITING_TRANSFER' : 'OPEN'),
    url: address ?? null,
    expiresAt: until,
    createdAt: instantText(now.getTime() - HOUR),
    paidAt: isReceived ? instantText(now.getTime()) : null,
    captureAt: null,
    card: isReceived ? { type: 'visa', lastFour: '4242' } : null,
    wallet: null,
    methodTitle: null,
    receiptNumber: isReceived ? 'P-1042' : null,
    approval: isReceived ? '731904' : null,
    reason: null,
    conversion: null,
    staffNote: '',
  };
}

/** A company without properties speaks for itself. */
const toPlace = ({ name, website, email, phone, logoUrl, color }: Company): GuestProperty => ({
  name,
  kind: 'OTHER',
  place: '',
  address: '',
  timezone: 'UTC',
  phone,
  email,
  deskHours: '',
  website: website || null,
  photoUrl: null,
  logoUrl,
  color,
  startTime: null,
  endTime: null,
  cancellation: '',
  termsUrl: null,
});

const toTransfer = ({ legalName, name, bankName, iban, bic }: Company): GuestTransfer => ({
  beneficiary: legalName || name,
  bank: bankName,
  iban,
  bic,
  reference: 'INV-1042',
});
