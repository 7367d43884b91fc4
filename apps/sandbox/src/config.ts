import { isIP } from 'node:net';
import { chosenBrand } from '@deck/tokens/node';
import { defaultPoolSizes, type PoolSizes } from './database/open-pools.ts';

/** The checked environment variables. */
export interface Config {
  readonly port: number;
  /** Where Prometheus reads metrics. Undefined: nowhere. */
  readonly metricsPort: number | undefined;
  readonly databaseUrl: string;
  /** The most connections to the database, in two pools. */
  readonly poolSizes: PoolSizes;
  /** The same database with a role that may change its schema; by default `databaseUrl`. */
  readonly migrationUrl: string;
  /** The public address of the sandbox, without a trailing slash. */
  readonly publicUrl: string;
  /** The folder of the brand. */
  readonly brand: string;
  readonly environment: Environment;
  /** What pages call this server: its environment, or a trial where `prod` takes no real money. */
  readonly shownAs: ShownEnvironment;
  /** An empty database is filled with the demo company: by default in `dev` and `qa`. */
  readonly demo: boolean;
  /** The administrator's key for dictionary writes and notices to everyone. Undefined: nobody may. */
  readonly adminKey: string | undefined;
  /** Encrypts the sealed values in the database. Undefined: the database creates and holds its own key. */
  readonly sealingKey: string | undefined;
  /** The previous key, or `OWN_KEY`: values sealed with it are re-encrypted at the start. */
  readonly sealingKeyBefore: string | undefined;
  /** The key that takes its place later: values sealed with it are read already. */
  readonly sealingKeyNext: string | undefined;
  /** Allows callbacks to this machine, for testing. Never set it where others can set addresses. */
  readonly callbackAllowLocal: boolean;
  /**
   * The mail server for outgoing e-mails: `smtp://user:password@host:port`. Undefined: they stay in the
   * inbox.
   */
  readonly smtpUrl: string | undefined;
  /** The sender's address of letters; by default the brand's support address. */
  readonly mailFrom: string | undefined;
  /** Where SMS are posted, `https://…`. Undefined: they stay in the inbox. */
  readonly smsUrl: string | undefined;
  /** Sent to the SMS gateway as a bearer token. */
  readonly smsSecret: string | undefined;
  /** The same for messages to the companies' Telegram chats. */
  readonly telegramUrl: string | undefined;
  readonly telegramSecret: string | undefined;
  /** The deck page's external scripts, replacing the brand's; empty: none. Undefined: the brand's. */
  readonly chatUrl: string | undefined;
  readonly analyticsUrl: string | undefined;
  /** The address of the PSP's API. */
  readonly pspUrl: string;
  /** The address of the PSP's frames and pages, as payers' browsers reach it; by default `pspUrl`. */
  readonly pspPublicUrl: string;
  readonly pspKey: string;
  /** Signs the PSP's notices. */
  readonly pspNoticeSecret: string;
  /** The PSP is the simulated one: its clock follows the sandbox's, and it learns the demo's payments. */
  readonly pspSimulated: boolean;
  /** Addresses of the reverse proxies, whose X-Forwarded-For counts. By default none. */
  readonly trustedProxies: ReadonlySet<string>;
  /** The built deck and the built payer and inbox pages; undefined if something else serves them. */
  readonly deckFolder: string | undefined;
  readonly pagesFolder: string | undefined;
  /** Whether the lists of the deck come drawn with their page. */
  readonly drawsPages: boolean;
}

/** In the place of a previous sealing key: the one that the database has made itself. */
export const OWN_KEY = 'database';

const environments = ['prod', 'stg', 'qa', 'dev'] as const;
export type Environment = (typeof environments)[number];
export type ShownEnvironment = Environment | 'trial';

