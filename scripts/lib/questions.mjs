import { createInterface } from 'node:readline';

/**
 * Asks questions on the terminal, or reads piped lines. One line is one answer; an early line is kept.
 * @returns {{ ask: (question: string) => Promise<string | undefined>, close: () => void }} undefined at the end of the input
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
