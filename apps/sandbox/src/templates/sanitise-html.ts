import sanitizeHtml from 'sanitize-html';

/** A picture that was uploaded here, as the upload answers it: one from elsewhere would tell its server who reads, and when. */
const UPLOADED = /^\/resources\/files\/[\w-]{1,64}\.(?:png|jpg|webp)$/;
/** Web, mail and phone; an address that begins with a tag to be filled in is none. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)[^\s<>"'`\\]+$/i;
const COLOR = /^color:\s*(#[\da-f]{6});?$/i;

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'a', 'span', 'img'],
  allowedAttributes: { a: ['href'], span: ['style'], img: ['src', 'alt'] },
  // What stands inside these is no text for people: it goes with its tag.
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
 * HTML of a small set of tags: nothing of the original but its text, the tags of the set, addresses of links, uploaded
 * pictures with their words and colours `#rrggbb` reaches the result. Every tag is closed, and written in one way:
 * `<br>`, not `<br />`. What is clean stays as it is.
 */
export const sanitiseHtml = (source: string): string => sanitizeHtml(source, options).replaceAll(' />', '>');
