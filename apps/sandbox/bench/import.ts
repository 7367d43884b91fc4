/**
 * How fast, and in how much memory, a large file is taken in: `node apps/sandbox/bench/import.ts [rows]`. Printed are
 * ratios to a loop that only parses, and to one that parses and inserts the orders as they are.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { loadBrand } from '@deck/tokens/node';
import Papa from 'papaparse';
import { buildApp } from '../src/app.ts';
import type { Services } from '../src/context.ts';
import { insertionOf } from '../src/database/bulk-insert.ts';
import { connect } from '../src/database/connect.ts';
import { migrate } from '../src/database/migrate.ts';
import { startPostgres } from '../src/database/postgres.ts';
import { orders } from '../src/database/schema.ts';
import { newId } from '../src/ids.ts';
import { runImports } from '../src/import/run-imports.ts';
import { rowOfDraft } from '../src/orders/order-row.ts';
import { AEGEAN } from '../src/seed/companies.ts';
import { DEMO_PASSWORD } from '../src/seed/people.ts';
import { seedBase } from '../src/seed/seed-base.ts';
import { openBrowser } from '../src/testing/browser.ts';
import { csvFile, csvText, headings, stayRow, templateDraft } from '../src/testing/csv.ts';
import { orderDraft } from '../src/testing/drafts.ts';

const ORIGIN = 'http://localhost:4000';
const MB = 1024 * 1024;
const BATCH = 500;
const rows = Number(process.argv[2] ?? 100_000);

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** A table whose rows are about 200 bytes each. */
const tableOf = (prefix: string, count: number): string =>
  csvText([
    [...headings, 'Message'],
    ...Array.from({ length: count }, (_, index) => [
      ...stayRow(`${prefix}-${index}`, { Total: `${100 + (index % 900)},50`, Arrival: '24.12.2026' }),
      `Late arrival, please keep room ${index} with a view of the sea, and a cot; flowers on the table, two towels more`,
    ]),
  ]);

const columns = { ...templateDraft().columns, messageToCustomer: { header: 'Message' } };

interface Measured {
  readonly seconds: number;
  /** Megabytes above what was resident before. */
  readonly memory: number;
  /** The longest another call waited, in milliseconds. */
  readonly slowest: number;
}

async function measured(ping: () => Promise<unknown>, work: () => Promise<unknown>): Promise<Measured> {
  collectGarbage();
  await wait(200);
  const idle = process.memoryUsage.rss();
  let peak = idle;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 10);
  let slowest = 0;
  let busy = true;
  const pinging = (async () => {
    while (busy) {
      const asked = performance.now();
      await ping();
      slowest = Math.max(slowest, performance.now() - asked);
      await wait(20);
    }
  })();
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  busy = false;
  await pinging;
  clearInterval(sampling);
  return { seconds, memory: (peak - idle) / MB, slowest };
}

const folder = await mkdtemp(join(tmpdir(), 'deck-bench-'));
const postgres = await startPostgres(join(folder, 'data'), { durable: false });
try {
  await migrate(postgres.url);
  const { db, close } = connect(postgres.url);
  await seedBase(db);
  const clock = { now: () => new Date(), refresh: async () => undefined, advance: async () => undefined };
  const services: Services = {
    db,
    clock,
    publicUrl: ORIGIN,
    brand: loadBrand('meridian'),
    dictionaryKey: '',
    adminKey: undefined,
  };
  const app = buildApp(services, { environment: 'dev', deckFolder: undefined, pagesFolder: undefined });
  const { api } = openBrowser(ORIGIN, (url, init) => app.request(url, init));
  await api.session.start({ body: { login: 'eleni.markou@aegeanhouse.gr', password: DEMO_PASSWORD } });
  const { id: templateId } = await api.imports.createTemplate({ body: templateDraft({ columns }) });
  const ping = () => api.imports.listTemplates();

  const take = async (file: File) => {
    let fileId = '';
    const upload = await measured(ping, async () => {
      fileId = (await api.imports.upload({ body: file })).id;
    });
    const preview = await measured(ping, () => api.imports.preview({ fileId, templateId }));
    const run = await measured(ping, async () => {
      await api.imports.process({ fileId, templateId }, { idempotencyKey: crypto.randomUUID() });
      await runImports(services);
    });
    const { counts } = await api.imports.process(
      { fileId, templateId },
      { idempotencyKey: crypto.randomUUID() },
    );
    return { upload, preview, run, counts };
  };

  await take(csvFile(tableOf('WARM', 1_000)));
  const file = csvFile(tableOf('LARGE', rows));
  const taken = await take(file);

  const text = tableOf('BARE', rows);
  const parsing = performance.now();
  Papa.parse<string[]>(text, { delimiter: ',', newline: '\n' });
  const bareParse = (performance.now() - parsing) / 1000;
  const inserting = performance.now();
  const row = { ...rowOfDraft(orderDraft()), businessProfileId: AEGEAN, propertyName: '', agentName: '' };
  const { data } = Papa.parse<string[]>(text, { delimiter: ',', newline: '\n' });
  for (let at = 1; at < data.length; at += BATCH) {
    const batch = data.slice(at, at + BATCH).map(([externalId = '', , , , email = '']) => ({
      ...row,
      id: newId(),
      externalId,
      customerEmail: email,
      agentTag: 'IMPORT' as const,
      tags: ['DECK' as const],
      searchText: externalId,
      createdAt: new Date(),
      modifiedAt: new Date(),
    }));
    await db.execute(insertionOf(orders, batch));
  }
  const bareInsert = (performance.now() - inserting) / 1000;

  const line = (name: string, { seconds, memory, slowest }: Measured, bare: number) =>
    `${name.padEnd(8)} ${seconds.toFixed(2)} s, ${Math.round(rows / seconds)} rows/s, ${(bare / seconds).toFixed(2)} of bare, +${memory.toFixed(0)} MB, slowest other call ${slowest.toFixed(0)} ms`;
  console.log(
    [
      `${rows} rows, ${(file.size / MB).toFixed(1)} MB; ${JSON.stringify(taken.counts)}`,
      `bare     parse ${bareParse.toFixed(2)} s, parse and insert ${bareInsert.toFixed(2)} s`,
      line('upload', taken.upload, bareParse),
      line('preview', taken.preview, bareParse),
      line('process', taken.run, bareInsert),
    ].join('\n'),
  );
  await close();
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
