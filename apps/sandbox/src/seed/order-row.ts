import { getDays, type Position } from '@deck/api/contract/positions';
import type { AgentTag, PaymentPolicy } from '@deck/api/vocabulary';
import { addDays, parseMoney, sum, toAmount, today } from '@deck/values';
import { newId, newSecret } from '../ids.ts';
import { getCustomerSort, getSearchText } from '../orders/search-text.ts';
import { tagOf } from '../orders/tags.ts';
import { companies } from './companies.ts';
import type { Featured } from './featured.ts';
import { type Guest, guest } from './guests.ts';
import type { Plan } from './plans.ts';
import type { Random } from './random.ts';
import type { OrderRow } from './rows.ts';
import { type Sold, sell } from './stock.ts';

const agents: readonly (readonly [AgentTag, number])[] = [
  ['UI_USER', 46],
  ['SUITE8', 18],
  ['API_USER', 12],
  ['CRS', 9],
  ['PERMANENT_LINK', 5],
  ['SPLIT_PAYMENT', 4],
  ['IMPORT', 4],
  ['EXTERNAL', 2],
];
const agentNames: Readonly<Record<AgentTag, readonly string[]>> = {
  UI_USER: ['Eleni Markou', 'Nikos Stathakis', 'Katerina Vlachou', 'Katerina Vlachou'],
  SUITE8: ['Suite8'],
  API_USER: ['Booking engine'],
  CRS: ['Central reservations'],
  PERMANENT_LINK: ['Permanent link'],
  SPLIT_PAYMENT: ['Split link'],
  IMPORT: ['Nikos Stathakis'],
  EXTERNAL: ['Partner portal'],
};
const policies: readonly (readonly [PaymentPolicy, number])[] = [
  ['PREPAYMENT_100', 45],
  ['PREPAYMENT_30', 25],
  ['PREPAYMENT_50', 15],
  ['AT_PROPERTY', 10],
  ['OTHER', 5],
];
const ownCurrencies: Readonly<Record<string, string>> = { BH: 'BHD', GB: 'GBP', JP: 'JPY', US: 'USD' };
const notes = [
  '',
  '',
  '',
  '',
  'Late arrival, keep the key at the bar',
  'Returning guest',
  'Asked for a quiet room',
  'Invoice to the company',
];

/** A new, unpaid order. */
export function orderRow(
  random: Random,
  { property, createdAt, startsIn, wanted }: Plan,
  externalId: string,
): OrderRow {
  const customer = guest(random, wanted?.guest);
  const currency = wanted?.currency ?? getCurrency(random, customer, property.businessProfileId);
  const start = addDays(today(property.timezone, createdAt.getTime()), startsIn);
  const sold = sell(random, property, currency, start);
  const positions = wanted ? priced(sold.positions, wanted.amount, currency) : [...sold.positions];
  const total = sum(
    currency,
    positions.map(({ amount }) => parseMoney(amount, currency)),
  );
  const days = positions.map(getDays).filter((one) => one !== undefined);
  const agentTag = wanted?.agent ?? random.weighted(agents);
  const fromPms = agentTag === 'SUITE8' || (property.positionType === 'ACCOMMODATION' && random.chance(0.4));
  const reservationId = fromPms ? `OPERA ${random.int(5_400_000, 5_599_999)}` : '';
  return {
    id: newId(createdAt.getTime()),
    businessProfileId: property.businessProfileId,
    propertyId: property.id,
    externalId,
    currency,
    total: total.minor,
    totalFigure: toAmount(total),
    paymentPolicy: wanted ? 'PREPAYMENT_30' : random.weighted(policies),
    ...getRate(sold, currency, wanted),
    lengthOfStay: sold.nights,
    reservationId,
    internalNote: random.pick(notes),
    messageToCustomer: random.chance(0.3) ? 'We look forward to welcoming you.' : '',
    customerFirstName: customer.firstName,
    customerLastName: customer.lastName,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    customerLanguage: customer.language,
    customerCountry: customer.country,
    customerCompany: customer.companyName,
    positions,
    positionType: property.positionType,
    startDate: days.map(({ from }) => from).sort()[0] ?? null,
    endDate:
      days
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? null,
    agentName: random.pick(agentNames[agentTag]),
    agentTag,
    tags: [tagOf[agentTag]],
    revoked: false,
    finalized: false,
    cancelReason: null,
    closingComment: '',
    split: agentTag === 'SPLIT_PAYMENT',
    splitToken: agentTag === 'SPLIT_PAYMENT' ? newSecret() : null,
    state: 'NEW',
    progressStatus: 'NOT_STARTED',
    paid: 0n,
    paidFigure: '0',
    held: 0n,
    refunded: 0n,
    paymentCount: 0,
    customerSort: getCustomerSort(customer),
    propertyName: property.name,
    searchText: getSearchText({ externalId, reservationId, customer }),
    erasedAt: null,
    createdAt,
    modifiedAt: createdAt,
  };
}

/** Many guests pay in their country's currency if the company accepts it. */
function getCurrency(random: Random, { country }: Guest, businessProfileId: string): string {
  const own = ownCurrencies[country];
  const accepted = companies.find(({ id }) => id === businessProfileId)?.acceptedCurrencies ?? [];
  return own && accepted.includes(own) && random.chance(0.6) ? own : 'EUR';
}

function getRate({ nightlyRate }: Sold, currency: string, wanted: Featured | undefined) {
  // The price of a featured order is fixed, not computed from a rate.
  if (nightlyRate === null || wanted) return { rateAmount: null, ratePeriod: null };
  return { rateAmount: parseMoney(nightlyRate, currency).minor, ratePeriod: 'PER_NIGHT' as const };
}

/** Positions that add up to a given total: extras keep their price, the first position takes the rest. */
function priced(positions: readonly Position[], amount: string, currency: string): Position[] {
  const [first] = positions;
  if (!first) throw new Error('An order has a position');
  const transfer = positions
    .slice(1)
    .filter((one) => parseMoney(one.amount, currency).minor * 5n < parseMoney(amount, currency).minor);
  const extras = transfer.reduce((all, one) => all + parseMoney(one.amount, currency).minor, 0n);
  const rest = parseMoney(amount, currency).minor - extras;
  return [{ ...first, amount: toAmount({ minor: rest, currency }) }, ...transfer];
}
