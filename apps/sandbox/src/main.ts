import { Server as NetServer } from 'node:net';
import { BrandError, type LoadedBrand, loadBrand } from '@deck/tokens/node';
import { type ServerType, serve } from '@hono/node-server';
import { buildApp } from './app.ts';
import { forgetOldAttempts } from './auth/attempts.ts';
import { forgetOldLinks } from './auth/password-links.ts';
import { takeSealingKey } from './auth/sealed.ts';
import { removeOverSessions } from './auth/sessions.ts';
import { forgetUnknownLogins } from './auth/sign-in.ts';
import { createCallbackDelivery } from './callbacks/deliver-callbacks.ts';
import { openClock } from './clock.ts';
import { sealOldSecrets } from './company/seal-old-secrets.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { Services } from './context.ts';
import { checkDatabase } from './database/check-database.ts';
import { connect, servingLimits, workingLimits } from './database/connect.ts';
import { DatabaseError } from './database/database-error.ts';
import { migrate } from './database/migrate.ts';
import { openPools } from './database/open-pools.ts';
import { businessProfiles } from './database/schema.ts';
import { fillDemo, welcomeToDemo } from './demo.ts';
import { readDictionaryKey } from './dictionary-key.ts';
import { forgetOldDrafts } from './drafts/complete-draft.ts';
import { forgetOldEffects } from './idempotency.ts';
import { removeOldFiles } from './import/files.ts';
import { runImports } from './import/run-imports.ts';
import { listenForChanges } from './live/listen-for-changes.ts';
import { jsonLines, logFault } from './log.ts';
import { getCarried, openCarriers } from './mail/carriers.ts';
import { carryMail } from './mail/carry-mail.ts';
import { planReminders } from './messaging/reminders.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { forgetOldRequests } from './people/reset-requests.ts';
import { removeOldData } from './privacy/remove-old-data.ts';
import { createHttpPsp, createSimulatorControl } from './psp/index.ts';
import { startRepeating } from './repeat.ts';
import { removeUnusedPictures } from './resources/remove-unused.ts';
import { foldDays } from './scheduler/fold-days.ts';
import { runDue } from './scheduler/run-due.ts';
import type { ThirdParties } from './web/security-headers.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** The most connections of imports and metrics. */
const WORKING = 5;

const metrics = createMetrics();
const log = metrics.countLog(jsonLines((line) => process.stdout.write(line)));

/** The environment's value, else the brand's. */
const getThirdParties = (config: Config, brand: LoadedBrand): ThirdParties => ({
  chat: (config.chatUrl ?? brand.chatUrl) || undefined,
  analytics: (config.analyticsUrl ?? brand.analyticsUrl) || undefined,
});

const getUser = (url: string): string | undefined => decodeURIComponent(new URL(url).username) || undefined;

/** The PSP, and with the simulated one its levers. */
const connectPsp = ({ pspUrl: url, pspPublicUrl, pspKey: key, pspNoticeSecret, pspSimulated }: Config) => ({
  psp: metrics.measurePsp(createHttpPsp({ url, key, noticeSecret: pspNoticeSecret })),
  simulator: pspSimulated ? createSimulatorControl({ url, key }) : undefined,
  pspUrl: pspPublicUrl,
});

/**
 * Migrates the database to this program's schema. The first time a demo is filled in, however long that takes. Returns
 * whether there is a company.
 */
async function prepare(config: Config, brand: LoadedBrand): Promise<boolean> {
  const { databaseUrl, migrationUrl, sealingKey, publicUrl } = config;
  for (const url of new Set([migrationUrl, databaseUrl])) await checkDatabase(url);
  await migrate(migrationUrl, migrationUrl === databaseUrl ? undefined : getUser(databaseUrl));
  const { db, close } = connect(migrationUrl);
  try {
    const clock = await openClock(db);
    await takeSealingKey(db, sealingKey, { before: config.sealingKeyBefore, next: config.sealingKeyNext });
    await sealOldSecrets(db);
    if (config.demo) await fillDemo({ db, clock, brand, publicUrl, ...connectPsp(config) });
    await planReminders(db, clock.now());
    return (await db.$count(businessProfiles)) > 0;
  } finally {
    await close();
  }
}

/** What an operator should still do, in sentences. A developer's terminal says it in its own way. */
function getAdvice({ environment, publicUrl, trustedProxies }: Config, hasCompany: boolean): string[] {
  if (environment === 'dev') return [];
  const advice = [];
  if (!hasCompany) advice.push('There is no company yet: npm run company:new makes the first.');
  if (environment === 'prod' && publicUrl.startsWith('https:') && trustedProxies.size === 0)
    advice.push(
      'TRUSTED_PROXIES is not set: behind a web server every caller has its address, and limits stop all of them.',
    );
  return advice;
}

