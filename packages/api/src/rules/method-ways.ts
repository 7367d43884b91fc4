import { type Money, parseMoney } from '@deck/values';

/**
 * How a guest pays with a method.
 * - `CARD`: they type a card.
 * - `WALLET`: they choose a card in a wallet's sheet.
 * - `REDIRECT`: they confirm on the page of their bank or of the method's own company, and come back.
 * - `TRANSFER`: they get an account and a reference, and the money arrives later.
 * - `CRYPTO`: they send a cryptocurrency.
 */
export type MethodWay = 'CARD' | 'WALLET' | 'REDIRECT' | 'TRANSFER' | 'CRYPTO';

/** A method as the dictionary names it. */
interface NamedMethod {
  /** `APPLE_PAY` */
  readonly name: string;
  /** `WALLETS` */
  readonly group: string;
}

/** The ways of whole groups. The groups of banks are not named here. */
const groupWays: Readonly<Record<string, MethodWay>> = {
  CARDS: 'CARD',
  WALLETS: 'WALLET',
  CRYPTO: 'CRYPTO',
  VOUCHERS: 'TRANSFER',
};

/** Banks' methods without a page of their own: the guest starts the transfer at their bank. */
const transfers: ReadonlySet<string> = new Set([
  'SEPA_CREDIT_TRANSFER',
  'SEPA_INSTANT',
  'FASTER_PAYMENTS',
  'ACH',
  'SPEI',
]);

/** Methods that administrators add later have the way of their group. */
export const getMethodWay = ({ name, group }: NamedMethod): MethodWay =>
  groupWays[group] ?? (transfers.has(name) ? 'TRANSFER' : 'REDIRECT');

/** Transfers that reach the account within seconds at most banks. */
const instantTransfers: ReadonlySet<string> = new Set(['SEPA_INSTANT', 'FASTER_PAYMENTS']);

/** The way as a guest reads it: a transfer that takes seconds is another thing than one that takes days. */
export const getToldWay = (method: NamedMethod): MethodWay | 'INSTANT' =>
  instantTransfers.has(method.name) ? 'INSTANT' : getMethodWay(method);

/** The least and the most a method takes at once, by currency, both included. Other methods have no limits. */
const limits: Readonly<Record<string, Readonly<Record<string, readonly [least: string, most: string]>>>> = {
  KLARNA: { EUR: ['1.00', '5000.00'], GBP: ['1.00', '5000.00'], USD: ['1.00', '5000.00'] },
  ALMA: { EUR: ['50.00', '3000.00'] },
  SCALAPAY: { EUR: ['5.00', '1500.00'] },
  CLEARPAY: { GBP: ['1.00', '1000.00'] },
  MULTIBANCO: { EUR: ['1.00', '99999.99'] },
  PAYSAFECARD: { EUR: ['1.00', '1000.00'] },
  BIZUM: { EUR: ['0.50', '1000.00'] },
  MB_WAY: { EUR: ['0.50', '750.00'] },
  OXXO: { MXN: ['10.00', '10000.00'] },
};

/** Whether a method takes an amount at once. Source: the usual limits of the methods' companies. */
export function takesAmount(method: string, { minor, currency }: Money): boolean {
  const range = limits[method]?.[currency];
  if (range === undefined) return true;
  const [least, most] = range.map((amount) => parseMoney(amount, currency).minor);
  return least !== undefined && most !== undefined && minor >= least && minor <= most;
}
