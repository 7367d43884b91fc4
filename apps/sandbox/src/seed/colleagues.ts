import type { AssignableRight, TokenType } from '@deck/api/vocabulary';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { integrationTokens, userProperties, users } from '../database/schema.ts';
import { newToken } from '../people/integration-tokens.ts';
import { AEGEAN, HALCYON } from './companies.ts';
import type { DemoPerson } from './people.ts';
import { seedPeople } from './seed-base.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface Colleague extends Omit<DemoPerson, 'lastSeenAt'> {
  /** In milliseconds before now; undefined: never signed in. */
  readonly seen?: number;
  /** By id; empty if the user works for all. */
  readonly properties?: readonly string[];
}

const person = (
  first: string,
  last: string,
  position: string,
  rest: Pick<Colleague, 'role' | 'locale'> & Partial<Colleague>,
  at = 'aegeanhouse.gr',
  number = '0110',
): Colleague => {
  const login = `${first}.${last}@${at}`.toLowerCase();
  return {
    id: `user-${first}-${last}`.toLowerCase(),
    login,
    email: login,
    firstName: first,
    lastName: last,
    position,
    phone: `+30 694 555 ${number}`,
    timezone: 'Europe/Athens',
    rights: [],
    divisions: [AEGEAN],
    ...rest,
  };
};

const takes: readonly AssignableRight[] = ['PAYMENT_CAPTURE', 'PAYMENT_REVOKE'];

/**
 * The users beside the four of the sign-in page: with special rights, on leave, locked, disabled, and
 * invited.
 */
const colleagues: readonly Colleague[] = [
  person('Maria', 'Antoniou', 'Reservations', {
    role: 'AGENT',
    locale: 'el',
    rights: [...takes],
    seen: 14 * MINUTE,
    properties: ['property-kalypso-bay'],
  }),
  person('Dmitri', 'Sokolov', 'Guest relations', {
    role: 'AGENT',
    locale: 'ru',
    rights: ['PAYMENT_REVOKE'],
    seen: 2 * DAY,
    // Five wrong passwords after the holidays.
    locked: true,
    failedLogins: 5,
  }),
  person('Ioanna', 'Kosta', 'Night audit', {
    role: 'AGENT',
    locale: 'el',
    rights: [...takes, 'PAYMENT_VOID'],
    seen: 9 * 60 * MINUTE,
  }),
  person('Giorgos', 'Vasileiou', 'Front desk', {
    role: 'AGENT',
    locale: 'el',
    enabled: false,
    seen: 61 * DAY,
  }),
  person('Sofia', 'Rigas', 'Events', { role: 'MANAGER', locale: 'en' }),
  person(
    'Andreas',
    'Pappas',
    'Charter desk',
    { role: 'AGENT', locale: 'en', rights: [...takes], divisions: [HALCYON], seen: 40 * MINUTE },
    'halcyoncharter.gr',
    '0121',
  ),
  person(
    'Helen',
    'Brandt',
    'Fleet accounting',
    {
      role: 'VIEWER',
      locale: 'en',
      rights: ['SETTINGS_VIEW', 'SETTINGS_INTEGRATION'],
      divisions: [HALCYON],
      timezone: 'Europe/Berlin',
      seen: 3 * DAY,
    },
    'halcyoncharter.gr',
    '0122',
  ),
];

const issued: readonly { readonly division: string; readonly type: TokenType; readonly days: number }[] = [
  { division: AEGEAN, type: 'DECK', days: 212 },
  { division: AEGEAN, type: 'PMS', days: 198 },
  { division: HALCYON, type: 'DECK', days: 96 },
];

/** More demo users, and tokens whose values nobody knows. */
export async function seedColleagues(db: Queries, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await seedPeople(
    db,
    colleagues.map(({ seen, properties: _, ...one }) => ({
      ...one,
      lastSeenAt: seen === undefined ? null : before(seen),
    })),
  );
  await db
    .insert(userProperties)
    .values(
      colleagues.flatMap(({ id, properties = [] }) =>
        properties.map((propertyId) => ({ userId: id, propertyId })),
      ),
    );
  await db.insert(integrationTokens).values(
    issued.map(({ division, type, days }) => ({
      ...newToken(type).kept,
      businessProfileId: division,
      type,
      createdAt: before(days * DAY),
      issuedAt: before(days * DAY),
      issuedBy: 'Eleni Markou',
    })),
  );
  await db
    .update(users)
    .set({ lastSeenAt: before(3 * 60 * MINUTE) })
    .where(eq(users.id, 'user-nikos-stathakis'));
}
