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

/** The number of requests per route; `npm run fuzz` sends more, with another seed each time. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 50);
const SEED = Number(process.env.FUZZ_SEED ?? 27);
/** After so many requests the objects are created again, since some were paid, canceled or deleted. */
const ROUND = 50;
/** The timeout in milliseconds: far more than a busy machine needs. */
const PATIENCE = 20_000;

const asked = entries.filter(({ endpoint: { body, inputs } }) => body || inputs.length > 0);
const routes: readonly Route[] = [...asked.map(getRoute), ...endpoints];

let app: TestApp;
let world: World;
const askers = new Map<string, Browser>();

beforeAll(async () => {
  app = await createTestApp();
  world = new World(app, await app.signedIn('eleni.markou@aegeanhouse.gr'));
  // All routes first: many wrong sign-ins trigger the throttle.
  for (const entry of asked) askers.set(entry.name, await readAsker(entry, world));
});
afterAll(() => app.close());

/** The answer to a request; fails on a timeout. */
async function answerTo(asking: Promise<Response>, what: Asked): Promise<Response> {
  const late = Promise.withResolvers<never>();
  const hangs = () => late.reject(new Error(`No answer within ${PATIENCE} ms to ${inspect(what)}`));
  const timer = setTimeout(hangs, PATIENCE);
  return await Promise.race([asking, late.promise]).finally(() => clearTimeout(timer));
}

/** Asserts a proper refusal: not a server fault, with a code, and for invalid input a sentence per field. */
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

/** `maxLength?max=200`: a key of the screens' catalogue, or of the card form's. */
const isKeyOfWords = (sentence: string): boolean =>
  sentence === 'invalid' || readMessage(sentence).key !== 'invalid' || /^card[A-Z][a-z]+$/.test(sentence);

/** The given number of mutations, without duplicates, in an order determined by the seed. */
function someBreaks(whole: Asked): readonly Break[] {
  const all = [...getBreaks(whole)];
  const length = Math.min(RUNS, all.length);
  const known = fc.shuffledSubarray(all, { minLength: length, maxLength: length });
  const more = fc.sample(generatedBreaks(whole), { numRuns: RUNS - length, seed: SEED });
  return [...fc.sample(known, { numRuns: 1, seed: SEED }).flat(), ...more];
}

test.each(routes)(
  '$name, broken in one place, never causes a server fault',
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
    // Refused for its content, not by authorisation.
    expect([...met].some((status) => [200, 204, 400, 404].includes(status))).toBe(true);
  },
  30_000 + RUNS * 500,
);
