import { type CallInfo, Refusal } from '@deck/api/server';
import type { Permission } from '@deck/api/vocabulary';
import type { LoadedBrand } from '@deck/tokens/node';
import type { Clock } from './clock.ts';
import type { Database } from './database/connect.ts';

/** The dependencies of every part of the sandbox. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  /** The public address of the sandbox, without a trailing slash: the prefix of links and letters. */
  readonly publicUrl: string;
  /** The sender of letters and the look of pages. */
  readonly brand: LoadedBrand;
  /** Whether a mail server delivers e-mails; otherwise they stay in the inbox and count as delivered. */
  readonly mailServer: boolean;
  /** The read-only key for the dictionaries. */
  readonly dictionaryKey: string;
  /** Whether callbacks may go to this machine, for testing. */
  readonly callbackAllowLocal: boolean;
  /** The administrator's key; undefined: calls that need it are closed. */
  readonly adminKey: string | undefined;
}

/** The signed-in user, their current division and their current permissions. */
export interface Caller {
  readonly sessionId: string;
  readonly userId: string;
  /** First and last name, for timelines. */
  readonly name: string;
  readonly timezone: string;
  readonly divisionId: string;
  readonly role: string;
  readonly permissions: ReadonlySet<Permission>;
}

export interface Context extends Services {
  /** Undefined in calls without a session. */
  readonly caller: Caller | undefined;
  /** The division of the integration token, for a call without a session. */
  readonly tokenOf?: string;
}

export type Call = CallInfo<Context>;

/** The caller of a call that requires a session. */
export function requireCaller(call: Call): Caller {
  const { caller } = call.context;
  if (caller) return caller;
  throw Refusal.because('SESSION_REQUIRED');
}

/** The division of a call, from a user's session or an integration token. */
export const requireDivision = (call: Call): string => call.context.tokenOf ?? requireCaller(call).divisionId;
