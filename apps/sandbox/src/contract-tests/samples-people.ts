import { secretHash } from '../auth/secret-hash.ts';
import { passwordLinks } from '../database/schema.ts';
import { newSecret } from '../ids.ts';
import { AEGEAN } from '../seed/companies.ts';
import { DEMO_PASSWORD } from '../seed/people.ts';
import { AGENT_ID, OWNER_ID, type World } from './fixtures.ts';
import type { SamplesOf } from './samples.ts';

const HOUR = 3_600_000;
const chosen = { newPassword: 'olive-tree-27', repeatedPassword: 'olive-tree-27' };

/** The secret of a password link. */
async function passwordLink({ app }: World): Promise<string> {
  const secret = newSecret();
  await app.db.insert(passwordLinks).values({
    secretHash: secretHash(secret),
    userId: AGENT_ID,
    kind: 'RESET',
    expiresAt: new Date(app.clock.now().getTime() + HOUR),
  });
  return secret;
}

export const peopleSamples: {
  readonly [A in 'session' | 'sessions' | 'passwords' | 'users' | 'tokens']: SamplesOf<A>;
} = {
  session: {
    start: () => ({ body: { login: 'peter.lang@aegeanhouse.gr', password: DEMO_PASSWORD } }),
    refresh: () => ({ body: {} }),
    validate: () => ({}),
    terminate: () => ({}),
    changeDivision: () => ({ body: { businessProfileId: AEGEAN } }),
  },
  sessions: {
    list: () => ({ userId: AGENT_ID }),
    end: async (world) => ({ userId: AGENT_ID, sessionId: await world.sessionId() }),
    endOthers: async (world) => {
      await world.sessionId();
      return { userId: AGENT_ID };
    },
  },
  passwords: {
    change: () => ({ body: { currentPassword: DEMO_PASSWORD, ...chosen } }),
    forgot: () => ({ body: { login: 'peter.lang@aegeanhouse.gr' } }),
    link: async (world) => ({ secretKey: await passwordLink(world) }),
    reset: async (world) => ({ secretKey: await passwordLink(world), body: chosen }),
  },
  users: {
    create: () => ({
      body: {
        firstName: 'Ioanna',
        lastName: 'Vasilaki',
        position: 'Front desk',
        email: `${crypto.randomUUID()}@aegeanhouse.gr`,
        phone: '+30 694 555 0101',
        locale: 'el',
        timezone: 'Europe/Athens',
        role: 'AGENT',
        propertyIds: ['property-kalypso-bay'],
        permission: ['PAYMENT_CAPTURE'],
      },
    }),
    setUpTwoFactor: () => ({}),
    update: () => ({ userId: AGENT_ID, body: { position: 'Night desk' } }),
    profile: () => ({ userId: OWNER_ID }),
    environment: () => ({ userId: OWNER_ID }),
    list: () => ({ search: 'lang', sort: ['last_name,asc'] }),
    get: () => ({ id: AGENT_ID }),
    changeStatus: () => ({ id: AGENT_ID, body: { status: 'ENABLED' } }),
    permissions: () => ({ id: AGENT_ID }),
    savePermissions: () => ({ id: AGENT_ID, body: { permission: ['PAYMENT_VOID'] } }),
    columnSettings: () => ({ id: OWNER_ID }),
    saveColumnSettings: () => ({
      id: OWNER_ID,
      body: [{ tableId: 'orders', hiddenColumns: ['agent'] }],
    }),
  },
  tokens: {
    get: () => ({ type: 'PMS' }),
    issue: async (world) => {
      await world.token('PMS');
      return { body: { type: 'DECK' } };
    },
    reissue: async (world) => {
      await world.token('PMS');
      return { body: { type: 'PMS' } };
    },
    end: async (world) => ({ type: await world.tokenToEnd() }),
  },
};
