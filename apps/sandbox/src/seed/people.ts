import type { AssignableRight } from '@deck/api/vocabulary';
import type { users } from '../database/schema.ts';
import { AEGEAN, HALCYON } from './companies.ts';

/** The password of all demo users. It opens nothing but demo data. */
export const DEMO_PASSWORD = 'Kalypso-2026';

type User = Omit<typeof users.$inferInsert, 'passwordHash'>;

export interface DemoPerson extends User {
  readonly divisions: readonly string[];
}

const aegeanLogin = (name: string): Pick<User, 'login' | 'email'> => ({
  login: `${name}@aegeanhouse.gr`,
  email: `${name}@aegeanhouse.gr`,
});

const money: readonly AssignableRight[] = [
  'PAYMENT_VOID',
  'PAYMENT_CAPTURE',
  'PAYMENT_REVOKE',
  'PAYMENT_REFUND',
];

/** A user of each role. */
export const demoPeople: readonly DemoPerson[] = [
  {
    id: 'user-eleni-markou',
    ...aegeanLogin('eleni.markou'),
    firstName: 'Eleni',
    lastName: 'Markou',
    position: 'Director of operations',
    phone: '+30 694 555 0101',
    timezone: 'Europe/Athens',
    locale: 'en',
    role: 'OWNER',
    rights: [],
    divisions: [AEGEAN, HALCYON],
  },
  {
    id: 'user-nikos-stathakis',
    ...aegeanLogin('nikos.stathakis'),
    firstName: 'Nikos',
    lastName: 'Stathakis',
    position: 'Reservations manager',
    phone: '+30 694 555 0102',
    timezone: 'Europe/Athens',
    locale: 'en',
    role: 'MANAGER',
    rights: [...money, 'SETTINGS_VIEW'],
    divisions: [AEGEAN, HALCYON],
  },
  {
    id: 'user-katerina-vlachou',
    ...aegeanLogin('katerina.vlachou'),
    firstName: 'Katerina',
    lastName: 'Vlachou',
    position: 'Front desk',
    phone: '+30 694 555 0103',
    timezone: 'Europe/Athens',
    locale: 'el',
    role: 'AGENT',
    rights: ['PAYMENT_REVOKE'],
    divisions: [AEGEAN],
  },
  {
    id: 'user-peter-lang',
    ...aegeanLogin('peter.lang'),
    firstName: 'Peter',
    lastName: 'Lang',
    position: 'Accountant',
    phone: '+30 694 555 0104',
    timezone: 'Europe/Athens',
    locale: 'en',
    role: 'VIEWER',
    rights: [],
    divisions: [AEGEAN],
  },
];
