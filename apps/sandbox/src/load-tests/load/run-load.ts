import { setTimeout as wait } from 'node:timers/promises';
import { openClock } from '../../clock.ts';
import { connect } from '../../database/connect.ts';
import { type Answer, ask, type Question, startingAt } from './answers.ts';
import { payerQuestions } from './payer-questions.ts';
import { readiness, signIns, staffQuestions } from './staff-questions.ts';

/** How many payers open links, with and without staff. */
const PAYERS = 10;
/** In so many parts of a run the server is asked whether it is ready. */
const PROBES = 110;

interface LoadOptions {
  /** The server, or the web server before it. */
  readonly origin: string;
  readonly databaseUrl: string;
  /** All clients, payers included. */
  readonly clients: number;
  /** How long each of the two runs lasts. */
  readonly seconds: number;
}

interface LoadReport {
  /** Payers, sign-ins and probes alone. */
  readonly alone: readonly Answer[];
  /** The same with clients of staff. */
  readonly loaded: readonly Answer[];
}

/** Ten payers, a sign-in each second and probes of readiness: first alone, then with the clients of staff. */
export async function runLoad({ origin, databaseUrl, clients, seconds }: LoadOptions): Promise<LoadReport> {
  const { db, close } = connect(databaseUrl);
  const links = await payerQuestions(db, (await openClock(db)).now());
  const staff = await staffQuestions(origin, Math.max(0, clients - PAYERS), db);
  const payers = Array.from({ length: PAYERS }, (_, at) =>
    startingAt(
      at,
      links.filter((_, place) => place % PAYERS === at),
    ),
  );
  const run = async (all: readonly (readonly Question[])[]) => {
    const answers: Answer[] = [];
    const over = AbortSignal.timeout(seconds * 1_000);
    const send = async (question: Question) => {
      answers.push(await ask(origin, question));
    };
    await Promise.all([
      ...all.map((questions) => inTurn(questions, over, send)),
      everySoOften(signIns, 1_000, over, send),
      everySoOften([readiness], (seconds * 1_000) / PROBES, over, send),
    ]);
    return answers;
  };
  // The first answers of a process take longer.
  for (const link of links) await ask(origin, link);
  const alone = await run(payers);
  const loaded = await run([...payers, ...staff]);
  await close();
  return { alone, loaded };
}

type Send = (question: Question) => Promise<void>;

/** A client that asks the next as soon as it has an answer. */
async function inTurn(questions: readonly Question[], over: AbortSignal, send: Send): Promise<void> {
  for (let at = 0; !over.aborted; at += 1) {
    const question = questions[at % questions.length];
    if (question === undefined) return;
    await send(question);
  }
}

/** Asks on time, whether or not the answer before has come. */
async function everySoOften(questions: readonly Question[], pause: number, over: AbortSignal, send: Send) {
  const sent: Promise<void>[] = [];
  for (let at = 0; !over.aborted; at += 1) {
    const question = questions[at % questions.length];
    if (question !== undefined) sent.push(send(question));
    await wait(pause, undefined, { signal: over }).catch(() => undefined);
  }
  await Promise.all(sent);
}
