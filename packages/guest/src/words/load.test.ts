import { expect, test } from 'vitest';
import { kalypso } from '../examples/index.ts';
import { guestLanguages } from '../guest-facts.ts';
import { toGuestContent } from '../to-guest-content.ts';
import { writeGuestContent } from '../write-guest-content.ts';
import { loadGuestWords } from './load.ts';

test.each(guestLanguages)('words loaded in %s write what all words together write', async (language) => {
  const content = writeGuestContent(kalypso, await loadGuestWords(language));
  expect(content).toEqual(toGuestContent(kalypso, language));
});
