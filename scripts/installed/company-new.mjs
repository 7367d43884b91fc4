import { checkDatabase } from '../../apps/sandbox/src/database/check-database.ts';
import { askForCompany, makeCompany, readCompanyFlags } from '../lib/company.mjs';
import { entry, fail } from '../lib/entry.mjs';

/** `node company-new.js` of an installation: as `npm run company:new`, over the database of DATABASE_URL alone. */
await entry(async () => {
  const flags = readCompanyFlags();
  const { DATABASE_URL: url, PUBLIC_ORIGIN: publicUrl } = process.env;
  if (!url) fail('DATABASE_URL is not set: it names the database in which the company is made.');
  if (!publicUrl) fail('PUBLIC_ORIGIN is not set: the link to the password begins with it.');
  await checkDatabase(url);
  await makeCompany(await askForCompany(flags), { url, publicUrl });
});
