/** Tags a block may hold, each without any attribute but those below. A picture and a break have no end. */
const allowed: ReadonlySet<string> = new Set([
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'a',
  'span',
]);
/** What stands inside these is no text for people: it goes with its tag. */
const dropped: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'title',
  'noscript',
  'iframe',
  'textarea',
  'svg',
  'math',
  'head',
  'xmp',
]);

const COMMENT_OR_TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)(?:>|$)/gi;
const ATTRIBUTE = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|nbsp|#39|#\d{1,6}|#x[\da-f]{1,6});)/gi;

/**
 * HTML of a small set of tags, written anew from what was read: nothing of the original but its text, the tags of the
 * set, addresses of links, uploaded pictures with their words and colours `#rrggbb` reaches the result. Every tag is
 * closed. What is clean stays as it is.
 */
export function sanitiseHtml(source: string): string {
  const open: string[] = [];
  let result = '';
  let at = 0;
  /** The tag whose content is left out, until it ends. */
  let hidden: string | undefined;
  const text = (until: number) => {
    if (hidden === undefined) result += plain(source.slice(at, until));
  };
  for (const match of source.matchAll(COMMENT_OR_TAG)) {
    text(match.index);
    at = match.index + match[0].length;
    const [, slash, named, attributes = ''] = match;
    if (named === undefined) continue;
    const name = named.toLowerCase();
    if (hidden !== undefined) {
      if (slash && name === hidden) hidden = undefined;
    } else if (dropped.has(name)) {
      if (!slash) hidden = name;
    } else if (name === 'img') result += slash ? '' : picture(attributes);
    else if (allowed.has(name)) result += slash ? closing(name, open) : opening(name, attributes, open);
  }
  text(source.length);
  return (
    result +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}

const plain = (text: string) =>
  text.replaceAll(ENTITY, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function opening(name: string, attributes: string, open: string[]): string {
  if (name === 'br') return '<br>';
  // A paragraph or item ends where the next one begins.
  const before = (name === 'p' || name === 'li') && open.at(-1) === name ? closing(name, open) : '';
  open.push(name);
  return `${before}<${name}${kept(name, attributes)}>`;
}

/** Closes a tag and what was left open inside it; an end without a beginning is nothing. */
function closing(name: string, open: string[]): string {
  const from = open.lastIndexOf(name);
  return from < 0
    ? ''
    : open
        .splice(from)
        .reverse()
        .map((one) => `</${one}>`)
        .join('');
}

/** A picture that was uploaded here: one from elsewhere would tell its server who reads the letter, and when. */
function picture(attributes: string): string {
  const given = new Map<string, string>();
  for (const [, name = '', double, single, bare] of attributes.matchAll(ATTRIBUTE))
    given.set(name.toLowerCase(), decoded(double ?? single ?? bare ?? '').trim());
  const src = given.get('src') ?? '';
  return UPLOADED.test(src) ? `<img src="${src}" alt="${plain(given.get('alt') ?? '')}">` : '';
}

function kept(tag: string, attributes: string): string {
  for (const [, name = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
    const value = decoded(double ?? single ?? bare ?? '').trim();
    if (tag === 'a' && name.toLowerCase() === 'href' && isAddress(value)) return ` href="${plain(value)}"`;
    if (tag === 'span' && name.toLowerCase() === 'style') {
      const color = /^color:\s*(#[\da-f]{6});?$/i.exec(value)?.[1];
      if (color !== undefined) return ` style="color:${color.toLowerCase()}"`;
    }
  }
  return '';
}

/** As the upload answers it. */
const UPLOADED = /^\/resources\/files\/[\w-]{1,64}\.(?:png|jpg|webp)$/;

/** Web, mail and phone; an address that begins with a tag to be filled in is none. */
const isAddress = (value: string) => /^(https?:\/\/|mailto:|tel:)[^\s<>"'`\\]+$/i.test(value);

/** A browser reads entities in an attribute before it reads what the attribute says. */
function decoded(value: string): string {
  const named: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
  };
  return value.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);?/gi, (whole, body: string) => {
    if (!body.startsWith('#')) return named[body.toLowerCase()] ?? whole;
    const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
