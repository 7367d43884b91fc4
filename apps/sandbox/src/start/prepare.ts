import type { LoadedBrand } from '@deck/tokens/node';
import { takeSealingKey } from '../auth/sealed.ts';
import { openClock } from '../clock.ts';
import { sealOldSecrets } from '../company/seal-old-secrets.ts';
import type { Config } from '../config.ts';
import type { Services } from '../context.ts';
import { checkDatabase } from '../database/check-database.ts';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { businessProfiles } from '../database/schema.ts';
import { fillDemo } from '../demo.ts';
import { planReminders } from '../messaging/reminders.ts';

const getUser = (url: string): string | undefined => decodeURIComponent(new URL(url).username) || undefined;

/**
 * Migrates the database to this program's schema. The first time a demo is filled in, however long that takes. Returns
 * whether there is a company.
 */
export async function prepare(
  config: Config,
  brand: LoadedBrand,
  psp: Pick<Services, 'psp' | 'simulator' | 'pspUrl'>,
): Promise<boolean> {
  const { databaseUrl, migrationUrl, sealingKey, publicUrl } = config;
  for (const url of new Set([migrationUrl, databaseUrl])) await checkDatabase(url);
  await migrate(migrationUrl, migrationUrl === databaseUrl ? undefined : getUser(databaseUrl));
  const { db, close } = connect(migrationUrl);
  try {
    const clock = await openClock(db);
    await takeSealingKey(db, sealingKey, { before: config.sealingKeyBefore, next: config.sealingKeyNext });
    await sealOldSecrets(db);
    if (config.demo) await fillDemo({ db, clock, brand, publicUrl, ...psp });
    await planReminders(db, clock.now());
    return (await db.$count(businessProfiles)) > 0;
  } finally {
    await close();
  }
}

/** What an operator should still do, in sentences. A developer's terminal says it in its own way. */
export function getAdvice(config: Config, hasCompany: boolean): string[] {
  const { environment, publicUrl, trustedProxies, sealingKey } = config;
  if (environment === 'dev') return [];
  const advice = [];
  if (!hasCompany) advice.push('There is no company yet: npm run company:new makes the first.');
  if (environment === 'prod' && publicUrl.startsWith('https:') && trustedProxies.size === 0)
    advice.push(
      'TRUSTED_PROXIES is not set: behind a web server every caller has its address, and limits stop all of them.',
    );
  if (environment === 'prod' && sealingKey === undefined)
    advice.push(
      'SEALING_KEY is not set: whoever reads the database or a backup of it reads the secrets of two-factor sign-in too.',
    );
  return advice;
}
