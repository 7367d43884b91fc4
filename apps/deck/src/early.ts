import { chooseLanguage } from './i18n/choose-language.ts';
import { firstAnswers } from './session/first-answers.ts';
import { rememberedPerson } from './session/remembered-person.ts';

/**
 * Runs while the product's own code is still on its way, and begins what that would begin only once it is here: the words,
 * and for whoever was signed in the session and the frame.
 */
const { id, locale } = rememberedPerson();
const language = chooseLanguage(locale, navigator.language);
const words = import.meta.glob('./i18n/*/{app,login}.ts');

const first = [words[`./i18n/${language}/app.ts`]];
if (id === undefined)
  first.push(words[`./i18n/${language}/login.ts`], () => import('./screens/login/login-screen.tsx'));
else {
  firstAnswers.ask(id);
  first.push(() => import('./layout/app-layout.tsx'));
}
// What does not come is asked for again when it is wanted.
for (const bring of first) bring?.().catch(() => undefined);
