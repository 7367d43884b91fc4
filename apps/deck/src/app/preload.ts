import { chooseLanguage, getCatalogue } from '../platform/i18n/languages.ts';
import { firstAnswers, rememberedPerson } from '../platform/session/first-answers.ts';
import { barWords, routeAt } from './routes.ts';

/**
 * Runs while the main code still loads, and starts what that code would start only later: the words and, for a
 * signed-in user, the session, the frame, the screen of the address and the loader of its data.
 */
const { id, locale } = rememberedPerson();
const language = chooseLanguage(locale, navigator.language);
const getWords = (areas: readonly string[]) => areas.map((area) => getCatalogue(language, area));

const first: (undefined | (() => Promise<unknown>))[] = getWords(['app']);
if (id === undefined) first.push(...getWords(['login']), () => import('../features/login/login-screen.tsx'));
else {
  firstAnswers.ask(id);
  const route = routeAt(location.pathname);
  const frame = () => import('./frame/app-layout.tsx');
  first.push(frame, route?.screen, route?.data, ...getWords([...barWords, ...(route?.words ?? [])]));
}
// What does not come is asked for again when it is wanted.
for (const bring of first) bring?.().catch(() => undefined);
