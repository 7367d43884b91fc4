/**
 * How fast, and in how much memory, a server takes a large file in: `node apps/sandbox/bench/import.ts [rows] [rounds]`.
 * The server is a process of its own, as it runs for people. Printed are ratios: to the rows per second of a loop that only
 * parses, and of one that parses and inserts the orders as they are; and to how long others wait while nobody imports.
 * Others make their calls all the while.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { connect } from '../src/database/connect.ts';
import { startPostgres } from '../src/database/postgres.ts';
import { freePort } from '../src/load-tests/free-port.ts';
import { startServer } from '../src/load-tests/server-process.ts';
import { DEMO_PASSWORD } from '../src/seed/people.ts';
import { openBrowser, withKey } from '../src/testing/browser.ts';
import { csvFile, templateDraft } from '../src/testing/csv.ts';
import { insertOnly, parseOnly } from './bare.ts';
import { getTable } from './table.ts';
import { type Measured, quantile, watch } from './watch.ts';

const MB = 1024 * 1024;
const rows = Number(process.argv[2] ?? 100_000);
const rounds = Number(process.argv[3] ?? 3);

const folder = await mkdtemp(join(tmpdir(), 'deck-bench-'));
const postgres = await startPostgres(join(folder, 'data'), { durable: false });
try {
  const server = await startServer(await freePort(), postgres.url);
  const { api } = openBrowser(server.origin);
  await api.session.start({ body: { login: 'eleni.markou@aegeanhouse.gr', password: DEMO_PASSWORD } });
  const columns = { ...templateDraft().columns, messageToCustomer: { header: 'Message' } };
  const { id: templateId } = await api.imports.createTemplate({ body: templateDraft({ columns }) });
  const others = new Worker(new URL('others.ts', import.meta.url), { workerData: server.origin });
  const measured = (work: () => Promise<unknown>) => watch(server.pid, others, work);

  const make = async (fileId: string) => {
    const run = () => api.imports.process({ fileId, templateId }, withKey());
    while ((await run()).status !== 'COMPLETED') await wait(500);
    return (await run()).counts;
  };
  const take = async (file: File) => {
    const { id: fileId } = await api.imports.upload({ body: file });
    await api.imports.preview({ fileId, templateId });
    await make(fileId);
  };
  const takeMeasured = async (file: File) => {
    let fileId = '';
    const upload = await measured(async () => {
      fileId = (await api.imports.upload({ body: file })).id;
    });
    const preview = await measured(() => api.imports.preview({ fileId, templateId }));
    const process = await measured(() => make(fileId));
    return { upload, preview, process, counts: await make(fileId) };
  };

  await take(csvFile(getTable('WARM', 5_000)));
  const { db, close } = connect(postgres.url);
  const line = (name: string, { seconds, memory, waits }: Measured, bare: Measured, idle: number) =>
    [
      `  ${name.padEnd(8)}${seconds.toFixed(2)} s`,
      `${(bare.seconds / seconds).toFixed(2)} of bare`,
      `+${(memory / MB).toFixed(0)} MB`,
      `others' p95 ${(quantile(waits, 0.95) / idle).toFixed(1)} of idle`,
    ].join(', ');
  for (let round = 1; round <= rounds; round += 1) {
    const file = csvFile(getTable(`LARGE${round}`, rows));
    // A list of more orders takes longer, whoever else is there.
    const idle = quantile((await measured(() => wait(5_000))).waits, 0.95);
    const { upload, preview, process, counts } = await takeMeasured(file);
    const text = getTable(`BARE${round}`, rows);
    const parse = await measured(() => parseOnly(text));
    const insert = await measured(() => insertOnly(db, text));
    console.log(
      [
        `${rows} rows, ${(file.size / MB).toFixed(1)} MB: ${counts.made} orders made`,
        `  bare    parse ${parse.seconds.toFixed(2)} s, parse and insert ${insert.seconds.toFixed(2)} s; idle p95 ${idle.toFixed(0)} ms`,
        line('upload', upload, parse, idle),
        line('preview', preview, parse, idle),
        line('process', process, insert, idle),
      ].join('\n'),
    );
  }
  await others.terminate();
  await close();
  await server.kill();
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