/** Starts everything and returns a function that stops it. */
async function start(config: Config): Promise<() => Promise<void>> {
  const brand = loadBrand(config.brand);
  const hasCompany = await prepare(config, brand);
  for (const advice of getAdvice(config, hasCompany))
    log({ at: new Date().toISOString(), level: 'warn', advice });
  const onLost = (error: Error) => logFault(log, error);
  const pools = openPools(config.databaseUrl, config.poolSizes, { limits: servingLimits, onLost });
  const beside = connect(config.databaseUrl, { limits: workingLimits, max: WORKING, onLost });
  metrics.watchPool('staff', pools.staff.measured);
  metrics.watchPool('payments', pools.payments.measured);
  metrics.watchPool('working', beside.pool);
  // Due work belongs to the payments; a call is given the connections of its lane.
  const { db } = pools.payments;
  const clock = await openClock(db);
  const { publicUrl, adminKey, mailFrom = brand.supportEmail } = config;
  const carriers = openCarriers(config, mailFrom);
  const dictionaryKey = await readDictionaryKey(db);
  const { callbackAllowLocal } = config;
  const services: Services = {
    ...connectPsp(config),
    db,
    clock,
    brand,
    publicUrl,
    carried: getCarried(carriers),
    dictionaryKey,
    adminKey,
    callbackAllowLocal,
  };

  const fault = (error: unknown) => logFault(log, error);
  const stopping = new AbortController();
  const changes = listenForChanges(config.databaseUrl, fault);
  const thirdParties = getThirdParties(config, brand);
  const app = buildApp(services, {
    ...config,
    pools,
    thirdParties,
    log,
    live: { changes },
    stopping: stopping.signal,
  });
  const server = await listen(app.fetch, config.port);
  const measured = await serveMetrics(metrics, config.metricsPort, { db: beside.db, clock });
  const repeat = (name: string, pause: number, task: () => Promise<void>) =>
    startRepeating(pause, fault, metrics.measureStep(name, task));
  const delivery = createCallbackDelivery(services, { allowLocal: callbackAllowLocal, onFault: fault });
  // When stopped, each job ends after its current item. The rest stays due, for the next worker.
  const tasks = [
    repeat('due', SECOND, async () => {
      await clock.refresh();
      await runDue(services, stopping.signal);
    }),
    // Separate from the rest: a company's slow server must not delay payments.
    repeat('callbacks', SECOND, () => delivery.start(stopping.signal)),
    repeat('messages', SECOND, () => carryMail(services, carriers)),
    repeat('imports', SECOND, () => runImports({ ...services, db: beside.db }, stopping.signal)),
    repeat('upkeep', 10 * MINUTE, async () => {
      await removeOldFiles(db, clock.now());
      await removeUnusedPictures(db, clock.now(), stopping.signal);
      await forgetOldEffects(db, clock.now());
      await forgetOldDrafts(db, clock.now());
      await foldDays(db);
      await removeOverSessions(db, clock.now());
      await forgetOldAttempts(db, clock.now());
      await forgetUnknownLogins(db, clock.now());
      await forgetOldLinks(db, clock.now());
      await forgetOldRequests(db, clock.now());
    }),
    repeat('retention', 10 * MINUTE, async () => {
      for (const { companyId, kind, rows } of await removeOldData({ db: beside.db, clock }, stopping.signal))
        log({ at: new Date().toISOString(), level: 'info', removed: kind, company: companyId, rows });
    }),
  ];
  return async () => {
    stopping.abort();
    await Promise.all([closed(server), changes.close(), ...tasks.map((task) => task.stop())]);
    await delivery.settle();
    await measured.close();
    for (const carrier of Object.values(carriers)) carrier.close();
    await Promise.all([pools.close(), beside.close()]);
  };
}

function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  port: number,
): Promise<ServerType> {
  return new Promise((settle, reject) => {
    // Longer than browsers and proxies keep idle connections. If the server closed one first, a call sent at
    // that moment would be lost.
    const serverOptions = { keepAliveTimeout: 75 * SECOND };
    const server = serve({ fetch, port, serverOptions }, () => settle(server));
    server.once('error', reject);
  });
}

/** How long a server that stops waits for calls on connections that others keep open. */
const LAST_CALLS = SECOND;

/**
 * Takes no new connection and answers running calls. A web server may be sending a call on an idle connection at this
 * moment: it is answered too, and the answer closes the connection. Then those that are still idle are closed.
 */
function closed(server: ServerType): Promise<void> {
  return new Promise((settle) => {
    // The close of an HTTP server would end idle connections at once.
    NetServer.prototype.close.call(server, () => settle());
    setTimeout(() => {
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    }, LAST_CALLS).unref();
  });
}

/** For local use. Elsewhere a program parses the output, and passwords must not be in a log. */
function welcome({ publicUrl, demo }: Config): string {
  return [
    '',
    `  Deck      ${publicUrl}`,
    `  Inbox     ${publicUrl}/sandbox`,
    `  Calls     ${publicUrl}/docs`,
    '',
    ...(demo ? welcomeToDemo() : ['  There is no demo: npm run company:new makes a company and its owner.']),
    '',
    '  Ctrl+C stops it. The data stays for the next start.',
    '',
    'ready',
    '',
  ].join('\n');
}

/** A known obstacle to the start, as a sentence for the operator. Anything else is a server error. */
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
  if (config.environment === 'dev') process.stdout.write(welcome(config));
  else log({ at: new Date().toISOString(), level: 'info', ready: config.publicUrl });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
} catch (error) {
  console.error(sentence(error) ?? error);
  process.exit(1);
}
