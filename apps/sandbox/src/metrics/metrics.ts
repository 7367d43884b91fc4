import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Log } from '../log.ts';
import type { Psp } from '../psp/index.ts';

/** The parts of a pool of database connections that are measured. */
interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** What a process counts of its own work, for Prometheus. No label holds anything about a person. */
export interface Metrics {
  readonly registry: Registry;
  /** Passes each entry on and counts requests and faults. */
  countLog(log: Log): Log;
  /** Passes each call on and measures it by its outcome. */
  measurePsp(psp: Psp): Psp;
  watchPool(name: string, pool: Pool): void;
  /** A repeated task, with the time at which it last ended well. It counts from now. */
  measureStep(name: string, task: () => Promise<void>): () => Promise<void>;
}

/** In seconds. Beyond the last, browsers and proxies give up. */
const DURATIONS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'deck_http_request_duration_seconds',
    help: 'Requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers,
  });
  const faults = new Counter({ name: 'deck_faults_total', help: 'Faults in the log', registers });
  const calls = new Histogram({
    name: 'deck_psp_call_duration_seconds',
    help: 'Calls of the PSP by their outcome; SILENT without an answer, REFUSED for an error of ours',
    labelNames: ['call', 'outcome'],
    buckets: DURATIONS,
    registers,
  });
  const steps = new Gauge({
    name: 'deck_step_last_end_timestamp_seconds',
    help: 'When a repeated task last ended without a fault, in seconds since 1970',
    labelNames: ['step'],
    registers,
  });
  const pools = new Map<string, Pool>();
  new Gauge({
    name: 'deck_database_connections',
    help: 'Connections of a pool, in use and idle',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount }] of pools) {
        this.set({ pool, state: 'in_use' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
      }
    },
  });
  new Gauge({
    name: 'deck_database_waiting',
    help: 'Calls and queries that wait for a connection of a pool',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { waitingCount }] of pools) this.set({ pool }, waitingCount);
    },
  });

  async function measure<Answer>(call: string, ask: () => Promise<Answer>): Promise<Answer> {
    const stop = calls.startTimer({ call });
    try {
      const answer = await ask();
      stop({ outcome: getOutcome(answer) });
      return answer;
    } catch (error) {
      stop({ outcome: 'REFUSED' });
      throw error;
    }
  }

  return {
    registry,
    countLog: (log) => (entry) => {
      log(entry);
      const { method, route, status, ms, fault } = entry;
      if (typeof method === 'string' && typeof route === 'string' && typeof ms === 'number')
        requests.observe({ method, route, status: Number(status) }, ms / 1_000);
      if (fault !== undefined) faults.inc();
    },
    measurePsp: (psp) => ({
      submit: (request) => measure('submit', () => psp.submit(request)),
      ask: (id) => measure('ask', () => psp.ask(id)),
      giveBilling: (id, billing) => measure('giveBilling', () => psp.giveBilling(id, billing)),
      cancel: (id) => measure('cancel', () => psp.cancel(id)),
      readReference: (reference) => measure('readReference', () => psp.readReference(reference)),
      readCard: (token) => measure('readCard', () => psp.readCard(token)),
      readNotice: (body, headers) => psp.readNotice(body, headers),
    }),
    watchPool: (name, pool) => void pools.set(name, pool),
    measureStep: (step, task) => {
      steps.setToCurrentTime({ step });
      return async () => {
        await task();
        steps.setToCurrentTime({ step });
      };
    },
  };
}

/** The status of an operation, `DECLINED`; or whether there was an answer at all. */
function getOutcome(answer: unknown): string {
  if (answer === undefined) return 'SILENT';
  if (answer === null) return 'UNKNOWN';
  if (typeof answer === 'object' && 'status' in answer) return String(answer.status);
  return 'ANSWERED';
}
