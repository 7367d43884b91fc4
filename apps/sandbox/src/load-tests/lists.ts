import { type ListRequest, listRequests } from './list-requests.ts';
import type { Plan, Statement, Subject } from './subject.ts';

export interface ListFigure {
  readonly name: string;
  /** The 95th percentile in milliseconds, with few orders and with many. */
  readonly few: number;
  readonly many: number;
  readonly ratio: number;
}

/**
 * How much slower lists are with many orders than with few. Both are queried in turn, so that both see the
 * same noise.
 */
export async function measureLists(few: Subject, many: Subject, rounds: number): Promise<ListFigure[]> {
  const times = new Map(
    listRequests.map(({ name }) => [name, { few: [] as number[], many: [] as number[] }]),
  );
  for (let round = -2; round < rounds; round += 1) {
    for (const request of listRequests) {
      const [first, second] = round % 2 === 0 ? ([few, many] as const) : ([many, few] as const);
      for (const subject of [first, second]) {
        const took = await readTime(request, subject);
        // The first rounds only warm up.
        if (round >= 0) times.get(request.name)?.[subject === few ? 'few' : 'many'].push(took);
      }
    }
  }
  const figure = (name: string, one: { few: number[]; many: number[] }): ListFigure => {
    const [a, b] = [percentile95(one.few), percentile95(one.many)];
    return { name, few: a, many: b, ratio: b / a };
  };
  const all = [...times.values()];
  return [
    ...[...times].map(([name, one]) => figure(name, one)),
    figure('all of them', { few: all.flatMap((one) => one.few), many: all.flatMap((one) => one.many) }),
  ];
}

async function readTime({ send }: ListRequest, { api, sample }: Subject): Promise<number> {
  const started = performance.now();
  await send(api, sample);
  return performance.now() - started;
}

function percentile95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

const LARGE_TABLES = new Set(['orders', 'payments', 'transactions', 'timeline', 'wallet_entries']);

/** Counting stops after so many rows whatever the plan, so it may scan a table. */
const isCount = ({ text }: Statement): boolean => /^select (status, )?count\(\*\).*limit \$\d+/is.test(text);

/** Requests whose plans scan a large table, with the table. */
export async function wholeTableReads(subject: Subject): Promise<string[]> {
  const found: string[] = [];
  for (const { name, send } of listRequests) {
    const statements = await subject.statementsOf(() => send(subject.api, subject.sample));
    for (const statement of statements.filter((one) => !isCount(one)))
      found.push(
        ...tablesRead(await subject.explain(statement)).map((table) => `${name} reads all ${table}`),
      );
  }
  return found;
}

function tablesRead(plan: Plan): string[] {
  const table = plan['Relation Name'] ?? '';
  const own = plan['Node Type'] === 'Seq Scan' && LARGE_TABLES.has(table) ? [table] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(tablesRead)];
}
