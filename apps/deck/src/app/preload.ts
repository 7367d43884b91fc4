import { chooseLanguage, getCatalogue } from '../platform/i18n/languages.ts';
import {
  dropFirstPageOfLeftList,
  focusFirstField,
  keepFirstPage,
} from '../platform/navigation/first-page.ts';
import { addressAfterSignIn } from '../platform/navigation/safe-next.ts';
import { firstAnswers, rememberedPerson } from '../platform/session/first-answers.ts';
import { applyAppearance } from './frame/appearance.ts';
import { drawFirstFrame } from './frame/first-frame.ts';
import { barWords, routeAt } from './routes.ts';

type Bring = undefined | (() => Promise<unknown>);

/**
 * Runs while the main code still loads, and starts what that code would start only later: the words and, for a
 * signed-in user, the session unless it came with the page, the frame, the screen of the address and the loader of its
 * data. The outline of the frame is drawn meanwhile, in the reader's appearance. A person who must sign in fetches the frame
 * and the first screen while they type.
 */
applyAppearance();
firstAnswers.readPage(document);
const { id, locale } = rememberedPerson();
const language = chooseLanguage(locale, navigator.language);
keepFirstPage(id === undefined, language);
const getWords = (areas: readonly string[]) => areas.map((area) => getCatalogue(language, area));

if (id === undefined) {
  focusFirstField();
  start([
    ...getWords(['start', 'login']),
    () => import('./sign-in/sign-in.tsx'),
    () => import('../features/login/login-screen.tsx'),
  ]);
  addEventListener('input', () => start(behindTheSignIn(addressAfterSignIn())), { once: true });
} else {
  // The page of everyone, which this browser keeps, holds nothing of a person.
  const isKept = navigator.serviceWorker?.controller != null;
  firstAnswers.ask(id, isKept ? location.pathname + location.search : undefined);
  start([...getWords(['start']), ...behindTheSignIn(location.pathname)]);
  drawFirstFrame(document);
  dropFirstPageOfLeftList(location);
}

function behindTheSignIn(pathname: string): Bring[] {
  const route = routeAt(pathname);
  const product = () => import('./product.tsx');
  const frame = () => import('./frame/app-layout.tsx');
  return [
    product,
    frame,
    route?.screen,
    route?.data,
    ...getWords(['app', ...barWords, ...(route?.words ?? [])]),
  ];
}

/** What does not come is asked for again when it is wanted. */
function start(parts: readonly Bring[]): void {
  for (const bring of parts) bring?.().catch(() => undefined);
}
