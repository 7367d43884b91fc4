import { type CallInfo, Refusal } from '@deck/api/server';
import type { Permission } from '@deck/api/vocabulary';
import type { LoadedBrand } from '@deck/tokens/node';
import type { Clock } from './clock.ts';
import type { Database } from './database/connect.ts';

/** What every part of the sandbox works with. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  /** Where people reach the sandbox, without a slash at the end: what links and letters begin with. */
  readonly publicUrl: string;
  /** In whose name letters are written and pages shown. */
  readonly brand: LoadedBrand;
  /** Whether a mail server carries e-mails on; else they stay in the inbox, and have arrived there. */
  readonly mailServer: boolean;
  /** The read-only key for the dictionaries. */
  readonly dictionaryKey: string;
  /** The administrator's key; undefined: nothing that needs one is open. */
  readonly adminKey: string | undefined;
}

/** Who is signed in, for which division they ask, and what they may do there at this moment. */
export interface Caller {
  readonly sessionId: string;
  readonly userId: string;
  /** First and last name, as timelines show it. */
  readonly name: string;
  readonly timezone: string;
  readonly divisionId: string;
  readonly role: string;
  readonly permissions: ReadonlySet<Permission>;
}

export interface Context extends Services {
  /** Absent in calls that need no session. */
  readonly caller: Caller | undefined;
  /** The division whose integration token opened the call in place of a session. */
  readonly tokenOf?: string;
}

export type Call = CallInfo<Context>;

/** The caller of a call that needs a session. */
export function requireCaller(call: Call): Caller {
  const { caller } = call.context;
  if (caller) return caller;
  throw Refusal.because('SESSION_REQUIRED');
}

/** The division a call is made for, by a person or by a system of theirs. */
export const requireDivision = (call: Call): string => call.context.tokenOf ?? requireCaller(call).divisionId;
