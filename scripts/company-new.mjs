import { askForCompany, makeCompany, readCompanyFlags } from './lib/company.mjs';
import { entry } from './lib/entry.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { followStarter, rerunUnderOwnNode } from './lib/node.mjs';
import { readSettings } from './lib/settings.mjs';

/**
 * `npm run company:new`: makes a company with its first property and its owner, and prints the link by which the owner
 * sets a password. It asks for what no flag gives. The database is that of DATABASE_URL, or else the embedded one; the
 * link begins with PUBLIC_ORIGIN.
 */
await entry(async () => {
  await followStarter();
  const { databaseUrl, port } = readSettings(process.env);
  const flags = readCompanyFlags();
  ensureInstalled();
  const rerun = await rerunUnderOwnNode(import.meta.filename);
  if (rerun !== undefined) return rerun;

  const { openDatabase } = await import('./lib/database.mjs');
  const draft = await askForCompany(flags);
  const database = await openDatabase(databaseUrl);
  try {
    const publicUrl = process.env.PUBLIC_ORIGIN || `http://localhost:${port}`;
    await makeCompany(draft, { url: database.url, publicUrl });
  } finally {
    await database.stop();
  }
});
