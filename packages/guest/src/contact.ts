import type { GuestFactsContent } from './guest-content.ts';
import type { GuestProperty } from './guest-facts.ts';
import type { Reading } from './reading.ts';

/** What a careful guest looks for before paying: cancellation, whom to ask, who charges. */
export function toFacts({ facts, words }: Reading): GuestFactsContent {
  const { property, charger } = facts;
  const terms = property.termsUrl;
  return {
    cancellation:
      property.cancellation === '' ? null : { title: words.cancellation, text: property.cancellation },
    terms: terms === null ? null : { label: words.readTerms, shortLabel: words.terms, url: terms },
    privacy: charger.privacyUrl === null ? null : { label: words.privacy, url: charger.privacyUrl },
    questions: {
      title: words.questions,
      hours: property.deskHours,
      phone: property.phone,
      phoneUrl: property.phone === '' ? '' : `tel:${property.phone.replace(/[^+\d]/g, '')}`,
      email: property.email,
      emailUrl: property.email === '' ? '' : `mailto:${property.email}`,
      call: words.call,
      write: words.write,
    },
    charger: toCharger({ facts, words }),
  };
}

function toCharger({ facts: { charger }, words }: Pick<Reading, 'facts' | 'words'>) {
  const text = joined([charger.legalName, charger.address], ', ');
  const taxpayer = charger.taxpayerId === '' ? '' : words.charger.taxpayer(charger.taxpayerId);
  const statement = charger.statement === '' ? '' : words.charger.statement(charger.statement);
  const chargedBy = words.charger.by(charger.legalName);
  const who = joined([words.charger.by(text), taxpayer], ', ');
  return {
    title: words.charger.title,
    text,
    taxpayer,
    statement,
    chargedBy,
    sentence: joined([who, statement], '. ').replace(/\.?$/, '.'),
  };
}

const joined = (texts: readonly string[], by: string): string =>
  texts
    .filter((text) => text !== '')
    .join(by)
    .replaceAll('.. ', '. ');

/** A map of the address, opened by the guest; no script of another party. Null without an address. */
export function directionsUrl({ name, address, place }: GuestProperty): string | null {
  const where = address === '' ? place : address;
  if (where === '') return null;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${where}`)}`;
}
