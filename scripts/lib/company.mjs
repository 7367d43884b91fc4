import { readArguments } from './arguments.mjs';
import { fail } from './entry.mjs';
import { askAll } from './questions.mjs';

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

/** @typedef {keyof typeof QUESTIONS} Question */

const string = /** @type {const} */ ({ type: 'string' });

/** The answers that the command line gives. An unknown flag is refused. */
export function readCompanyFlags() {
  const options = /** @type {Record<Question, typeof string>} */ (
    Object.fromEntries(Object.keys(QUESTIONS).map((name) => [name, string]))
  );
  return readArguments({ options }).values;
}

/**
 * Asks for what no flag gives.
 * @param {Partial<Record<Question, string>>} flags
 */
export async function askForCompany(flags) {
  const { checkCompany } = await import('../../apps/sandbox/src/company/set-up-company.ts');
  return askAll(QUESTIONS, flags, (answers, key) => {
    const fault = checkCompany(answers, key);
    if (fault !== undefined) fail(`--${key}: ${fault}`);
  });
}

/**
 * Makes the company and prints the link by which its owner sets a password.
 * @param {Record<Question, string>} draft
 * @param {{ url: string, publicUrl: string }} place the database, and what the link begins with
 */
export async function makeCompany(draft, { url, publicUrl }) {
  const { setUpCompany } = await import('../../apps/sandbox/src/company/set-up-company.ts');
  const migrationUrl = process.env.MIGRATION_URL || url;
  const made = await setUpCompany({ url, migrationUrl, publicUrl }, draft);
  if ('fault' in made) fail(made.fault);
  else console.log(`Made ${draft.name}. Its owner sets a password here, within seven days: ${made.link}`);
}
