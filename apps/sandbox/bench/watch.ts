import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

export interface Measured {
  readonly seconds: number;
  /** Bytes the server's process came to hold above what it held before. */
  readonly memory: number;
  /** How long each call of others waited meanwhile, in milliseconds. */
  readonly waits: readonly number[];
}

/** Does some work while others make their calls, and looks at the memory of the server's process. */
export async function watch(pid: number, others: Worker, work: () => Promise<unknown>): Promise<Measured> {
  await wait(1_000);
  const before = await readMemory(pid);
  const waits: number[] = [];
  const hear = (milliseconds: number) => waits.push(milliseconds);
  others.on('message', hear);
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  others.off('message', hear);
  return { seconds, memory: (await readMemory(pid)).peak - before.held, waits };
}

/** The value below which a share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** What a process holds and has held at most since it was last asked, in bytes. Linux keeps count of both. */
async function readMemory(pid: number): Promise<{ held: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const bytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
  return { held: bytes('VmRSS'), peak: bytes('VmHWM') };
}
