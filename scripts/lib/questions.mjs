import { createInterface } from 'node:readline';

/**
 * Asks whoever is at the keyboard, or whatever is piped in: a line an answer, and none is lost however early it comes.
 * @returns {{ ask: (question: string) => Promise<string | undefined>, close: () => void }} undefined when nobody answers
 */
export function questions() {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const lines = reader[Symbol.asyncIterator]();
  return {
    ask: async (question) => {
      reader.setPrompt(question);
      reader.prompt();
      const { value, done } = await lines.next();
      return done ? undefined : value.trim();
    },
    close: () => reader.close(),
  };
}
