import { wordsLanguage } from '@deck/api/vocabulary';
import { type GuestContent, toGuestContent } from '@deck/guest';
import type { PreviewInput, PreviewPlace } from './preview-input.ts';
import { toPreviewFacts } from './to-preview-facts.ts';

/** What the guest would read; undefined while an amount or a date in the form cannot be read. */
export function toPreviewContent(input: PreviewInput, place: PreviewPlace): GuestContent | undefined {
  try {
    return toGuestContent(toPreviewFacts(input, place), wordsLanguage(input.language));
  } catch {
    // Half of a number or of a date is no fault, and no picture is worth a form that was filled in.
    return undefined;
  }
}
