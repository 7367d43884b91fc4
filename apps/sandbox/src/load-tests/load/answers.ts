/** A call that a client sends, and how its right answer is known. */
export interface Question {
  /** What is asked, as the figures name it: `payer: an expired link`. */
  readonly route: string;
  readonly path: string;
  readonly init?: RequestInit;
  /** Why the body of a 200 is wrong; undefined: it is right. */
  readonly fault: (body: unknown) => string | undefined | Promise<string | undefined>;
  /** The server may say that it is too busy, with `Retry-After`. */
  readonly mayWait: boolean;
}

/** The same questions in the same circle, from another place: not all clients begin with the same. */
export const startingAt = (place: number, questions: readonly Question[]): readonly Question[] => {
  const turn = place % Math.max(1, questions.length);
  return [...questions.slice(turn), ...questions.slice(0, turn)];
};

/** One answer, or its absence. */
export interface Answer {
  readonly route: string;
  /** In milliseconds, until the body was there. */
  readonly took: number;
  readonly outcome: 'right' | 'shed' | 'wrong';
  /** Of a wrong one: `404 NOT_FOUND`, `amount is 12.00, not 21.00`. */
  readonly cause?: string;
}

/** Sends a question and checks what comes back. */
export async function ask(origin: string, question: Question): Promise<Answer> {
  const started = performance.now();
  const end = (outcome: Answer['outcome'], cause?: string, took = performance.now() - started): Answer => ({
    route: question.route,
    took,
    outcome,
    ...(cause !== undefined && { cause }),
  });
  try {
    const response = await fetch(`${origin}${question.path}`, question.init ?? {});
    const text = await response.text();
    if (response.status === 503 && question.mayWait && response.headers.has('retry-after'))
      return end('shed');
    if (response.status !== 200) return end('wrong', `${response.status} ${codeOf(text)}`.trim());
    const took = performance.now() - started;
    const fault = await question.fault(JSON.parse(text));
    return end(fault === undefined ? 'right' : 'wrong', fault, took);
  } catch (lost) {
    return end('wrong', lost instanceof SyntaxError ? 'no JSON' : String(lost));
  }
}

/** Says which of the facts a body has otherwise. A fact is named by its path: `guest.paid`. */
export const differs =
  (facts: Readonly<Record<string, unknown>>) =>
  (body: unknown): string | undefined => {
    for (const [path, right] of Object.entries(facts)) {
      const found = path.split('.').reduce<unknown>((value, key) => valueAt(value, key), body);
      if (JSON.stringify(found) !== JSON.stringify(right))
        return `${path} is ${JSON.stringify(found)}, not ${JSON.stringify(right)}`;
    }
    return undefined;
  };

const valueAt = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;

/** The code of a refusal; nothing where the body has none. */
function codeOf(text: string): string {
  return /"code":\s*"(\w+)"/.exec(text)?.[1] ?? '';
}
