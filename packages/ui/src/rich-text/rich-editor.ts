/** What a letter is filled with. It stands in the text as a chip, and in the value as `{{id}}`. */
export interface TextTag {
  /** `customer_name`. */
  id: string;
  /** "Customer name", in the reader's language. */
  label: string;
}

export type Toggle = 'bold' | 'italic' | 'underline' | 'strike' | 'bulletList' | 'orderedList';

/** `html` is a letter's text with its few marks; `line` is one line of plain text, such as a subject. */
export type RichFormat = 'html' | 'line';

/** What the toolbar asks of the editor. */
export type RichCommand =
  | { do: Toggle | 'undo' | 'redo' }
  /** `#rrggbb`, or null to take it away. */
  | { do: 'color'; color: string | null }
  | { do: 'link'; href: string | null }
  /** An address of this place, and what the picture shows. */
  | { do: 'picture'; src: string; alt: string }
  | { do: 'tag'; id: string };

/** How the text at the caret is, for the buttons of the toolbar. */
export interface RichState extends Readonly<Record<Toggle, boolean>> {
  /** `#rrggbb` or empty. */
  readonly color: string;
  readonly href: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly hasFocus: boolean;
}

export const quietState: RichState = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  bulletList: false,
  orderedList: false,
  color: '',
  href: '',
  canUndo: false,
  canRedo: false,
  hasFocus: false,
};

export interface RichEditorOptions {
  /** Where the text is put. */
  element: HTMLElement;
  format: RichFormat;
  value: string;
  editable: boolean;
  /** What a chip says; undefined for a tag that is not known. */
  labelOf: (id: string) => string | undefined;
  /** What a chip that is not known adds for those who do not see its look. */
  unknownWords: string;
  /** The language of what chips say: the reader's, whatever the text is written in. */
  locale: string;
  onChange: (value: string) => void;
  onState: (state: RichState) => void;
  onBlur: (event: FocusEvent) => void;
  /** Alt+F10. */
  onToolbar: () => void;
}

/** An editor as the shell knows it: nothing of how it is made. */
export interface RichEditor {
  run(command: RichCommand): void;
  focus(): void;
  setValue(value: string): void;
  setEditable(editable: boolean): void;
  /** Attributes of the text's own element; undefined takes one away. */
  setAttributes(attributes: Readonly<Record<string, string | undefined>>): void;
  destroy(): void;
}
