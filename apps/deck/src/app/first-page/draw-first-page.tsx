import { FIRST_PAGE } from '@deck/api/rules';
import type { InterfaceLanguage } from '@deck/api/vocabulary';
import { type Drawing, drawStill, ToastProvider, UiProvider } from '@deck/ui';
import { isZone } from '@deck/values';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { followServer } from '../../platform/clock.ts';
import { chooseLanguage } from '../../platform/i18n/languages.ts';
import { columnSettings } from '../../platform/list/column-settings.ts';
import { holds } from '../../platform/session/permission-map.ts';
import { DrawnSession } from '../../platform/session/session-store.ts';
import { drawSignIn } from './draw-sign-in.tsx';
import { drawnLists } from './drawn-lists.ts';
import { getDrawnWords } from './drawn-words.ts';
import { FirstFrame } from './first-frame.tsx';
import { type GivenAnswer, readAnswers } from './read-answers.ts';

/** A request of a page, and what the server answered ahead. */
interface AskedPage {
  readonly request: Pick<Request, 'url' | 'headers'>;
  readonly answers: readonly GivenAnswer[];
  /** The time of the server's clock. */
  readonly at: Date;
  /** The name of the server. */
  readonly environment: string;
}

interface DrawnPage extends Drawing {
  /** The name of the screen, and of the style sheet that it needs. */
  readonly screen: string;
  readonly language: InterfaceLanguage;
}

/**
 * Draws the first screen of a page: for somebody without a session the sign-in, else the list of the address with the
 * rows that come with the page. Undefined where another screen comes.
 */
export async function drawFirstPage(asked: AskedPage): Promise<DrawnPage | undefined> {
  if (asked.answers.length > 0) return await drawList(asked);
  const language = chooseLanguage(undefined, asked.request.headers.get('accept-language') ?? undefined);
  const drawing = await drawSignIn(new URL(asked.request.url).pathname, language);
  return drawing && { ...drawing, screen: 'login', language };
}

/**
 * Draws a list as the screen itself will draw it: with the person's rights, columns, language and zone. All that belongs
 * to the request lives in what is made here.
 */
async function drawList(asked: AskedPage): Promise<DrawnPage | undefined> {
  const { pathname, search, searchParams } = new URL(asked.request.url);
  const list = Object.hasOwn(drawnLists, pathname) ? drawnLists[pathname] : undefined;
  // Where a row is looked at or a later part is shown, the screen has more than the rows that were given.
  const isPlain = !['peek', 'part'].some((name) => searchParams.has(name));
  if (list === undefined || !isPlain || isPhone(asked.request)) return undefined;
  const reads = await readAnswers(asked.request.url, asked.answers);
  const { timezone = '', locale } = reads?.session.profile ?? {};
  const mayOpen = reads !== undefined && holds(reads.session.permissionMap, list.feature);
  // The zone of the device is not known here.
  if (!mayOpen || !isZone(timezone)) return undefined;
  const language = chooseLanguage(locale, asked.request.headers.get('accept-language') ?? undefined);
  const words = await getDrawnWords(language);

  const client = new QueryClient();
  client.setQueryData(list.rowsKey(searchParams), { pages: [reads.rows], pageParams: [FIRST_PAGE] });
  client.setQueryData(columnSettings(reads.session.profile.id).queryKey, reads.columns);
  const router = createMemoryRouter([{ path: pathname, Component: list.Screen }], {
    initialEntries: [pathname + search],
  });
  followServer(asked.at);
  try {
    const drawing = drawStill(
      <I18nextProvider i18n={words}>
        <DrawnSession value={reads.session}>
          <QueryClientProvider client={client}>
            <UiProvider locale={language} timeZone={timezone}>
              <ToastProvider>
                <FirstFrame environment={asked.environment}>
                  <RouterProvider router={router} />
                </FirstFrame>
              </ToastProvider>
            </UiProvider>
          </QueryClientProvider>
        </DrawnSession>
      </I18nextProvider>,
      renderToString,
    );
    return { ...drawing, screen: list.styles, language };
  } finally {
    router.dispose();
    client.clear();
  }
}

/** A phone has another layout, which depends on what is measured. */
const isPhone = ({ headers }: Pick<Request, 'headers'>): boolean =>
  headers.get('sec-ch-ua-mobile') === '?1' || /Mobi/.test(headers.get('user-agent') ?? '');
