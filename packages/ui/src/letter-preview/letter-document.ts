import { paper } from '@deck/tokens';

export interface LetterLook {
  /** As mail programs draw it that darken letters by themselves. */
  readonly dark: boolean;
}

/** Nothing of a letter runs or is fetched but its pictures. */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src * data:">`;

/** They turn light and dark about and keep the hues; pictures stay as they are. */
const darkened = `<style>html{background:${paper.ground};filter:invert(1) hue-rotate(180deg)}img{filter:invert(1) hue-rotate(180deg)}</style>`;

/** The document of an e-mail, shut off. @param html a whole document with a head */
export const emailDocument = (html: string, { dark }: LetterLook): string =>
  html.replace(/<head[^>]*>/i, (head) => head + policy + (dark ? darkened : ''));

/** A text message as a phone shows it, in the system's own colours. */
export function smsDocument(text: string, language: string, { dark }: LetterLook): string {
  const styles = [
    `:root{color-scheme:${dark ? 'dark' : 'light'}}`,
    'body{margin:0;padding:16px;background:Canvas;color:CanvasText;font:400 15px/22px system-ui,sans-serif}',
    'p{display:inline-block;box-sizing:border-box;max-width:300px;margin:0;padding:10px 14px;border-radius:16px 16px 16px 4px}',
    'p{background:color-mix(in srgb,CanvasText 10%,Canvas);overflow-wrap:anywhere;white-space:pre-wrap}',
  ].join('');
  return `<!doctype html><html lang="${escaped(language)}"><head>${policy}<meta charset="utf-8"><style>${styles}</style></head><body><p>${escaped(text)}</p></body></html>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
