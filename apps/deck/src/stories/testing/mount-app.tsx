import { network } from '@deck/api/mock';
import type { InterfaceLanguage } from '@deck/api/vocabulary';
import { loadMessages, pseudoMessages } from '@deck/ui';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter } from 'react-router';
import { App } from '../../app/app.tsx';
import { ready } from '../../app/navigation/loader.ts';
import { routeTree } from '../../app/navigation/router.tsx';
import { queryClient } from '../../platform/api.ts';
import { i18next, startI18n } from '../../platform/i18n/i18n.ts';
import { chooseLanguage } from '../../platform/i18n/languages.ts';
import { guardedRedirect } from '../../platform/navigation/sent-to.ts';
import { sessionEnds } from '../../platform/session/session-ends.ts';
import { sessionStore } from '../../platform/session/session-store.ts';
import { answersTo } from './answers/answers.ts';
import { speakAs } from './assertions.ts';
import { forgetfulStorage } from './forgetful-storage.ts';
import { forgetGiven, give } from './given-words.ts';
import { disguise } from './pseudo.ts';
import type { Scene } from './scene.tsx';
import { silentEvents } from './silent-events.ts';

export { refuseForeign } from './given-words.ts';

type Router = ComponentProps<typeof App>['router'];

/** The scene that is set, and how it is struck. */
let current: { id: string; router: Router; strike: () => void } | undefined;
const unmocked = new Set<string>();
let started: Promise<unknown> | undefined;

/**
 * Sets the scene of a story: its person signed in, its answers in place of the server, nothing remembered of the story
 * before. Another language, brand or mode leaves it as it stands.
 */
export async function enter(id: string, scene: Scene, { locale }: Record<string, unknown>): Promise<void> {
  const language = chooseLanguage(String(locale), undefined);
  const isPseudo = locale === 'pseudo';
  // A session is taken up once a page: here, so that no story's answers meet it, whichever comes first.
  started ??= Promise.all([startI18n(language, ['start', 'app']), ready()]);
  await started;
  await disguise(isPseudo);
  if (i18next.language !== language) await i18next.changeLanguage(language);
  speakAs(isPseudo ? pseudoMessages() : await loadMessages(language));
  if (current?.id === id) return;
  strike();
  current = { id, ...set(scene, language) };
}

/** The whole product, at the address of the scene. Storybook writes out what a story is given, and a router is endless. */
export function Stage() {
  const router = useSyncExternalStore(watch, () => current?.router);
  return router && <App router={router} />;
}

const watchers = new Set<() => void>();
function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Takes the product off the stage before what it stands on goes: without a session its screens would throw. */
function strike(): void {
  const struck = current;
  current = undefined;
  flushSync(() => watchers.forEach((told) => void told()));
  struck?.strike();
}

/** Strikes the scene of a story that is left, unless the next one has been set already. */
export function leave(id: string): void {
  if (current?.id === id) strike();
}

/** @throws Error naming the calls that the screen made and no mock answered */
export function refuseUnmocked(): void {
  const calls = [...unmocked].join(', ');
  unmocked.clear();
  if (calls !== '') throw new Error(`Nothing answers ${calls}: mock it in answers.ts or in the story.`);
}

function set({ at, state, person: sitter, answers, changing }: Scene, language: InterfaceLanguage) {
  const person = sitter && { ...sitter, profile: { ...sitter.profile, locale: language } };
  const real = globalThis.fetch;
  const served = network([...(changing?.() ?? []), ...answers, ...answersTo(person)], (call) =>
    unmocked.add(call),
  );
  // Storybook asks for its own files by relative addresses, the product never does.
  globalThis.fetch = async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/')) return real(input, init);
    const response = await served(input, init);
    // Before the screen has it.
    give(
      await response
        .clone()
        .json()
        .catch(() => undefined),
    );
    return response;
  };
  const giveBack = [forgetfulStorage(), silentEvents()];
  unmocked.clear();
  forgetGiven();
  give(person);
  queryClient.clear();
  if (person) sessionStore.set(person.profile, person.environment, person.permissions);
  const { pathname, search, searchParams } = new URL(
    guardedRedirect(at === '*' ? '/nowhere' : at),
    location.origin,
  );
  give([...searchParams.values(), state]);
  const router = createMemoryRouter(routeTree(), { initialEntries: [{ pathname, search, state }] });
  return {
    router,
    strike: () => {
      router.dispose();
      queryClient.clear();
      sessionEnds.forget();
      sessionStore.clear();
      for (const back of giveBack) back();
      globalThis.fetch = real;
    },
  };
}
