import type { OpenSession } from '@deck/api/contract/sessions';

/** Where somebody is signed in. */
export const sessions: readonly OpenSession[] = [
  {
    id: 'session-desk',
    browser: 'Firefox',
    system: 'Windows',
    address: '203.0.113.24',
    startedAt: '2026-11-22T05:02:00Z',
    lastActiveAt: '2026-11-22T07:55:00Z',
    current: true,
  },
  {
    id: 'session-phone',
    browser: 'Safari',
    system: 'iOS',
    address: '2001:db8:7c1e:90a1:2f04:88ff:fe3b:6d12',
    startedAt: '2026-11-22T06:40:00Z',
    lastActiveAt: '2026-11-22T07:31:00Z',
    current: false,
  },
  {
    id: 'session-unknown',
    browser: null,
    system: null,
    address: null,
    startedAt: '2026-11-21T22:10:00Z',
    lastActiveAt: '2026-11-22T07:12:00Z',
    current: false,
  },
];
