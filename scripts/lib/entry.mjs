/** What is wrong and what to do about it, in one sentence for the person at the keyboard. */
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

/** Sentences for people, thrown by the scripts, by the sandbox's database and by the reader of brands; anything else is a defect of ours. */
const SPOKEN = new Set(['Refusal', 'DatabaseError', 'BrandError']);

/**
 * @param {unknown} error
 * @returns {error is Error}
 */
export const isSpoken = (error) => error instanceof Error && SPOKEN.has(error.name);

/**
 * Runs a script: a refusal becomes its sentence, a defect its stack, both exit code 1.
 * @param {() => Promise<number | void>} main resolves with the exit code, 0 if nothing
 */
export async function entry(main) {
  // When whoever reads the output is killed, the program still has to stop in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(isSpoken(error) ? error.message : error);
    process.exitCode = 1;
  }
}
