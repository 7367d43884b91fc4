import { type CallInfo, Refusal } from '@deck/api/server';
import type { AgentTag, BearerType, MessageChannel, Permission } from '@deck/api/vocabulary';
import type { LoadedBrand } from '@deck/tokens/node';
import type { Clock } from './clock.ts';
import type { Database } from './database/connect.ts';
import type { Psp, SimulatorControl } from './psp/index.ts';
import type { Scope } from './scope.ts';

/** The dependencies of every part of the sandbox. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  /** The public address of the sandbox, without a trailing slash: the prefix of links and letters. */
  readonly publicUrl: string;
  /** The sender of letters and the look of pages. */
  readonly brand: LoadedBrand;
  /** The channels with a carrier. Messages of others stay in the inbox and count as delivered. */
  readonly carried: ReadonlySet<MessageChannel>;
  /** The payment service provider. */
  readonly psp: Psp;
  /** What only the simulated PSP can do; undefined with a real one. */
  readonly simulator: SimulatorControl | undefined;
  /** The public address of the PSP's frames and pages, without a trailing slash. */
  readonly pspUrl: string;
  /** The read-only key for the dictionaries. */
  readonly dictionaryKey: string;
  /** Whether callbacks may go to this machine, for testing. */
  readonly callbackAllowLocal: boolean;
  /** The administrator's key; undefined: calls that need it are closed. */
  readonly adminKey: string | undefined;
}

/** Whoever makes a call, for what they see of a division and with the permissions of this moment. */
interface AnyCaller extends Scope {
  /** First and last name, or the name of the integration, for timelines. */
  readonly name: string;
  /** The zone of the days they ask for. */
  readonly timezone: string;
  readonly permissions: ReadonlySet<Permission>;
}

/** A signed-in user. */
export interface Person extends AnyCaller {
  readonly kind: 'PERSON';
  readonly sessionId: string;
  readonly userId: string;
  readonly role: string;
}

/** A program with an integration token of its division. */
export interface Integration extends AnyCaller {
  readonly kind: 'INTEGRATION';
  readonly token: BearerType;
  /** The stored form of the token. */
  readonly tokenHash: string;
  /** The origin of the orders it makes. */
  readonly agentTag: AgentTag;
}

export type Caller = Person | Integration;

export interface Context extends Services {
  /** Undefined in calls that are open to anyone. */
  readonly caller: Caller | undefined;
}

export type Call = CallInfo<Context>;

/** The caller of a call that requires a session or an integration token. */
export function requireCaller(call: Call): Caller {
  const { caller } = call.context;
  if (caller) return caller;
  throw Refusal.because('SESSION_REQUIRED');
}

/** The caller of a call that concerns a user themselves, which no token opens. */
export function requirePerson(call: Call): Person {
  const caller = requireCaller(call);
  if (caller.kind === 'PERSON') return caller;
  throw Refusal.because('ACCESS_DENIED');
}

/** The user of a call; undefined for an integration, which has no pins and no notifications. */
export const getUserId = (caller: Caller | undefined): string | undefined =>
  caller?.kind === 'PERSON' ? caller.userId : undefined;
