import { describeMissing, isOlder, missingPackage, OLDEST_NODE } from './ready.mjs';

/** An error for the person at the keyboard: one sentence that says what is wrong and what to do. */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal';
}

/**
 * Ends the program with one sentence and exit code 1.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  throw new Refusal(sentence);
}

/**
 * The errors whose messages are sentences for people: of the scripts, the sandbox's database, the reader of brands. Any
 * other error is a defect.
 */
const SPOKEN = new Set(['Refusal', 'DatabaseError', 'BrandError']);

/**
 * @param {unknown} error
 * @returns {error is Error}
 */
export const isSpoken = (error) => error instanceof Error && SPOKEN.has(error.name);

/**
 * What is printed of an error: the sentence of a refusal or of a missing package, the stack of a defect.
 * @param {unknown} error
 */
function getReport(error) {
  if (isSpoken(error)) return error.message;
  const missing = missingPackage(error);
  if (missing === undefined) return error;
  return describeMissing(missing);
}

/**
 * Runs a script. A refusal prints its sentence, a defect its stack; both end with exit code 1. So does a Node that is too
 * old, before anything else.
 * @param {() => Promise<number | void>} main resolves with the exit code, by default 0
 */
export async function entry(main) {
  // The program must still stop in order when the reader of its output is killed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    const { node } = process.versions;
    if (isOlder(node, OLDEST_NODE)) {
      fail(
        `Deck needs Node ${OLDEST_NODE} or newer and this is ${node}: install Node 24 (https://nodejs.org) and run this again.`,
      );
    }
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(getReport(error));
    process.exitCode = 1;
  }
}