/** A problem with the environment and how to fix it, in a sentence. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** @throws ConfigError, or BrandError for an unknown brand. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = parsePort('PORT', env.PORT || '4000');
  const { DATABASE_URL: databaseUrl, DECK_ENVIRONMENT: named = 'dev' } = env;
  if (!databaseUrl)
    throw new ConfigError(
      'DATABASE_URL is not set: name a PostgreSQL database, as postgres://user:password@host/deck.',
    );
  const environment = environments.find((one) => one === named);
  if (!environment)
    throw new ConfigError(
      `DECK_ENVIRONMENT=${named} is not known: choose one of ${environments.join(', ')}.`,
    );
  const config: Config = {
    port,
    metricsPort: env.METRICS_PORT ? parsePort('METRICS_PORT', env.METRICS_PORT) : undefined,
    databaseUrl,
    poolSizes: {
      staff: parsePoolSize('STAFF_CONNECTIONS', env.STAFF_CONNECTIONS, defaultPoolSizes.staff),
      payments: parsePoolSize('PAYMENT_CONNECTIONS', env.PAYMENT_CONNECTIONS, defaultPoolSizes.payments),
    },
    migrationUrl: env.MIGRATION_URL || databaseUrl,
    publicUrl: parseOrigin('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN || `http://localhost:${port}`),
    brand: chosenBrand(env.BRAND ?? ''),
    environment,
    shownAs: environment === 'prod' && env.PSP_SIMULATED === '1' ? 'trial' : environment,
    demo: env.DEMO ? env.DEMO === '1' : environment === 'dev' || environment === 'qa',
    adminKey: longEnough('ADMIN_API_KEY', env.ADMIN_API_KEY || undefined, 16),
    sealingKey: longEnough('SEALING_KEY', env.SEALING_KEY || undefined, 32),
    sealingKeyBefore:
      env.SEALING_KEY_BEFORE === OWN_KEY
        ? OWN_KEY
        : longEnough('SEALING_KEY_BEFORE', env.SEALING_KEY_BEFORE || undefined, 32),
    sealingKeyNext: longEnough('SEALING_KEY_NEXT', env.SEALING_KEY_NEXT || undefined, 32),
    callbackAllowLocal: env.CALLBACK_ALLOW_LOCAL === '1',
    smtpUrl: parseSmtpUrl(env.SMTP_URL || undefined),
    mailFrom: env.MAIL_FROM || undefined,
    smsUrl: parseGatewayUrl('SMS_URL', env.SMS_URL || undefined),
    smsSecret: longEnough('SMS_SECRET', env.SMS_SECRET || undefined, 16),
    telegramUrl: parseGatewayUrl('TELEGRAM_URL', env.TELEGRAM_URL || undefined),
    telegramSecret: longEnough('TELEGRAM_SECRET', env.TELEGRAM_SECRET || undefined, 16),
    chatUrl: getScriptUrl('CHAT_URL', env.CHAT_URL),
    analyticsUrl: getScriptUrl('ANALYTICS_URL', env.ANALYTICS_URL),
    ...readPsp(env),
    trustedProxies: parseProxies(env.TRUSTED_PROXIES || ''),
    deckFolder: env.DECK_DIST || undefined,
    pagesFolder: env.PAGES_DIST || undefined,
    drawsPages: env.DRAWN_PAGES !== '0',
  };
  if (environment === 'prod') assertFitForMoney(config, env);
  return config;
}

/** @throws ConfigError for a server in production that would move no money or send no link */
function assertFitForMoney({ pspSimulated, smtpUrl }: Config, env: NodeJS.ProcessEnv): void {
  if (pspSimulated && env.SIMULATED_PSP !== '1')
    throw new ConfigError(
      'DECK_ENVIRONMENT=prod has the simulated PSP, which moves no money: set the real one, or SIMULATED_PSP=1 for a trial.',
    );
  if (!pspSimulated && smtpUrl === undefined)
    throw new ConfigError(
      'SMTP_URL is not set: with DECK_ENVIRONMENT=prod a mail server must deliver the links to guests and staff.',
    );
}

function parsePort(name: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new ConfigError(
    `${name}=${text} is not a port: choose a number from 1 to 65535, for example ${name}=4100.`,
  );
}

/** Some work reads beside its own transaction, so a pool has two connections at least. */
function parsePoolSize(name: string, text: string | undefined, usual: number): number {
  const size = Number(text || usual);
  if (Number.isInteger(size) && size >= 2 && size <= 1_000) return size;
  throw new ConfigError(
    `${name}=${text} is not a number of connections: choose one from 2 to 1000, for example ${name}=${usual}.`,
  );
}

function readPsp(env: NodeJS.ProcessEnv) {
  const { PSP_URL: url, PSP_KEY: key, PSP_NOTICE_SECRET: secret } = env;
  if (!url || !key || !secret)
    throw new ConfigError('The PSP is not set: set PSP_URL, PSP_KEY and PSP_NOTICE_SECRET.');
  const pspUrl = parseOrigin('PSP_URL', url);
  return {
    pspUrl,
    pspPublicUrl: env.PSP_PUBLIC_URL ? parseOrigin('PSP_PUBLIC_URL', env.PSP_PUBLIC_URL) : pspUrl,
    pspKey: key,
    pspNoticeSecret: longEnough('PSP_NOTICE_SECRET', secret, 16) ?? secret,
    pspSimulated: env.PSP_SIMULATED === '1',
  };
}

function longEnough(name: string, text: string | undefined, least: number): string | undefined {
  if (text === undefined || text.length >= least) return text;
  throw new ConfigError(`${name} is too short: take at least ${least} characters nobody can guess.`);
}

function parseSmtpUrl(text: string | undefined): string | undefined {
  if (text === undefined || (/^smtps?:\/\//.test(text) && URL.canParse(text))) return text;
  throw new ConfigError('SMTP_URL is not an address of a mail server: it looks like smtp://localhost:1025.');
}

/** The address itself may be secret, so the sentence does not repeat it. */
function parseGatewayUrl(name: string, text: string | undefined): string | undefined {
  if (text === undefined || (/^https?:\/\//.test(text) && URL.canParse(text))) return text;
  throw new ConfigError(
    `${name} is not an address of a gateway: it looks like https://sms.example/messages.`,
  );
}

function getScriptUrl(name: string, text: string | undefined): string | undefined {
  if (!text || (URL.canParse(text) && text.startsWith('https://'))) return text;
  throw new ConfigError(
    `${name}=${text} is not an address of a script: it looks like https://chat.example/widget.js.`,
  );
}

function parseProxies(text: string): ReadonlySet<string> {
  const addresses = text.split(',').map((one) => one.trim());
  const wrong = addresses.find((one) => one !== '' && isIP(one) === 0);
  if (wrong === undefined) return new Set(addresses.filter((one) => one !== ''));
  throw new ConfigError(
    `TRUSTED_PROXIES names ${wrong}, which is no IP address: it looks like 127.0.0.1,10.0.0.5.`,
  );
}

function parseOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  throw new ConfigError(`${name}=${text} is not an address: it looks like http://localhost:4000.`);
}
