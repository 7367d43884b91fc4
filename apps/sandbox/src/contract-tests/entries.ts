import { type Endpoint, getEntries } from '@deck/api';
import type { CallOptions } from '@deck/api/client';
import { contract } from '@deck/api/contract';
import { AEGEAN } from '../seed/companies.ts';
import { someone } from '../testing/people.ts';
import { type Browser, withKey } from '../testing/test-app.ts';
import type { World } from './fixtures.ts';
import { samples } from './samples.ts';

export type Values = Readonly<Record<string, unknown>>;
type Operation = (args: Values, options: CallOptions) => Promise<unknown>;
type Sample = (world: World) => Values | Promise<Values>;

/** A call of the contract with its request and how to send it. */
export interface Entry {
  readonly name: string;
  readonly endpoint: Endpoint;
  /** Valid arguments; the objects they refer to are created first. */
  sample(world: World): Promise<Values>;
  ask(browser: Browser, args: Values): Promise<unknown>;
}

/** Every call of the contract. */
export const entries: readonly Entry[] = getEntries(contract).map(({ name, area, operation, endpoint }) => ({
  name,
  endpoint,
  sample: async (world) => {
    const sample = (samples as unknown as Record<string, Record<string, Sample>>)[area]?.[operation];
    if (!sample) throw new Error(`There is no sample of ${name}`);
    return await sample(world);
  },
  ask: async ({ api }, args) => {
    const call = (api as unknown as Record<string, Record<string, Operation>>)[area]?.[operation];
    if (!call) throw new Error(`There is no call ${name}`);
    return await call(args, endpoint.idempotencyKey === 'required' ? withKey() : {});
  },
}));

/** A call that ends sessions is sent by a user whose session may end. */
export const readAsker = async ({ name }: Entry, world: World): Promise<Browser> =>
  /^(session|passwords)\./.test(name)
    ? await someone(world.app, crypto.randomUUID(), 'OWNER', [AEGEAN])
    : world.owner;
