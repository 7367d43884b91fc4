import { print } from '@deck/tokens';

export interface EmailLook {
  /** Simulates mail programs that darken letters. */
  readonly dark: boolean;
  /** The nonce of the letter's styles, from the surrounding page: its policy applies to the frame too. */
  readonly nonce: string;
}

/** A letter may not run scripts or load anything but pictures. */
const policy = (nonce: string) =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-${nonce}'; img-src * data:">`;

/** Inverts light and dark but keeps the hues; pictures stay unchanged. */
const darkened = `html{background:${print.ground};filter:invert(1) hue-rotate(180deg)}img{filter:invert(1) hue-rotate(180deg)}`;

const styleElement = (nonce: string, css: string) => `<style nonce="${nonce}">${css}</style>`;

/** An isolated document of an e-mail. @param html a complete document with a head */
export function emailDocument(html: string, { dark, nonce }: EmailLook): string {
  const { body, rules } = withoutAttributes(html);
  const known = body.replaceAll(/<style\b/gi, `<style nonce="${nonce}"`);
  const head = policy(nonce) + styleElement(nonce, rules + (dark ? darkened : ''));
  return known.replace(/<head[^>]*>/i, (tag) => tag + head);
}

/** A text message as on a phone, in system colours. */
export function smsDocument(text: string, language: string, { dark, nonce }: EmailLook): string {
  const styles = [
    `:root{color-scheme:${dark ? 'dark' : 'light'}}`,
    'body{margin:0;padding:16px;background:Canvas;color:CanvasText;font:400 15px/22px system-ui,sans-serif}',
    'p{display:inline-block;box-sizing:border-box;max-width:300px;margin:0;padding:10px 14px;border-radius:16px 16px 16px 4px}',
    'p{background:color-mix(in srgb,CanvasText 10%,Canvas);overflow-wrap:anywhere;white-space:pre-wrap}',
  ].join('');
  return `<!doctype html><html lang="${escaped(language)}"><head>${policy(nonce)}<meta charset="utf-8">${styleElement(nonce, styles)}</head><body><p>${escaped(text)}</p></body></html>`;
}

/**
 * Letters use style attributes, which no nonce allows: each becomes a rule of the same strength. An attribute
 * that could end its own rule is dropped.
 */
function withoutAttributes(html: string): { readonly body: string; readonly rules: string } {
  const numbers = new Map<string, number>();
  const body = html.replaceAll(
    /(<[a-z][^<>]*?\s)style\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/gi,
    (_, before: string, double?: string, single?: string) => {
      const declarations = (double ?? single ?? '').replaceAll(/&(quot|apos|#39|amp);/g, unescaped);
      if (/[{}]/.test(declarations)) return before;
      const number = numbers.get(declarations) ?? numbers.size;
      numbers.set(declarations, number);
      return `${before}data-style="${number}"`;
    },
  );
  const rules = [...numbers].map(
    ([declarations, number]) => `[data-style="${number}"]:not(#\\_){${declarations}}`,
  );
  return { body, rules: rules.join('') };
}

/**
 * Characters a style rule may not contain unescaped. Quoted font names use character references, which a rule
 * does not know.
 */
const unescaped = (_: string, name: string): string => (name === 'amp' ? '&' : name === 'quot' ? '"' : "'");

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
