import type { TemplateEditor } from '@deck/api/contract/templates';
import { formOf, type LetterForm, type Place, placesOf, typedAt } from './letter-form.ts';

/** A block that somebody else has changed, too, and what they made of it. */
export interface Theirs extends Place {
  readonly content: string;
}

interface Merged {
  readonly form: LetterForm;
  /** Where both have changed the same: mine stands, and theirs is told. */
  readonly both: readonly Theirs[];
}

/**
 * What I typed over a letter that somebody else has changed meanwhile: what I left alone is theirs, what I changed is
 * mine, and where both did nothing is lost unsaid.
 * @param before as it was when I began
 * @param now as they left it
 */
export function mergeLetter(before: TemplateEditor, now: TemplateEditor, mine: LetterForm): Merged {
  const [base, theirs] = [formOf(before), formOf(now)];
  const texts = { ...theirs.texts };
  const both: Theirs[] = [];
  for (const { language, blockKey } of placesOf(now)) {
    const place = { language, blockKey };
    const [was, typed, their] = [typedAt(base, place), typedAt(mine, place), typedAt(theirs, place)];
    if (typed === was || typed === their) continue;
    texts[language] = { ...texts[language], [blockKey]: typed };
    if (their !== was) both.push({ ...place, content: their });
  }
  return { form: { texts }, both };
}
