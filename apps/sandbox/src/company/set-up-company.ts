import { Refusal } from '@deck/api/server';
import { openClock } from '../clock.ts';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { CompanyDraft, createCompany } from './create-company.ts';

type Field = keyof CompanyDraft;

/** The rule for each answer, shown on the terminal. */
const rules: Readonly<Record<Field, string>> = {
  name: 'it is one line of at most 250 characters.',
  country: 'it is the two capital letters of ISO 3166, as GR.',
  currency: 'it is the three capital letters of ISO 4217, as EUR.',
  property: 'it is one line of at most 250 characters.',
  sells: 'it is ACCOMMODATION, FLIGHT, YACHT, CAR or OTHER.',
  city: 'it is one line of at most 250 characters.',
  timezone: 'it is a name of the IANA database, as Europe/Athens.',
  firstName: 'it is at most 100 letters, spaces, apostrophes and hyphens.',
  lastName: 'it is at most 100 letters, spaces, apostrophes and hyphens.',
  email: 'it is an address, as eleni@example.com.',
  language: 'it is en, ru or el.',
};

/** Why an answer is invalid, as a sentence for the terminal; undefined if it is valid. */
export function checkCompany(answers: Partial<Record<Field, string>>, field: Field): string | undefined {
  return CompanyDraft.shape[field].safeParse(answers[field]).success ? undefined : rules[field];
}

interface Place {
  readonly url: string;
  /** The same database with a role that may change its schema. */
  readonly migrationUrl: string;
  /** What the owner's link begins with. */
  readonly publicUrl: string;
}

/** Brings a database to this program's schema and makes a company in it. */
export async function setUpCompany(
  { url, migrationUrl, publicUrl }: Place,
  draft: Readonly<Record<Field, string>>,
): Promise<{ readonly link: string } | { readonly fault: string }> {
  await migrate(migrationUrl, migrationUrl === url ? undefined : new URL(url).username);
  const { db, close } = connect(migrationUrl);
  try {
    const clock = await openClock(db);
    return { link: await createCompany({ db, clock, publicUrl }, CompanyDraft.parse(draft)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isTaken = JSON.stringify(error.params).includes('unique');
    return {
      fault: isTaken
        ? `Nothing was made: somebody signs in with ${draft.email} already.`
        : `Nothing was made: ${draft.currency} is no currency of the dictionary.`,
    };
  } finally {
    await close();
  }
}
