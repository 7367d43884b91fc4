import { readArguments } from './lib/arguments.mjs';
import { entry, fail } from './lib/entry.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { followStarter, rerunUnderOwnNode } from './lib/node.mjs';
import { askAll } from './lib/questions.mjs';
import { readSettings } from './lib/settings.mjs';

/** The questions, each with the answer that Enter accepts. */
const QUESTIONS = /** @type {const} */ ({
  name: ['The name of the company', ''],
  country: ['Its country, as GR', ''],
  currency: ['The currency of its books, as EUR', 'EUR'],
  property: ['The name of its first property', ''],
  sells: ['What that sells: ACCOMMODATION, FLIGHT, YACHT, CAR or OTHER', 'ACCOMMODATION'],
  city: ['The city it is in', ''],
  timezone: ['Its time zone, as Europe/Athens', Intl.DateTimeFormat().resolvedOptions().timeZone],
  firstName: ["The owner's first name", ''],
  lastName: ["The owner's last name", ''],
  email: ["The owner's e-mail address, which is also the login", ''],
  language: ["The owner's language: en, ru or el", 'en'],
});

const string = /** @type {const} */ ({ type: 'string' });

/**
 * `npm run company:new`: makes a company with its first property and its owner, and prints the link by which the owner
 * sets a password. It asks for what no flag gives. The database is that of DATABASE_URL, or else the embedded one; the
 * link begins with PUBLIC_ORIGIN.
 */
await entry(async () => {
  await followStarter();
  const { databaseUrl, port } = readSettings(process.env);
  const { values } = readArguments({
    options: /** @type {Record<keyof typeof QUESTIONS, typeof string>} */ (
      Object.fromEntries(Object.keys(QUESTIONS).map((name) => [name, string]))
    ),
  });
  ensureInstalled();
  const rerun = await rerunUnderOwnNode(import.meta.filename);
  if (rerun !== undefined) return rerun;

  const [{ openDatabase }, { checkCompany, setUpCompany }] = await Promise.all([
    import('./lib/database.mjs'),
    import('../apps/sandbox/src/company/set-up-company.ts'),
  ]);
  const draft = await askAll(QUESTIONS, values, (answers, key) => {
    const fault = checkCompany(answers, key);
    if (fault !== undefined) fail(`--${key}: ${fault}`);
  });
  const database = await openDatabase(databaseUrl);
  try {
    const publicUrl = process.env.PUBLIC_ORIGIN || `http://localhost:${port}`;
    const migrationUrl = process.env.MIGRATION_URL || database.url;
    const made = await setUpCompany({ url: database.url, migrationUrl, publicUrl }, draft);
    if ('fault' in made) fail(made.fault);
    else console.log(`Made ${draft.name}. Its owner sets a password here, within seven days: ${made.link}`);
  } finally {
    await database.stop();
  }
});
