import { inspect } from 'node:util';
import { readMessage } from '@deck/api/contract/validation';
import { errorCodes } from '@deck/api/vocabulary';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';
import { endpoints } from './endpoints.ts';
import { entries, readAsker } from './entries.ts';
import { World } from './fixtures.ts';
import { type Break, generatedBreaks, getBreaks } from './malformed-requests.ts';
import { type Asked, askFor, getRoute, type Route } from './requests.ts';

/** How often each route is asked; `npm run fuzz` asks more, and differently each time. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 50);
const SEED = Number(process.env.FUZZ_SEED ?? 27);
/** After so many what is asked about is made anew, since some of it was paid, cancelled or deleted meanwhile. */
const ROUND = 50;
/** What has no answer within so many milliseconds hangs: far more than a busy machine needs. */
const PATIENCE = 20_000;

const asked = entries.filter(({ endpoint: { body, inputs } }) => body || inputs.length > 0);
const routes: readonly Route[] = [...asked.map(getRoute), ...endpoints];

let app: TestApp;
let world: World;
const askers = new Map<string, Browser>();

beforeAll(async () => {
  app = await createTestApp();
  world = new World(app, await app.signedIn('eleni.markou@aegeanhouse.gr'));
  // All at first: wrong sign-ins in plenty close the door for a while.
  for (const entry of asked) askers.set(entry.name, await readAsker(entry, world));
});
afterAll(() => app.close());

/** The answer to what is asked; without one in time it fails. */
async function answerTo(asking: Promise<Response>, what: Asked): Promise<Response> {
  const late = Promise.withResolvers<never>();
  const hangs = () => late.reject(new Error(`No answer within ${PATIENCE} ms to ${inspect(what)}`));
  const timer = setTimeout(hangs, PATIENCE);
  return await Promise.race([asking, late.promise]).finally(() => clearTimeout(timer));
}

/** What a refusal must be: no fault of ours, with a code, and for wrong input with a sentence for each wrong field. */
async function expectRefusal(response: Response, what: Asked): Promise<void> {
  const { code, params } = (await response.json()).meta.error;
  const told = inspect({ status: response.status, code, params, what }, { depth: 9, maxStringLength: 200 });
  expect(response.status, told).toBeLessThan(500);
  expect(errorCodes, told).toContain(code);
  expect(response.status === 400, told).toBe(code === 'INVALID_VALUE');
  if (code !== 'INVALID_VALUE') return;
  const sentences = Object.values<string>(params.fields);
  expect(sentences.length, told).toBeGreaterThan(0);
  expect(
    sentences.filter((sentence) => !isKeyOfWords(sentence)),
    told,
  ).toEqual([]);
}

/** `maxLength?max=200`: of the catalogue the screens share, or of the card form's own. */
const isKeyOfWords = (sentence: string): boolean =>
  sentence === 'invalid' || readMessage(sentence).key !== 'invalid' || /^card[A-Z][a-z]+$/.test(sentence);

/** So many ways to break what is asked, each known one at most once, in an order that follows from the seed. */
function someBreaks(whole: Asked): readonly Break[] {
  const all = [...getBreaks(whole)];
  const length = Math.min(RUNS, all.length);
  const known = fc.shuffledSubarray(all, { minLength: length, maxLength: length });
  const more = fc.sample(generatedBreaks(whole), { numRuns: RUNS - length, seed: SEED });
  return [...fc.sample(known, { numRuns: 1, seed: SEED }).flat(), ...more];
}

test.each(routes)(
  '$name, broken in one place, is never a fault of ours',
  async (route) => {
    const browser = askers.get(route.name) ?? app.browser();
    const met = new Set<number>();
    let whole = await route.sample(world);
    for (const [index, broken] of someBreaks(whole).entries()) {
      if (index > 0 && index % ROUND === 0) whole = await route.sample(world);
      const what = broken(whole);
      const response = await answerTo(askFor(route, browser, what), what);
      met.add(response.status);
      if (response.ok) await response.arrayBuffer();
      else await expectRefusal(response, what);
    }
    // Refused for what it is, and not at the door.
    expect([...met].some((status) => [200, 204, 400, 404].includes(status))).toBe(true);
  },
  30_000 + RUNS * 500,
);
