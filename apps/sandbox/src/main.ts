import { type Config, readConfig } from './config.ts';
import { welcomeToDemo } from './demo.ts';
import { jsonLines } from './log.ts';
import { createMetrics } from './metrics/metrics.ts';
import { getObstacle } from './start/obstacle.ts';
import { start } from './start/start.ts';

const metrics = createMetrics();
const log = metrics.countLog(jsonLines((line) => process.stdout.write(line)));

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

try {
  const config = readConfig(process.env);
  const stop = await start(config, metrics, log);
  if (config.environment === 'dev') process.stdout.write(welcome(config));
  else log({ at: new Date().toISOString(), level: 'info', ready: config.publicUrl });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
} catch (error) {
  console.error(getObstacle(error, process.env.METRICS_PORT) ?? error);
  process.exit(1);
}
