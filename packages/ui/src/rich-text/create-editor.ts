import { Editor, getSchema } from '@tiptap/core';
import { type Schema, DOMParser as SchemaParser } from '@tiptap/pm/model';
import { formats, getText } from './formats.ts';
import { elementOfHtml, elementOfLine } from './prepare-html.ts';
import type { RichCommand, RichEditor, RichEditorOptions, RichState } from './rich-editor.ts';
import * as css from './rich-text.css.ts';

/** The editor with its heavy dependencies. Loaded when a field needs it. */
export function createEditor(options: RichEditorOptions): RichEditor {
  const { extensions: extensionsFor, elementOf, written, elementOfPlain } = formats[options.format];
  const extensions = extensionsFor(options);
  // Passed as a document: as HTML the editor would parse it in a way the page's Trusted Types policy forbids.
  const read = (value: string, schema: Schema) =>
    SchemaParser.fromSchema(schema).parse(elementOf(value)).toJSON();
  const editor = new Editor({
    element: options.element,
    extensions,
    content: read(options.value, getSchema(extensions)),
    editable: options.editable,
    injectCSS: false,
    // No input rules, except turning a tag into its chip.
    enableInputRules: ['tag'],
    enablePasteRules: false,
    editorProps: {
      attributes: { class: css.prose },
      handleDOMEvents: {
        // Not in lists either: Tab always leaves the text.
        keydown: (_view, event) => event.key === 'Tab',
      },
      handleKeyDown: (_view, event) => {
        if (!event.altKey || event.key !== 'F10') return false;
        options.onToolbar();
        return true;
      },
      transformPastedHTML: (html) => elementOfHtml(html).innerHTML,
      clipboardTextParser: (text, context, _plain, view) =>
        SchemaParser.fromSchema(view.state.schema).parseSlice(elementOfPlain(text), {
          preserveWhitespace: true,
          context,
        }),
      // Pasted paragraphs become a single line here.
      transformPasted: (slice, view) =>
        options.format === 'html'
          ? slice
          : SchemaParser.fromSchema(view.state.schema).parseSlice(elementOfLine(getText(slice)), {
              preserveWhitespace: true,
            }),
      // A dropped picture would be embedded into the text.
      handleDrop: (_view, event) => (event.dataTransfer?.files.length ?? 0) > 0,
    },
    onUpdate: ({ editor: { state } }) => options.onChange(written(state.doc.toJSON())),
    onTransaction: ({ editor: current }) => options.onState(getState(current)),
    onFocus: ({ editor: current }) => options.onState(getState(current)),
    onBlur: ({ editor: current, event }) => {
      options.onState(getState(current));
      options.onBlur(event);
    },
  });
  return {
    run: (command) => run(editor, command),
    focus: () => void editor.commands.focus(),
    setValue(value) {
      const content = read(value, editor.schema);
      editor.chain().setMeta('addToHistory', false).setContent(content, { emitUpdate: false }).run();
    },
    setEditable: (editable) => editor.setEditable(editable, false),
    setAttributes(attributes) {
      for (const [name, value] of Object.entries(attributes)) {
        if (value === undefined) editor.view.dom.removeAttribute(name);
        else editor.view.dom.setAttribute(name, value);
      }
    },
    destroy: () => editor.destroy(),
  };
}

function getState(editor: Editor): RichState {
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    color: String(editor.getAttributes('color').color ?? ''),
    href: String(editor.getAttributes('link').href ?? ''),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
    hasFocus: editor.isFocused,
  };
}

function run(editor: Editor, command: RichCommand) {
  const chain = editor.chain();
  switch (command.do) {
    case 'bulletList':
      return chain.toggleBulletList().run();
    case 'orderedList':
      return chain.toggleOrderedList().run();
    case 'undo':
      return chain.undo().run();
    case 'redo':
      return chain.redo().run();
    case 'color':
      return (
        command.color === null ? chain.unsetMark('color') : chain.setMark('color', { color: command.color })
      )
        .focus()
        .run();
    case 'link':
      return link(editor, command.href);
    case 'picture':
      return chain
        .insertContent({ type: 'picture', attrs: { src: command.src, alt: command.alt } })
        .focus()
        .run();
    case 'tag':
      return chain
        .insertContent({ type: 'tag', attrs: { id: command.id } })
        .focus()
        .run();
    default:
      return chain.toggleMark(command.do).run();
  }
}

/** Sets a link on the selection, on the whole link at the caret, or inserts the address as text. */
function link(editor: Editor, href: string | null) {
  const chain = editor.chain().focus();
  if (href === null) return chain.extendMarkRange('link').unsetMark('link').run();
  if (!editor.state.selection.empty || editor.isActive('link')) {
    return chain.extendMarkRange('link').setMark('link', { href }).run();
  }
  const words = href.replace(/^(https?:\/\/|mailto:|tel:)/i, '');
  return chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }).run();
}
