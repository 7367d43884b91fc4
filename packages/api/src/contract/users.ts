import * as z from 'zod/mini';
import { endpoint, page, param } from '../core/endpoint.ts';
import { interfaceLanguages } from '../vocabulary/languages.ts';
import { assignableRights, roles } from '../vocabulary/permissions.ts';
import { userStatuses } from '../vocabulary/states.ts';
import { TableColumnsChoice } from './column-settings.ts';
import { Id, Instant, Phone, RequiredEmail, say } from './formats.ts';
import { Environment, PermissionNode, Profile, TableColumns, User } from './people.ts';
import { LoginName, PersonName, Portrait, PositionTitle, Timezone } from './person-formats.ts';
import { VerificationCode } from './session.ts';
import { max } from './validation.ts';

const Rights = z.array(z.enum(assignableRights));
const Properties = z.array(Id).check(max(500));

const names = {
  firstName: PersonName,
  lastName: PersonName,
  position: PositionTitle,
  phone: Phone,
  locale: z.enum(interfaceLanguages),
  timezone: Timezone,
};
const writtenByOwners = {
  email: RequiredEmail,
  role: z.enum(roles),
  /** The user sees and changes only what belongs to these. Empty: everything of the company. */
  propertyIds: Properties,
};

export const UserDraft = z.object({
  ...names,
  ...writtenByOwners,
  /** Defaults to the e-mail address. */
  login: z.optional(LoginName),
  propertyIds: z.optional(Properties),
  permission: z.optional(Rights),
});
export type UserDraft = z.infer<typeof UserDraft>;

/** A partial update: omitted fields stay unchanged. */
export const ProfileChanges = z
  .partial(
    z.object({
      ...names,
      ...writtenByOwners,
      /** Null: no picture; the interface shows initials. */
      avatarUrl: z.nullable(Portrait),
      twoFactor: z.object({ enabled: z.boolean(), code: z.optional(VerificationCode) }),
    }),
  )
  .check(z.refine((changes) => Object.keys(changes).length > 0, say('required')));
export type ProfileChanges = z.infer<typeof ProfileChanges>;

export const SavedProfile = z.extend(Profile, {
  /**
   * Ten single-use codes that replace the authenticator. Shown when two-factor sign-in is turned on, never
   * again.
   */
  recoveryCodes: z.nullable(z.array(z.string())),
});
export type SavedProfile = z.infer<typeof SavedProfile>;

/**
 * The secret for an authenticator, typed in or scanned as the QR code of `otpauthUrl`: SHA-1, six digits, 30
 * seconds.
 */
const TwoFactorSetup = z.object({ secret: z.string(), otpauthUrl: z.string(), expiresAt: Instant });

const PermissionTree = z.object({ permission: z.array(PermissionNode) });
const ownersOnly =
  'Of the role OWNER alone (403 ACCESS_DENIED, `params.needs` OWNER), for people of the division.';

