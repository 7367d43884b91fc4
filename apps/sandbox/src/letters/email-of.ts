import { paymentKinds } from '@deck/api/rules';
import type { BlockKey, CustomerLanguage } from '@deck/api/vocabulary';
import { type GuestContent, type GuestFacts, toGuestContent } from '@deck/guest';
import type { LoadedBrand } from '@deck/tokens/node';
import { getAccent } from '../guest/guest-view.ts';
import { payAddress } from '../payments/payment-address.ts';
import type { Blocks } from '../templates/blocks.ts';
import type { EmailContent } from '../templates/email-content.ts';
import { type About, emailValues } from '../templates/email-values.ts';
import type { LetterLink, LetterPicture } from './letter.ts';
import { toLetterFacts } from './letter-facts.ts';
import type { LetterKind } from './letter-kinds.ts';

interface Given {
  readonly brand: LoadedBrand;
  readonly publicUrl: string;
  readonly language: CustomerLanguage;
  readonly kind: LetterKind;
  readonly blocks: Blocks;
  readonly own: ReadonlySet<BlockKey>;
  readonly about: About;
  /** See `readLetterFacts`. */
  readonly facts: GuestFacts;
  /** See `readLogo`. */
  readonly logo: LetterPicture | null;
  readonly recipient: string | undefined;
  readonly withQrcode: boolean;
  readonly notes: readonly string[];
}

/** A letter about an order or a payment, with all its contents. */
export function toEmailContent(given: Given): EmailContent {
  const { brand, publicUrl, language, kind, blocks, own, about, logo, recipient, withQrcode, notes } = given;
  const values = emailValues(about, language);
  const receipt = kind.purpose === 'THANKS' ? toReceiptToken(about) : undefined;
  const address = about.facts.address ?? (receipt && payAddress(publicUrl, receipt));
  const event = { kind, about, address, recipient, guestName: values.customer_name };
  // The sender knows no device. A payer of a part may live elsewhere than the order's customer.
  const guestTimezone = about.payment?.payerName ? undefined : getOnlyZone(about.order.customerCountry);
  const guest = toGuestContent(toLetterFacts(given.facts, event), language, { guestTimezone });
  return {
    brand,
    accent: getAccent(brand, guest.property.color),
    language,
    kind,
    guest,
    logo,
    base: publicUrl,
    blocks,
    own,
    values,
    address,
    withQrcode,
    notes,
    links: receipt === undefined ? [] : toReceiptLinks(guest, publicUrl, receipt),
  };
}

/** Only a payment with a page of its own has its receipt there; that of a vPOS is for staff. */
const toReceiptToken = ({ payment }: About): string | undefined =>
  payment?.linkToken && paymentKinds[payment.type].page === 'PAYMENT' ? payment.linkToken : undefined;

/** What a guest may do with a receipt: keep the dates, find the way, keep the paper. */
export function toReceiptLinks(
  { receipt, stay }: GuestContent,
  publicUrl: string,
  token: string,
): readonly LetterLink[] {
  if (receipt === null) return [];
  const page = `${publicUrl}/pay/api/${token}`;
  const { calendar, directions, directionsUrl, pdf } = receipt;
  return [
    ...(stay === null ? [] : [{ text: calendar, address: `${page}/stay.ics` }]),
    ...(directionsUrl === null ? [] : [{ text: directions, address: directionsUrl }]),
    { text: pdf, address: `${page}/receipt.pdf` },
  ];
}

/** What the runtime knows of a region, and TypeScript does not yet. */
type Region = Intl.Locale & { readonly getTimeZones?: () => readonly string[] | undefined };

/** The zone of a country whose clocks all agree; undefined for a large country, or an unknown one. */
export function getOnlyZone(country: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  const region: Region = new Intl.Locale(`und-${country}`);
  const [zone, ...others] = region.getTimeZones?.() ?? [];
  return others.length === 0 ? zone : undefined;
}
