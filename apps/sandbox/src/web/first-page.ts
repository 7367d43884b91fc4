import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstAnswer } from './first-answers.ts';

/** A request of a page, and what the page holds for its person. */
export interface AskedPage {
  readonly request: Request;
  readonly answers: readonly FirstAnswer[];
  readonly at: Date;
  readonly environment: string;
}

/** The first screen of a page as text. */
interface Drawing {
  readonly html: string;
  /** The rules of what was drawn. */
  readonly css: string;
  /** The name of the screen, and of the style sheet that it needs. */
  readonly screen: string;
  readonly language: string;
}

/** What the deck's build leaves for the server. */
interface Release {
  readonly drawFirstPage: (asked: AskedPage) => Promise<Drawing | undefined>;
  /** The addresses of the style sheets, by name. */
  readonly styles: Readonly<Record<string, string>>;
}

/** Draws the first screen of a page, and puts it there. */
export interface FirstPages {
  /** @param nonce by which the page's policy allows the rules */
  readonly add: (html: string, asked: AskedPage, nonce: string) => Promise<string>;
}

/**
 * Draws the sign-in and the lists with their page, so that they are seen before any script has come. Without it a page works too: of
 * a build without the module, of another screen, after a failure.
 * @param folder of the built deck
 * @param onError hears of a screen that could not be drawn
 */
export function openFirstPages(
  folder: string,
  onError: (error: unknown, request: Request) => void,
): FirstPages {
  const file = join(folder, '.first-page', 'styles.json');
  let known: { readonly at: number | undefined; readonly release: Promise<Release> | undefined } | undefined;
  return {
    async add(html, asked, nonce) {
      try {
        // It changes with each release.
        const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
        if (known?.at !== at) known = { at, release: at === undefined ? undefined : readRelease(file, at) };
        const release = await known?.release;
        const drawing = await release?.drawFirstPage(asked);
        return release && drawing ? withDrawing(html, drawing, release, nonce) : html;
      } catch (error) {
        onError(error, asked.request);
        return html;
      }
    },
  };
}

async function readRelease(file: string, at: number): Promise<Release> {
  const module = pathToFileURL(join(dirname(file), 'draw.mjs'));
  // A module stays under its address after a release has replaced it.
  const { drawFirstPage }: Pick<Release, 'drawFirstPage'> = await import(`${module}?${at}`);
  return { drawFirstPage, styles: JSON.parse(readFileSync(file, 'utf8')) };
}

/**
 * The drawn screen lies over what the product draws until that is as far. It waits for the first script, which knows
 * how this browser shows the product.
 */
function withDrawing(html: string, drawing: Drawing, release: Release, nonce: string): string {
  const { screen, language, css } = drawing;
  const link = `<link rel="stylesheet" crossorigin href="${release.styles[screen]}">`;
  const root = '<div id="root"></div>';
  return html
    .replace('<script type="module"', '<script blocking="render" type="module"')
    .replace('</head>', () => `${link}<style nonce="${nonce}">${css}</style></head>`)
    .replace(
      root,
      () => `${root}<div id="first-page" data-screen="${screen}" lang="${language}">${drawing.html}</div>`,
    );
}
