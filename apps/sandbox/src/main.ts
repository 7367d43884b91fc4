import { BrandError, loadBrand } from '@deck/tokens/node';
import { type ServerType, serve } from '@hono/node-server';
import { buildApp } from './app.ts';
import { removeOverSessions } from './auth/sessions.ts';
import { openClock } from './clock.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { Services } from './context.ts';
import { checkDatabase } from './database/check-database.ts';
import { connect } from './database/connect.ts';
import { DatabaseError } from './database/database-error.ts';
import { migrate } from './database/migrate.ts';
import { dictionaryKeyOf } from './dictionary-key.ts';
import { forgetOldEffects } from './idempotency.ts';
import { jsonLines, logFault } from './log.ts';
import { startRepeating } from './repeat.ts';
import { runDue } from './scheduler/run-due.ts';
import { DEMO_PASSWORD, demoPeople } from './seed/people.ts';
import { seedIfEmpty } from './seed/seed.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const log = jsonLines((line) => process.stdout.write(line));

/** Starts everything, and gives what stops it. */
async function start(config: Config): Promise<() => Promise<void>> {
  const brand = loadBrand(config.brand);
  await checkDatabase(config.databaseUrl);
  await migrate(config.databaseUrl);
  const { db, close } = connect(config.databaseUrl, { onLost: (error) => logFault(log, error) });
  const clock = await openClock(db);
  const { publicUrl } = config;
  await seedIfEmpty({ db, clock, brand, publicUrl });
  const services: Services = { db, clock, brand, publicUrl, dictionaryKey: await dictionaryKeyOf(db) };

  const server = await listen(buildApp(services, { ...config, log }).fetch, config.port);
  const fault = (error: unknown) => logFault(log, error);
  const tasks = [
    startRepeating(SECOND, fault, async () => {
      await clock.refresh();
      await runDue(services);
    }),
    startRepeating(10 * MINUTE, fault, async () => {
      await forgetOldEffects(db, clock.now());
      await removeOverSessions(db, clock.now());
    }),
  ];
  return async () => {
    await Promise.all([closed(server), ...tasks.map((task) => task.stop())]);
    await close();
  };
}

function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  port: number,
): Promise<ServerType> {
  return new Promise((settle, reject) => {
    const server = serve({ fetch, port }, () => settle(server));
    server.once('error', reject);
  });
}

/** Calls that run are answered; connections that only wait are cut. */
function closed(server: ServerType): Promise<void> {
  return new Promise((settle) => {
    server.close(() => settle());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}

function welcome({ publicUrl }: Config): string {
  const longest = Math.max(...demoPeople.map(({ login }) => login.length));
  return [
    '',
    `  Deck      ${publicUrl}`,
    `  Inbox     ${publicUrl}/sandbox`,
    `  Calls     ${publicUrl}/docs`,
    '',
    `  Sign in with the password ${DEMO_PASSWORD} as`,
    ...demoPeople.map(({ login, role }) => `    ${login.padEnd(longest)}  ${role}`),
    '',
    'ready',
    '',
  ].join('\n');
}

/** What stands in the way of a start, in a sentence for whoever started it; anything else is a fault of ours. */
function sentence(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof DatabaseError || error instanceof BrandError)
    return error.message;
  const { code, port } = error as { code?: unknown; port?: unknown };
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use by another program: stop it, or choose another port, for example PORT=${Number(port) + 100}.`
    : undefined;
}

try {
  const config = readConfig(process.env);
  const stop = await start(config);
  process.stdout.write(welcome(config));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
} catch (error) {
  console.error(sentence(error) ?? error);
  process.exit(1);
}
