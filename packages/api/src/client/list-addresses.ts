import { EXPIRING_SOON_HOURS } from '../rules/index.ts';
import {
  agentTags,
  orderStates,
  paymentStatuses,
  paymentTypes,
  paymentViews,
  progressStatuses,
  schemes,
  tags,
} from '../vocabulary/index.ts';

/** The filters of the list of orders, in the order in which the request names their fields. */
export const orderAddress = {
  search: { kind: 'search', fields: ['search'], params: ['q'] },
  states: { kind: 'several', fields: ['states'], params: ['state'], known: orderStates },
  properties: { kind: 'several', fields: ['propertyIds'], params: ['property'] },
  created: { kind: 'days', fields: ['createdFrom', 'createdTo'], params: ['from', 'to'] },
  stay: { kind: 'days', fields: ['startFrom', 'startTo'], params: ['start-from', 'start-to'] },
  agent: { kind: 'one', fields: ['agentName'], params: ['agent'] },
  amounts: {
    kind: 'amounts',
    fields: ['currency', 'amountFrom', 'amountTo'],
    params: ['currency', 'amount-from', 'amount-to'],
  },
  customer: { kind: 'text', fields: ['customer'], params: ['customer'] },
  email: { kind: 'text', fields: ['customerEmail'], params: ['email'] },
  progress: { kind: 'several', fields: ['progressStatuses'], params: ['progress'], known: progressStatuses },
  tags: { kind: 'several', fields: ['tags'], params: ['tag'], known: tags },
  agentTags: { kind: 'several', fields: ['agentTags'], params: ['agent-tag'], known: agentTags },
  // The export sets `createdUntil` itself.
  unaddressed: { kind: 'unaddressed', fields: ['externalId', 'createdUntil'], params: [] },
} as const;

/** The same of the list of payments. */
export const paymentAddress = {
  search: { kind: 'search', fields: ['search'], params: ['q'] },
  statuses: { kind: 'several', fields: ['statuses'], params: ['status'], known: paymentStatuses },
  properties: { kind: 'several', fields: ['propertyIds'], params: ['property'] },
  created: { kind: 'days', fields: ['createdFrom', 'createdTo'], params: ['from', 'to'] },
  types: { kind: 'several', fields: ['types'], params: ['type'], known: paymentTypes },
  methods: { kind: 'several', fields: ['methods'], params: ['method'] },
  createdBy: { kind: 'several', fields: ['createdBy'], params: ['created-by'] },
  amounts: {
    kind: 'amounts',
    fields: ['currencies', 'amountFrom', 'amountTo'],
    isList: true,
    params: ['currency', 'amount-from', 'amount-to'],
  },
  schemes: { kind: 'several', fields: ['schemes'], params: ['scheme'], known: schemes },
  // What somebody must see to soon: a hold to be captured, or links in their last hours.
  waiting: {
    kind: 'one',
    fields: ['awaitingCapture', 'expiringWithinHours'],
    params: ['waiting'],
    read: (word: string) => ({
      awaitingCapture: word === 'capture' || undefined,
      expiringWithinHours: getExpiringHours(word),
    }),
  },
  // A saved filter, as the menu writes it: `links`, `vpos`, `cms`.
  view: {
    kind: 'menu',
    fields: ['view'],
    params: ['view'],
    read: (word: string) => ({ view: paymentViews.find((view) => view.toLowerCase() === word) }),
  },
  // The export sets `createdUntil` itself, the main page `series`.
  unaddressed: { kind: 'unaddressed', fields: ['createdUntil', 'permanent', 'series'], params: [] },
} as const;

/** Of `expiring-12` the 12; undefined for anything but 1 to 23 hours. */
export function getExpiringHours(word: string): number | undefined {
  const hours = Number(/^expiring-(\d{1,2})$/.exec(word)?.[1]);
  return hours >= EXPIRING_SOON_HOURS.min && hours <= EXPIRING_SOON_HOURS.max ? hours : undefined;
}
