import sanitizeHtml from 'sanitize-html';

/**
 * An uploaded picture's address. An external picture would tell its server who reads the letter, and when.
 */
const UPLOADED = /^\/resources\/files\/[\w-]{1,64}\.(?:png|jpg|webp)$/;
/** Web, mail and phone addresses. An address that starts with a placeholder is not allowed. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)[^\s<>"'`\\]+$/i;
const COLOR = /^color:\s*(#[\da-f]{6});?$/i;

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'a', 'span', 'img'],
  allowedAttributes: { a: ['href'], span: ['style'], img: ['src', 'alt'] },
  // The contents of these elements are not text, so they are removed too.
  nonTextTags: [
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
  ],
  parseStyleAttributes: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: kept('href', ADDRESS.test(href.trim()) && href.trim()),
    }),
    span: (tagName, { style = '' }) => {
      const color = COLOR.exec(style.trim())?.[1]?.toLowerCase();
      return { tagName, attribs: kept('style', color !== undefined && `color:${color}`) };
    },
    img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { src: src.trim(), alt } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !UPLOADED.test(attribs.src ?? ''),
};

const kept = (name: string, value: string | false): sanitizeHtml.Attributes =>
  value === false ? {} : { [name]: value };

/**
 * Reduces HTML to a small set of tags. Only text, those tags, link addresses, uploaded pictures with
 * alternative texts, and colours `#rrggbb` remain. Every tag is closed and has a single spelling: `<br>`, not
 * `<br />`. Clean HTML stays unchanged.
 */
export const sanitiseHtml = (source: string): string => sanitizeHtml(source, options).replaceAll(' />', '>');
