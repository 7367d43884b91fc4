import { tidy } from './lib/draft.mjs';
import { entry } from './lib/entry.mjs';
import { byHand } from './lib/language/by-hand.mjs';
import { addLanguage } from './lib/language/new-language.mjs';
import { ROOT } from './lib/paths.mjs';

/** `npm run new:language -- it "Italiano"`: adds a language everywhere, in English until somebody translates it. */
await entry(() => {
  const [code, ownName] = process.argv.slice(2);
  const files = addLanguage(ROOT, code, ownName);
  tidy(files);
  console.log(`Made or changed ${files.length} files. What is left to translate: npm run words -- ${code}`);
  console.log('What only a person can decide:');
  for (const [place, what] of byHand) console.log(`  ${place}: ${what}`);
  return Promise.resolve();
});
