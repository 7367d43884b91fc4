import { createInterface } from 'node:readline';
import { fail, isSpoken } from './entry.mjs';

/**
 * Asks questions on the terminal, or reads piped lines. One line is one answer; an early line is kept.
 * @returns {{ ask: (question: string) => Promise<string | undefined>, close: () => void }} undefined at the end of the input
 */
export function questions() {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const lines = reader[Symbol.asyncIterator]();
  let isOver = false;
  reader.once('close', () => {
    isOver = true;
  });
  return {
    ask: async (question) => {
      // Its lines may all have been read ahead: a reader that is closed has no prompt, and still has the lines.
      if (isOver) process.stdout.write(question);
      else {
        reader.setPrompt(question);
        reader.prompt();
      }
      const { value, done } = await lines.next();
      return done ? undefined : value.trim();
    },
    close: () => reader.close(),
  };
}

/**
 * Asks for each answer that no flag gives, and repeats a question until its answer is valid.
 * @template {string} Key
 * @param {Readonly<Record<Key, readonly [question: string, usual: string]>>} all the questions in their order, each with
 *   the answer that Enter accepts; an empty one must be typed
 * @param {Partial<Record<Key, string>>} given by flags; the first that is invalid ends the program
 * @param {(answers: Partial<Record<Key, string>>, key: Key) => unknown} check throws a sentence if the newest answer is
 *   invalid
 * @returns {Promise<Record<Key, string>>}
 */
export async function askAll(all, given, check) {
  const { ask, close } = questions();
  /** @type {Partial<Record<Key, string>>} */
  const answers = {};
  try {
    const keys = /** @type {Key[]} */ (Object.keys(all));
    for (const key of keys) while (!(await isAnswered(key))) delete answers[key];
    return /** @type {Record<Key, string>} */ (answers);
  } finally {
    close();
  }

  /** @param {Key} key */
  async function isAnswered(key) {
    const [question, usual] = all[key];
    const flag = given[key];
    const answer = flag ?? (await ask(usual === '' ? `${question}: ` : `${question} (${usual}): `));
    if (answer === undefined) {
      const missing = Object.keys(all).filter((name) => !(name in given));
      const flags = missing.map((name) => `--${name}`);
      return fail(`Nothing was made: answer the questions, or give ${flags.join(', ')}.`);
    }
    answers[key] = answer || usual;
    try {
      check(answers, key);
      return true;
    } catch (error) {
      if (flag !== undefined || !isSpoken(error)) throw error;
      console.log(error.message);
      return false;
    }
  }
}
