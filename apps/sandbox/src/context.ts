import { type CallInfo, Refusal } from '@deck/api/server';
import type { Permission } from '@deck/api/vocabulary';
import type { LoadedBrand } from '@deck/tokens/node';
import type { Clock } from './clock.ts';
import type { Database } from './database/connect.ts';
import { type Scope, wholeCompany } from './scope.ts';

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

/** The signed-in user, their current division with their properties there, and their current permissions. */
export interface Caller extends Scope {
  readonly sessionId: string;
  readonly userId: string;
  /** First and last name, for timelines. */
  readonly name: string;
  readonly timezone: string;
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

/** What a call may see: the scope of its user, or the whole division of an integration token. */
export const requireScope = (call: Call): Scope =>
  call.context.tokenOf === undefined ? requireCaller(call) : wholeCompany(call.context.tokenOf);
