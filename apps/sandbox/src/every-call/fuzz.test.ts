import { ApiError, RequiredParameterError } from '@deck/api/client';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';
import { brokenIn, placesIn } from './broken.ts';
import { askerOf, type Entry, entries, type Values } from './entries.ts';
import { World } from './world.ts';

/** How often each call is asked; `npm run fuzz` asks more, and differently each time. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 50);
const SEED = Number(process.env.FUZZ_SEED ?? 27);

const canBeWrong = entries.filter(
  ({ endpoint }) => endpoint.body || endpoint.inputs.some(({ place }) => place === 'query'),
);

let app: TestApp;
let world: World;
const askers = new Map<Entry, Browser>();

beforeAll(async () => {
  app = await createTestApp();
  world = new World(app, await app.signedIn('eleni.markou@aegeanhouse.gr'));
  // All at first: wrong sign-ins in plenty close the door for a while.
  for (const entry of canBeWrong) askers.set(entry, await askerOf(entry, world));
});
afterAll(() => app.close());

/** Where a call can be asked wrongly: in its body, and in each parameter of its query. */
const placesOf = ({ endpoint }: Entry, args: Values) => [
  ...(endpoint.body ? placesIn(args.body, ['body']) : []),
  ...endpoint.inputs.filter(({ place }) => place === 'query').map(({ name }) => [name]),
];
/** The status of its answer; 0 for what the client itself does not send. */
async function statusOf(asked: Promise<unknown>): Promise<number> {
  return await asked.then(
    () => 200,
    (failure: unknown) => {
      if (failure instanceof ApiError) return failure.status;
      if (failure instanceof RequiredParameterError) return 0;
      throw failure;
    },
  );
}

test.each(canBeWrong)(
  '$name, broken in one place, is never a fault of ours',
  async (entry) => {
    const args = await entry.sample(world);
    const browser = askers.get(entry) ?? world.owner;
    const met = new Set<number>();
    const broken = fc.asyncProperty(brokenIn(args, placesOf(entry, args)), async (asked) => {
      const status = await statusOf(entry.ask(browser, asked));
      met.add(status);
      expect(status).toBeLessThan(500);
    });
    await fc.assert(broken, { numRuns: RUNS, seed: SEED });
    // Refused for what it is, and not at the door.
    expect([...met].some((status) => status === 200 || status === 400)).toBe(true);
  },
  30_000 + RUNS * 500,
);
