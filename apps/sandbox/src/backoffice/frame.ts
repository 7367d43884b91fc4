import { type InterfaceLanguage, interfaceLanguages } from '@deck/api/vocabulary';
import { html } from 'hono/html';
import { backofficeWords, type Words } from './words/index.ts';

export type Html = ReturnType<typeof html>;

/** The sections, in the order of the menu; each is an address below `/backoffice`. */
export const sections = ['currencies', 'languages', 'methods', 'companies', 'notices'] as const;
export type Section = (typeof sections)[number];

/** What an answer says above its content. */
export interface Outcome {
  readonly text: string;
  readonly isBad?: boolean;
}

/** What every page needs to know of its reader. */
export interface Reader {
  readonly language: InterfaceLanguage;
  readonly words: Words;
  /** The hidden value of its forms. */
  readonly formToken: string;
}

interface Page {
  readonly title: string;
  readonly content: Html;
  readonly section?: Section;
  readonly outcome?: Outcome | undefined;
}

/** A whole page: menu, languages, what happened, content. Without a section nobody is signed in. */
export function frame(reader: Reader, { title, content, section, outcome }: Page): Html {
  const { language, words } = reader;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${words.title}</title>
<link rel="stylesheet" href="/backoffice/style.css">
</head>
<body>
<a class="skip" href="#content">${words.skip}</a>
<header>
<p>${words.title}</p>
${section && html`<nav aria-label="${words.sections}">${sections.map((one) => link(`/backoffice/${one}`, words[one].title, one === section))}</nav>`}
<nav aria-label="${words.language}">${interfaceLanguages.map(
    (one) =>
      html`<a href="/backoffice${section ? `/${section}` : ''}?language=${one}" lang="${one}" hreflang="${one}"${one === language ? html` aria-current="true"` : ''}>${backofficeWords[one].languageName}</a>`,
  )}</nav>
${section && html`<form method="post" action="/backoffice/sign-out">${hidden(reader)}<button>${words.signOut}</button></form>`}
</header>
<main id="content">
<h1>${title}</h1>
${outcome && html`<p class="outcome${outcome.isBad ? ' bad' : ''}" role="${outcome.isBad ? 'alert' : 'status'}">${outcome.text}</p>`}
${content}
</main>
</body>
</html>`;
}

const link = (href: string, text: string, isHere: boolean): Html =>
  html`<a href="${href}"${isHere ? html` aria-current="page"` : ''}>${text}</a>`;

/** Without it a form changes nothing. */
export const hidden = ({ formToken }: Pick<Reader, 'formToken'>): Html =>
  html`<input type="hidden" name="token" value="${formToken}">`;
