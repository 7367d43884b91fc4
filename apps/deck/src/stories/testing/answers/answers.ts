import { contract } from '@deck/api/contract';
import { example, type MockedCall, mock, Refusal } from '@deck/api/mock';
import { owner, type Person } from '../person.ts';
import { activity } from './activity.ts';
import { savedCard } from './cards.ts';
import * as company from './company.ts';
import { movements, toDay } from './day.ts';
import * as letters from './emails.ts';
import { filterValues } from './filter-values.ts';
import { foundGuest, guest } from './guest.ts';
import * as imports from './imports.ts';
import * as money from './money.ts';
import { order, sentOrder } from './order.ts';
import { orders } from './orders.ts';
import { charged, held, payments, permanent, sent } from './payments.ts';
import { users } from './people.ts';
import { kalypso, properties } from './properties.ts';
import { sessions } from './sessions.ts';
import * as today from './today.ts';

/** A page of a list. */
export const getPage = <Row>(content: readonly Row[], size = 50, page = 0) => ({
  content: content.slice(page * size, (page + 1) * size),
  page,
  size,
  totalElements: content.length,
  totalExact: true,
  totalPages: Math.ceil(content.length / size),
});

function known<T extends { readonly id: string }>(all: readonly T[], wanted: string): T {
  const found = all.find(({ id }) => id === wanted);
  if (!found) throw Refusal.because('NOT_FOUND');
  return found;
}

/** What the day's server says when nothing is amiss: every call that a screen makes by itself. */
export const answersTo = (person: Person | undefined): MockedCall[] => [
  ...entrance(person),
  ...lists,
  ...details,
  ...administration,
];

const entrance = (person: Person | undefined): MockedCall[] => {
  const { profile, environment, permissions } = person ?? owner;
  return [
    mock(contract.session.validate, () => {
      if (!person) throw Refusal.because('SESSION_REQUIRED');
      return {
        userId: profile.id,
        businessProfileId: environment.context.businessProfileId,
        twoFactorRequired: false,
        idleExpiresAt: '2026-11-22T08:30:00Z',
        expiresAt: '2026-11-22T20:00:00Z',
      };
    }),
    example(contract.passwords.link),
    mock(contract.users.profile, profile),
    mock(contract.users.environment, environment),
    mock(contract.users.permissions, { permission: [...permissions] }),
    mock(contract.users.columnSettings, []),
    mock(contract.businessProfiles.columnSettings, []),
    mock(contract.userNotifications.list, {
      ...getPage(letters.notifications, 20),
      unread: { payments: 2, system: 0 },
    }),
    mock(contract.businessProfiles.get, company.company),
    mock(contract.drafts.list, []),
    mock(contract.views.list, { all: { count: 1_284, countExact: true }, views: [] }),
  ];
};

const lists: MockedCall[] = [
  mock(contract.orders.list, ({ size }) => getPage(orders, size)),
  mock(contract.orders.counts, {
    count: 616,
    countExact: true,
    statuses: [
      { status: 'PAID', count: 612, countExact: true },
      { status: 'DECLINED', count: 4, countExact: true },
    ],
  }),
  mock(contract.payments.counts, {
    count: 44,
    countExact: true,
    statuses: [
      { status: 'CHARGED', count: 40, countExact: true },
      { status: 'DECLINED', count: 4, countExact: true },
    ],
  }),
  mock(contract.payments.list, ({ size, getPaymentsRq }) => {
    const { series, permanent: isPermanent, awaitingCapture, expiringWithinHours } = getPaymentsRq ?? {};
    const found = isPermanent
      ? [permanent]
      : awaitingCapture
        ? [held]
        : expiringWithinHours
          ? [sent]
          : payments;
    return { ...getPage(found, size), totals: money.totals, series: series ? money.series(series) : null };
  }),
  mock(contract.payments.filter, ({ fieldName }) => filterValues(fieldName)),
  mock(contract.users.list, ({ size }) => getPage(users, size)),
  mock(contract.days.get, ({ day }) => toDay(day)),
  mock(contract.movements.list, ({ size }) => getPage(movements, size)),
  mock(contract.today.queue, today.queue),
  mock(contract.today.arrivals, today.arrivals),
  mock(contract.today.month, today.month),
  mock(contract.properties.list, [...properties]),
  mock(contract.businessProfiles.balances, [...money.balances]),
];

const details: MockedCall[] = [
  mock(contract.orders.get, ({ id }) => known([order, sentOrder], id)),
  mock(contract.guests.get, guest),
  mock(contract.guests.list, [foundGuest]),
  mock(contract.orderPayments.list, ({ size, page }) => getPage([held, charged], size, page)),
  mock(contract.orderPayments.get, ({ paymentId }) => known([held, charged], paymentId)),
  mock(contract.orderCards.list, [savedCard]),
  mock(contract.payments.get, ({ id }) => known([...payments, permanent], id)),
  mock(contract.payments.history, ({ id }) => order.timeline.filter(({ paymentId }) => paymentId === id)),
  mock(contract.transactions.list, [...money.transactions]),
  mock(contract.callbacks.list, [...money.callbacks]),
  mock(contract.properties.get, kalypso),
  mock(contract.users.get, ({ id }) => known(users, id)),
  mock(contract.sequences.next, {
    value: 'AEG-01183',
    properties: [{ propertyId: kalypso.id, value: 'KLB-20422' }],
  }),
];

const administration: MockedCall[] = [
  example(contract.exports.start),
  mock(contract.sessions.list, [...sessions]),
  mock(contract.auditEvents.list, ({ size }) => getPage(activity, size)),
  mock(contract.businessProfiles.settings, company.settings),
  mock(contract.pspProfiles.list, [...company.pspProfiles]),
  mock(contract.pspProfiles.paymentMethodGroups, [...company.methodGroups]),
  mock(contract.dictionaries.currencies, [...money.currencies]),
  mock(contract.rates.list, ({ forToday }) => getPage(forToday ? money.todaysRates : money.rates)),
  mock(contract.rates.get, ({ exchangeRateId }) => ({
    ...known(money.rates, exchangeRateId),
    conversion: null,
  })),
  mock(contract.tokens.get, ({ type }) => ({
    type,
    maskedValue: type === 'TELEGRAM' ? null : `${type.toLowerCase()}_••••tQ4U`,
    maskedRefreshToken: type === 'DECK' ? 'dkr_••••gplI' : null,
    createdAt: type === 'TELEGRAM' ? null : '2026-04-23T12:29:29Z',
    issuedAt: type === 'TELEGRAM' ? null : '2026-05-07T12:29:29Z',
    issuedBy: type === 'TELEGRAM' ? null : 'Eleni Markou',
  })),
  mock(contract.templates.list, [...letters.letters]),
  mock(contract.templates.editor, letters.editor),
  mock(contract.templates.render, letters.rendered),
  mock(contract.imports.listTemplates, [imports.template, imports.otherTemplate]),
  mock(contract.imports.getTemplate, imports.template),
  mock(contract.imports.preview, imports.preview),
];
