import { html } from 'hono/html';
import type { Said } from './letter.ts';

export const nothing: Said = { html: '', text: '' };

/** A finished text as a paragraph; its lines stay apart. */
export const say = (text: string, style: string): Said =>
  text === '' ? nothing : { html: html`<p style="${style}">${broken(text)}</p>`, text };

/** Escapes a text and keeps its line breaks. */
export const broken = (text: string) =>
  text.split('\n').map((line, i) => (i === 0 ? line : html`<br>${line}`));

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** A block's HTML as plain text. Blocks were sanitised when saved, so their tags have a single spelling. */
export const toPlain = (source: string): string =>
  source
    .replaceAll(/<a href="([^"]*)">(.*?)<\/a>/gs, (_, address: string, text: string) =>
      text === address ? text : `${text} (${address})`,
    )
    .replaceAll(/<img[^>]* alt="([^"]*)"[^>]*>/g, '$1')
    .replaceAll('<li>', '- ')
    .replaceAll(/<br>|<\/(?:p|li)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
