import type { Answer } from './answers.ts';

/** What came of a route in a run. */
export interface RouteFigure {
  readonly route: string;
  readonly right: number;
  readonly shed: number;
  readonly wrong: number;
  /** Of right answers, in milliseconds; null without any. */
  readonly p50: number | null;
  readonly p95: number | null;
  readonly most: number | null;
  /** How often each cause made an answer wrong, the most frequent first. */
  readonly causes: readonly (readonly [cause: string, count: number])[];
}

export function toFigures(answers: readonly Answer[]): readonly RouteFigure[] {
  const routes = Map.groupBy(answers, ({ route }) => route);
  return [...routes]
    .map(([route, all]) => toFigure(route, all))
    .toSorted((a, b) => (a.route < b.route ? -1 : 1));
}

/** The figures of all answers whose route begins with a word, as one: `payer`. */
export const ofGroup = (group: string, answers: readonly Answer[]): RouteFigure =>
  toFigure(
    group,
    answers.filter(({ route }) => route.startsWith(group)),
  );

function toFigure(route: string, all: readonly Answer[]): RouteFigure {
  const count = (outcome: Answer['outcome']) => all.filter((one) => one.outcome === outcome).length;
  const times = all
    .filter(({ outcome }) => outcome === 'right')
    .map(({ took }) => took)
    .toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? null;
  const causes = Map.groupBy(
    all.flatMap(({ cause }) => cause ?? []),
    (cause) => cause,
  );
  return {
    route,
    right: count('right'),
    shed: count('shed'),
    wrong: count('wrong'),
    p50: at(0.5),
    p95: at(0.95),
    most: times.at(-1) ?? null,
    causes: [...causes]
      .map(([cause, each]) => [cause, each.length] as const)
      .toSorted(([, a], [, b]) => b - a),
  };
}

/** A table of the routes, and below it each wrong answer by route and cause. */
export function describeFigures(figures: readonly RouteFigure[]): string {
  const ms = (time: number | null) => (time === null ? '' : `${Math.round(time)} ms`).padStart(10);
  const head = `${''.padEnd(34)} ${'right'.padStart(7)} ${'shed'.padStart(7)} ${'wrong'.padStart(7)} ${'p50'.padStart(10)} ${'p95'.padStart(10)} ${'most'.padStart(10)}`;
  const lines = figures.map(
    ({ route, right, shed, wrong, p50, p95, most }) =>
      `${route.padEnd(34)} ${[right, shed, wrong].map((count) => String(count).padStart(7)).join(' ')} ${ms(p50)} ${ms(p95)} ${ms(most)}`,
  );
  const faults = figures.flatMap(({ route, causes }) =>
    causes.map(([cause, count]) => `Wrong: ${route}: ${count} times ${cause}.`),
  );
  return [head, ...lines, ...faults].join('\n');
}
