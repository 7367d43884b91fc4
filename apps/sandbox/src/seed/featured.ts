import type { AgentTag } from '@deck/api/vocabulary';
import type { OrderLife } from './order-life.ts';
import { getStory } from './stories/index.ts';
import { half, openedLink, ownCard, paid } from './stories/steps.ts';

/** A recent order that a demo refers to. */
export interface Featured {
  readonly propertyId: string;
  readonly guest: string;
  readonly hoursAgo: number;
  /** Days until the arrival. */
  readonly startsIn: number;
  readonly currency: string;
  readonly amount: string;
  readonly agent: AgentTag;
  readonly pinned?: true;
  readonly tell: (life: OrderLife) => void;
}

const as = (name: string) => getStory(name).tell;

/** A charged, a held, a declined and a revoked payment: everything an order's page can show. */
function ingrid(life: OrderLife): void {
  const third = { amount: life.order.total / 3n };
  const first = openedLink(life, third);
  first.decline(ownCard(life), 'INSUFFICIENT_FUNDS');
  life.pass(0.05);
  first.approve(ownCard(life));
  const held = openedLink(life, { ...third, scheme: 'AUTH' });
  held.approve(ownCard(life));
  life.pass(0.05);
  const calledOff = life.pay(third);
  calledOff.link();
  calledOff.revoke();
}

const at = (propertyId: string, guest: string, hoursAgo: number, startsIn: number) => ({
  propertyId: `property-${propertyId}`,
  guest,
  hoursAgo,
  startsIn,
});
const costs = (amount: string, currency = 'EUR', agent: AgentTag = 'UI_USER') => ({
  amount,
  currency,
  agent,
});

/** Oldest first per prefix. The demo's numbers end with these orders. */
export const featured: readonly Featured[] = [
  {
    ...at('lykavittos', 'Giulia Ferrari', 23.9, 8),
    ...costs('164.00', 'EUR', 'API_USER'),
    tell: as('not paid'),
  },
  {
    ...at('kalypso-bay', 'James O’Connell', 22.7, 21),
    ...costs('1120.00', 'EUR', 'CRS'),
    tell: (life) => {
      const payment = paid(life, { chargedIn: 'GBP' });
      life.pass(8);
      payment.refund(half(payment.row.amount));
    },
  },
  { ...at('fiat', 'Sofia Lindqvist', 22.2, 0), ...costs('318.00'), tell: as('refunded in part') },
  { ...at('lykavittos', 'Nikolai Orlov', 21.5, 1), ...costs('738.00'), tell: as('sent') },
  {
    ...at('kalypso-bay', 'Dimitris Kontogiannis', 19.9, -1),
    ...costs('246.80', 'EUR', 'SUITE8'),
    tell: as('finalised'),
  },
  { ...at('thalassa', 'Emily Carter', 18.1, 7), ...costs('2145.00', 'USD'), tell: as('paid') },
  { ...at('meltemi', 'Charlotte van der Meer', 17.7, 164), ...costs('9200.00'), tell: as('prepaid') },
  {
    ...at('halcyon', 'Alessandro Bianchi', 16.1, 204),
    ...costs('48500.00', 'EUR', 'API_USER'),
    pinned: true,
    tell: as('held'),
  },
  {
    ...at('kalypso-bay', 'Khalid Al-Mansoori', 14.4, 40),
    ...costs('14360.00'),
    tell: (life) => {
      const payment = paid(life, { scheme: 'AUTH', chargedIn: 'BHD' });
      life.pass(4);
      payment.capture(half(payment.row.amount));
    },
  },
  {
    ...at('lykavittos', 'Tomasz Wiśniewski', 12.9, 0),
    ...costs('189.00', 'EUR', 'PERMANENT_LINK'),
    tell: as('declined, may try again'),
  },
  {
    ...at('citation', 'Amélie Laurent-Dubois', 11.4, 12),
    ...costs('21750.00', 'EUR', 'API_USER'),
    tell: as('held'),
  },
  { ...at('kalypso-bay', 'Ingrid Solheim', 2.6, 4), ...costs('6480.00'), pinned: true, tell: ingrid },
  { ...at('kalypso-bay', 'Rachel Goldberg', 2.1, 33), ...costs('1850.00', 'USD'), tell: as('link made') },
  {
    ...at('kalypso-bay', 'Hans-Peter Brückner', 1.6, 29),
    ...costs('3920.00', 'EUR', 'CRS'),
    tell: as('charge scheduled'),
  },
  { ...at('v-class', 'Yuki Tanaka', 1.2, 2), ...costs('96000', 'JPY'), tell: as('paid by telephone') },
  {
    ...at('lykavittos', 'Oliver Whitcombe', 0.7, 15),
    ...costs('1284.00', 'GBP', 'SPLIT_PAYMENT'),
    tell: as('prepaid'),
  },
  { ...at('pelagos', 'Marta Kowalska', 0.3, 9), ...costs('212.00'), tell: as('details are missing') },
  { ...at('anemone', 'Nils Andersson', 0.15, 5), ...costs('298.00'), tell: as('the bank is slow') },
  {
    ...at('kalypso-bay', 'Maria Papadopoulou', 0.1, 1),
    ...costs('412.50', 'EUR', 'SUITE8'),
    tell: as('sent'),
  },
];
