import { useUi } from '@deck/ui';
import { clock, today } from '@deck/values';
import { useEffect, useRef, useState } from 'react';
import type { CsvPart } from '../columns.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import { openSink } from './file-sink.ts';
import { type Exported, type ExportPlan, iteratePages } from './iterate-pages.ts';

export interface ExportState {
  /** `halted`: an answer did not come; the file is open and can go on. `failed`: there is no file. */
  readonly phase: 'ready' | 'running' | 'halted' | 'done' | 'failed';
  /** How many rows are written. */
  readonly count: number;
  readonly file: string;
}

/**
 * Writes all rows of a list into a file, page by page, and says how far it has come.
 * @param expected how many rows there will be, as far as they were counted
 */
export function useExport<Row extends Exported>(
  plan: ExportPlan<Row>,
  columns: readonly CsvPart<Row>[],
  expected: number,
) {
  const { locale, timeZone } = useUi();
  const [state, setState] = useState<ExportState>({ phase: 'ready', count: 0, file: '' });
  const run = useRef<AbortController>(undefined);
  const goOn = useRef<() => void>(undefined);
  useEffect(() => () => run.current?.abort(), []);

  const tell = (change: Partial<ExportState>) => setState((current) => ({ ...current, ...change }));

  /** Without an answer the export halts until the reader lets it go on, or cancels it. */
  async function persist<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (signal.aborted) throw error;
        tell({ phase: 'halted' });
        await new Promise<void>((resolve, reject) => {
          goOn.current = resolve;
          signal.addEventListener('abort', () => reject(error), { once: true });
        });
        tell({ phase: 'running' });
      }
    }
  }

  async function start() {
    const file = `${plan.name}-${today(timeZone, clock.now())}.csv`;
    const sink = await openSink(file);
    if (!sink) return;
    const control = new AbortController();
    run.current = control;
    const { signal } = control;
    const line = (values: Parameters<typeof csvLine>[0]) => csvLine(values, { locale, timeZone });
    let count = 0;
    setState({ phase: 'running', count, file });
    try {
      await persist(() => plan.record(expected), signal);
      await sink.write(BYTE_ORDER_MARK + line(columns.map(({ head }) => head)));
      const read = plan.read(signal);
      for await (const rows of iteratePages((asked) => persist(() => read(asked), signal))) {
        signal.throwIfAborted();
        await sink.write(rows.map((row) => line(columns.map(({ value }) => value(row)))).join(''));
        count += rows.length;
        tell({ count });
      }
      await sink.close();
      tell({ phase: 'done' });
    } catch {
      await sink.abort().catch(() => undefined);
      tell({ phase: signal.aborted ? 'ready' : 'failed' });
    }
  }

  return {
    state,
    start: () => void start(),
    goOn: () => goOn.current?.(),
    cancel: () => run.current?.abort(),
  };
}
