import { type LoadedBrand, loadBrand } from '@deck/tokens/node';
import { buildApp } from '../app.ts';
import { openClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Services } from '../context.ts';
import { connect, servingLimits, workingLimits } from '../database/connect.ts';
import { openPools } from '../database/open-pools.ts';
import { readDictionaryKey } from '../dictionary-key.ts';
import { listenForChanges } from '../live/listen-for-changes.ts';
import { type Log, logFault } from '../log.ts';
import { getCarried, openCarriers } from '../mail/carriers.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { serveMetrics } from '../metrics/metrics-server.ts';
import { createHttpPsp, createSimulatorControl } from '../psp/index.ts';
import type { ThirdParties } from '../web/security-headers.ts';
import { closed, listen } from './http-server.ts';
import { getAdvice, prepare } from './prepare.ts';
import { startWork } from './repeated-work.ts';

/** The most connections of imports and metrics. */
const WORKING = 5;

/** The environment's value, else the brand's. */
const getThirdParties = (config: Config, brand: LoadedBrand): ThirdParties => ({
  chat: (config.chatUrl ?? brand.chatUrl) || undefined,
  analytics: (config.analyticsUrl ?? brand.analyticsUrl) || undefined,
});

/** The PSP, and with the simulated one its levers. */
const connectPsp = (
  metrics: Metrics,
  { pspUrl: url, pspPublicUrl, pspKey: key, pspNoticeSecret, pspSimulated }: Config,
) => ({
  psp: metrics.measurePsp(createHttpPsp({ url, key, noticeSecret: pspNoticeSecret })),
  simulator: pspSimulated ? createSimulatorControl({ url, key }) : undefined,
  pspUrl: pspPublicUrl,
});

/** Starts everything and returns a function that stops it. */
export async function start(config: Config, metrics: Metrics, log: Log): Promise<() => Promise<void>> {
  const brand = loadBrand(config.brand);
  const psp = connectPsp(metrics, config);
  const hasCompany = await prepare(config, brand, psp);
  for (const advice of getAdvice(config, hasCompany))
    log({ at: new Date().toISOString(), level: 'warn', advice });
  const onLost = (error: unknown) => logFault(log, error);
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
    ...psp,
    db,
    clock,
    brand,
    publicUrl,
    carried: getCarried(carriers),
    dictionaryKey,
    adminKey,
    callbackAllowLocal,
  };

  const stopping = new AbortController();
  const changes = listenForChanges(config.databaseUrl, onLost);
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
  const stopWork = startWork({
    services,
    beside: beside.db,
    carriers,
    callbackAllowLocal,
    metrics,
    log,
    stopping: stopping.signal,
  });
  return async () => {
    stopping.abort();
    await Promise.all([closed(server), changes.close(), stopWork()]);
    await measured.close();
    for (const carrier of Object.values(carriers)) carrier.close();
    await Promise.all([pools.close(), beside.close()]);
  };
}
