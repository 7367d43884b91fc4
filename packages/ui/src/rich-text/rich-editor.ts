/** A tag of a letter: a chip in the text, `{{id}}` in the value. */
export interface TextTag {
  /** `customer_name`. */
  id: string;
  /** The localised label: "Customer name". */
  label: string;
}

export type Toggle = 'bold' | 'italic' | 'underline' | 'strike' | 'bulletList' | 'orderedList';

/** `html` is formatted text; `line` is a single line of plain text, such as a subject. */
export type RichFormat = 'html' | 'line';

/** The commands of the toolbar. */
export type RichCommand =
  | { do: Toggle | 'undo' | 'redo' }
  /** `#rrggbb`, or null to remove it. */
  | { do: 'color'; color: string | null }
  | { do: 'link'; href: string | null }
  /** A path on this origin, and the alternative text. */
  | { do: 'picture'; src: string; alt: string }
  | { do: 'tag'; id: string };

/** The format at the caret, for the toolbar's buttons. */
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
  /** The container element. */
  element: HTMLElement;
  format: RichFormat;
  value: string;
  editable: boolean;
  /** The label of a chip; undefined for an unknown tag. */
  labelOf: (id: string) => string | undefined;
  /** A note for screen readers on an unknown chip. */
  unknownWords: string;
  /** The language of the chips' labels: the reader's, whatever the text's language. */
  locale: string;
  onChange: (value: string) => void;
  onState: (state: RichState) => void;
  onBlur: (event: FocusEvent) => void;
  /** Called on Alt+F10. */
  onToolbar: () => void;
}

/** The editor's interface for the shell, independent of its library. */
export interface RichEditor {
  run(command: RichCommand): void;
  focus(): void;
  setValue(value: string): void;
  setEditable(editable: boolean): void;
  /** Sets attributes of the editable element; undefined removes an attribute. */
  setAttributes(attributes: Readonly<Record<string, string | undefined>>): void;
  destroy(): void;
}
