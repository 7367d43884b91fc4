import type { AuditEvent } from '@deck/api/contract/audit-events';

const eleni = {
  personId: 'user-eleni-markou',
  personName: 'Eleni Markou',
  address: '203.0.113.24',
  sessionId: '9f2c7be04d1a6635e8b0',
  requestId: '01JD8Q4Z7R-desk-2',
};
const company = {
  subject: 'COMPANY',
  subjectId: 'division-aegean-house',
  subjectName: 'Aegean House',
} as const;
const ioanna = { subject: 'PERSON', subjectId: 'user-ioanna-kosta', subjectName: 'Ioanna Kosta' } as const;
const json = (value: unknown) => JSON.stringify(value);

/** What staff did, newest first. */
export const activity: readonly AuditEvent[] = [
  {
    id: 'event-settings',
    at: '2026-11-22T07:50:00Z',
    ...eleni,
    act: 'SETTINGS_CHANGED',
    ...company,
    changes: [
      { field: 'defaultPaymentLifetime', before: 'P2D', after: 'null' },
      { field: 'applyExchangeRate', before: 'false', after: 'true' },
      {
        field: 'notifications',
        before: json({
          employee: { enabled: true, types: ['SUCCESS', 'DECLINED'] },
          customer: { enabled: true },
        }),
        after: json({ employee: { enabled: true, types: ['SUCCESS'] }, customer: { enabled: false } }),
      },
    ],
  },
  {
    id: 'event-rights',
    at: '2026-11-22T07:40:00Z',
    ...eleni,
    act: 'RIGHTS_CHANGED',
    ...ioanna,
    changes: [
      {
        field: 'rights',
        before: json(['PAYMENT_CAPTURE']),
        after: json(['PAYMENT_CAPTURE', 'PAYMENT_REFUND']),
      },
    ],
  },
  {
    id: 'event-methods',
    at: '2026-11-21T18:05:00Z',
    ...eleni,
    act: 'PAYMENT_METHODS_CHANGED',
    ...company,
    changes: [
      {
        field: 'groups',
        before: json([
          { name: 'CARDS', enabled: true },
          { name: 'WALLETS', enabled: true },
        ]),
        after: json([
          { name: 'WALLETS', enabled: true },
          { name: 'CARDS', enabled: false },
        ]),
      },
    ],
  },
  {
    id: 'event-template',
    at: '2026-11-21T15:00:00Z',
    ...eleni,
    act: 'TEMPLATE_CHANGED',
    subject: 'TEMPLATE',
    subjectId: 'PAYMENT_LINK',
    subjectName: 'PAYMENT_LINK',
    changes: [
      {
        field: 'blocks',
        before: json({}),
        after: json({ 'el subject': 'Η κράτησή σας στο Kalypso Bay: μένει η πληρωμή'.repeat(3) }),
      },
    ],
  },
  {
    id: 'event-export',
    at: '2026-11-21T09:12:00Z',
    personId: 'user-maria-alexandrovna',
    personName: 'Мария Александровна Константинопольская-Преображенская',
    address: '2001:db8:7c1e:90a1:2f04:88ff:fe3b:6d12',
    sessionId: '1b77c02e91d4ff5a6c30',
    requestId: '01JD8P0N2C-desk-9',
    act: 'LIST_EXPORTED',
    ...company,
    changes: [
      { field: 'list', before: null, after: 'ORDERS' },
      { field: 'query', before: null, after: 'q=…&state=PAID' },
      { field: 'rows', before: null, after: '612' },
    ],
  },
  {
    id: 'event-refused',
    at: '2026-11-21T06:30:00Z',
    personId: 'user-ioanna-kosta',
    personName: 'Ioanna Kosta',
    address: '198.51.100.7',
    sessionId: null,
    requestId: '01JD8N7T3K-desk-1',
    act: 'SIGN_IN_REFUSED',
    ...ioanna,
    changes: [{ field: 'reason', before: null, after: 'WRONG_CREDENTIALS' }],
  },
  {
    id: 'event-rate',
    at: '2026-11-20T12:00:00Z',
    personId: null,
    personName: 'REST API',
    address: '192.0.2.80',
    sessionId: null,
    requestId: null,
    act: 'RATE_CREATED',
    subject: 'RATE',
    subjectId: 'rate-usd',
    subjectName: 'USD',
    changes: [
      { field: 'currency', before: null, after: 'USD' },
      { field: 'rate', before: null, after: '0.9214' },
      { field: 'startDate', before: null, after: '2026-11-21' },
    ],
  },
  {
    id: 'event-in',
    at: '2026-11-20T05:00:00Z',
    ...eleni,
    act: 'SIGNED_IN',
    subject: 'PERSON',
    subjectId: 'user-eleni-markou',
    subjectName: 'Eleni Markou',
    changes: [],
  },
];