export const users = {
  create: endpoint('POST /auth/v1/users', {
    summary: 'Make a colleague of the division and write them a letter with a link to their first password.',
    description: `${ownersOnly} The login is unique across companies (400 \`unique\`) and stays. The link works once, for seven days; after that "Forgot password" sends another.`,
    needs: 'SETTINGS_EDIT',
    body: UserDraft,
    response: User,
    idempotencyKey: 'required',
    notInSpec: true,
  }),
  setUpTwoFactor: endpoint('POST /auth/v1/users/secret2fa', {
    summary: "A key to set up one's authenticator with; it can be confirmed for five minutes.",
    description:
      'A new key replaces the last one. Nothing is on until PUT /auth/v1/users/{user-id} gives a code.',
    needs: 'session',
    response: TwoFactorSetup,
    errors: ['TWO_FACTOR_ALREADY_ON'],
    notInSpec: true,
  }),
  update: endpoint('PUT /auth/v1/users/{user-id}', {
    summary: "Change one's own profile, or as an owner a colleague's.",
    description:
      '`email`, `role` and `property_ids` are changed by an owner with SETTINGS_EDIT alone; a company keeps an owner who can sign in. `two_factor` is turned on with a code of the key just set up (the answer then shows ten recovery codes, once, and all other sessions of the person end), off with a code of the authenticator or a recovery code (again all other sessions end); an owner turns it off for a colleague without one. Here a wrong code is 409, and five of them within 15 minutes have to wait.',
    needs: 'session',
    body: ProfileChanges,
    response: SavedProfile,
    errors: [
      'NOT_FOUND',
      'ACCESS_DENIED',
      'INVALID_2FA_CODE',
      'TWO_FACTOR_ALREADY_ON',
      'TWO_FACTOR_KEY_EXPIRED',
      'LAST_OWNER',
      'TOO_MANY_REQUESTS',
    ],
    notInSpec: true,
  }),
  profile: endpoint('GET /auth/v1/users/{user-id}', {
    summary: 'The profile of the person signed in.',
    needs: 'session',
    response: Profile,
    errors: ['NOT_FOUND'],
    notInSpec: true,
  }),
  environment: endpoint('GET /auth/v1/users/{user-id}/environment', {
    summary: 'What the interface needs to know of the division one works for.',
    needs: 'session',
    response: Environment,
    errors: ['NOT_FOUND'],
    notInSpec: true,
  }),
  list: endpoint('GET /api/v1/users?page&size&sort&search', {
    summary: 'The people of the division.',
    description:
      'Searched over name, login, e-mail, phone and position. Sorted by first_name, last_name, login, email, position, role, status, locked or last_seen (`last_name,asc`), else by last and first name; 50 a page unless said, at most 200.',
    needs: 'USERS_LIST_VIEW',
    params: { page: param.int, size: param.int, sort: param.list, search: param.text },
    response: page(User),
    notInSpec: true,
  }),
  get: endpoint('GET /api/v1/users/{id}', {
    summary: 'One person of the division.',
    needs: 'USERS_INSTANCE_VIEW',
    response: User,
    errors: ['NOT_FOUND'],
    notInSpec: true,
  }),
  changeStatus: endpoint('PUT /api/v1/users/{id}/status', {
    summary: 'Let someone sign in, or no longer.',
    description: `${ownersOnly} Disabling ends the person's sessions and links at once. Enabling does not unlock: who is locked after failed sign-ins resets their password, and enabling someone enabled and locked is refused.`,
    needs: 'SETTINGS_EDIT',
    body: z.object({ status: z.enum(userStatuses) }),
    response: User,
    errors: ['NOT_FOUND', 'ACCESS_DENIED', 'CANNOT_DISABLE_ONESELF', 'LAST_OWNER', 'USER_LOCKED'],
    notInSpec: true,
  }),
  permissions: endpoint('GET /api/v1/users/{id}/permissions', {
    summary: "A person's permissions as a tree. Everyone may read their own.",
    needs: 'session',
    response: PermissionTree,
    errors: ['NOT_FOUND'],
    notInSpec: true,
  }),
  savePermissions: endpoint('PUT /api/v1/users/{id}/permissions', {
    summary: 'Replace the assignable rights of a person; they count at the next call.',
    description: `${ownersOnly} \`permission\` names those of the eight the person holds from now on; feature keys come from the role and are not taken. A right that opens nothing without another brings that along: settings are seen by whoever changes them. An owner, oneself included, holds all eight: fewer are refused.`,
    needs: 'SETTINGS_EDIT',
    body: z.object({ permission: Rights }),
    response: PermissionTree,
    errors: ['NOT_FOUND', 'ACCESS_DENIED', 'OWNER_HAS_ALL_RIGHTS'],
    notInSpec: true,
  }),
  columnSettings: endpoint('GET /api/v1/users/{id}/column-settings', {
    summary: 'The columns a person has hidden, moved and widened, and how high the rows are, table by table.',
    needs: 'session',
    response: z.array(TableColumns),
    errors: ['NOT_FOUND'],
    notInSpec: true,
  }),
  saveColumnSettings: endpoint('PUT /api/v1/users/{id}/column-settings', {
    summary: "Replace a person's columns of the tables named in the body. Only hidden ids are kept.",
    description: "Null instead of the columns takes the choice back: the company's columns hold again.",
    needs: 'session',
    body: z.array(TableColumnsChoice),
    response: z.array(TableColumns),
    errors: ['NOT_FOUND'],
    notInSpec: true,
  }),
};
