import { Extension, InputRule, Mark, mergeAttributes, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { readColor } from '../color-palette/read-color.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { isAddress } from './link-address.ts';
import { isPictureAddress } from './picture-address.ts';
import { chipAttribute, styleAttribute } from './prepare-html.ts';
import type { RichEditorOptions } from './rich-editor.ts';
import * as css from './rich-text.css.ts';
import { tagIn } from './text-tags.ts';

type Labels = Pick<RichEditorOptions, 'labelOf' | 'unknownWords' | 'locale'>;

/** A link with an allowed address. Otherwise the link is dropped, and its text stays. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href')?.trim() ?? '';
        return isAddress(href) ? { href } : false;
      },
    },
  ],
  // Not followed while editing: a press sets the caret.
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    mergeAttributes(HTMLAttributes, { rel: 'noopener', class: css.link }),
    0,
  ],
});

/** Any `#rrggbb`: a letter may have colours outside the palette. */
const Color = Mark.create({
  name: 'color',
  addAttributes: () => ({ color: { default: '' } }),
  parseHTML: () => [
    {
      tag: `span[${styleAttribute}]`,
      getAttrs: (element) => {
        const { style } = document.createElement('span');
        style.cssText = element.getAttribute(styleAttribute) ?? '';
        const color = readColor(style.color);
        return color === undefined ? false : { color };
      },
    },
  ],
  // The inline colour is for copying; the displayed colour uses the variable.
  renderHTML: ({ mark }) => {
    const color: unknown = mark.attrs.color;
    return ['span', { class: css.colored, style: `color:${color};${css.ownColor}:${color}` }, 0];
  },
});

/** A picture on this origin. An external picture is dropped completely. */
const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => {
        const src = element.getAttribute('src') ?? '';
        return isPictureAddress(src) ? { src, alt: element.getAttribute('alt') ?? '' } : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'img',
    mergeAttributes(HTMLAttributes, { class: css.pictureInText, draggable: 'false' }),
  ],
  renderText: ({ node }) => String(node.attrs.alt),
});

function tagNode({ labelOf, unknownWords, locale }: Labels) {
  return Node.create({
    name: 'tag',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({ id: { default: '' } }),
    parseHTML: () => [
      {
        tag: `span[${chipAttribute}]`,
        priority: 100,
        getAttrs: (element) => {
          const id = element.getAttribute(chipAttribute) ?? '';
          return /^[^{}]{1,64}$/.test(id) ? { id } : false;
        },
      },
    ],
    renderHTML: ({ node }) => {
      const id = String(node.attrs.id);
      const label = labelOf(id);
      const chip = { [chipAttribute]: id, lang: locale, class: css.chip({ known: label !== undefined }) };
      return label === undefined
        ? ['span', chip, `{{${id}}}`, ['span', { class: visuallyHidden }, `, ${unknownWords}`]]
        : ['span', chip, label];
    },
    renderText: ({ node }) => `{{${String(node.attrs.id)}}}`,
    addInputRules() {
      return [
        new InputRule({
          find: /\{\{([^{}]+)\}\}$/,
          handler: ({ state, range, match }) => {
            const id = tagIn(match[1] ?? '');
            if (id !== undefined) state.tr.replaceWith(range.from, range.to, this.type.create({ id }));
          },
        }),
      ];
    },
  });
}

const ListKeys = Extension.create({
  name: 'listKeys',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    };
  },
});

/** A document with a single paragraph without line breaks. */
const OneLine = Node.create({
  name: 'doc',
  topNode: true,
  content: 'paragraph',
  addKeyboardShortcuts: () =>
    Object.fromEntries(['Enter', 'Shift-Enter', 'Mod-Enter'].map((keys) => [keys, () => true])),
});

/** A line only contains text and tags. */
export function lineExtensions(labels: Labels) {
  return [
    StarterKit.configure({
      document: false,
      blockquote: false,
      bold: false,
      bulletList: false,
      code: false,
      codeBlock: false,
      hardBreak: false,
      heading: false,
      horizontalRule: false,
      italic: false,
      link: false,
      listItem: false,
      listKeymap: false,
      orderedList: false,
      strike: false,
      trailingNode: false,
      underline: false,
    }),
    OneLine,
    tagNode(labels),
  ];
}

/** Exactly the formats a value may have. Pasted content loses the rest, its text stays. */
export function richExtensions(labels: Labels) {
  return [
    StarterKit.configure({
      blockquote: false,
      code: false,
      codeBlock: false,
      heading: false,
      horizontalRule: false,
      link: false,
      // It would add a line after a list at the end.
      trailingNode: false,
    }),
    Link,
    Color,
    Picture,
    ListKeys,
    tagNode(labels),
  ];
}
