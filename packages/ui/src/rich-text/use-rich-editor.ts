import { type RefObject, useEffect, useRef, useState } from 'react';
import { retryable } from '../lazy-part/retryable.ts';
import { quietState, type RichEditor, type RichEditorOptions, type RichState } from './rich-editor.ts';

type Module = typeof import('./create-editor.ts');

const loadEditor = retryable(() => import('./create-editor.ts'));

interface Options extends Omit<RichEditorOptions, 'element' | 'onState'> {
  place: RefObject<HTMLElement | null>;
  /** Attributes of the editable element. */
  attributes: Readonly<Record<string, string | undefined>>;
  /** A change recreates the editor, since the chips' labels are in another language. */
  words: string;
}

/** The editor of a field: loaded, created, kept in sync with the props, and destroyed. */
export function useRichEditor(options: Options) {
  const [module, setModule] = useState<Module>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [editor, setEditor] = useState<RichEditor>();
  const [state, setState] = useState<RichState>(quietState);
  const latest = useRef(options);
  /** The editor's value, as last set or last reported. */
  const held = useRef('');
  useEffect(() => {
    latest.current = options;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isWanted = true;
    loadEditor().then(
      (loaded) => isWanted && setModule(loaded),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  const { place, value, editable, words } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other labels recreate the editor
  useEffect(() => {
    if (module === undefined || place.current === null) return;
    held.current = latest.current.value;
    const made = module.createEditor({
      element: place.current,
      format: latest.current.format,
      value: latest.current.value,
      editable: latest.current.editable,
      labelOf: (id) => latest.current.labelOf(id),
      unknownWords: latest.current.unknownWords,
      locale: latest.current.locale,
      onChange: (next) => {
        held.current = next;
        latest.current.onChange(next);
      },
      onState: (next) => setState((before) => (isSame(before, next) ? before : next)),
      onBlur: (event) => latest.current.onBlur(event),
      onToolbar: () => latest.current.onToolbar(),
    });
    made.setAttributes(latest.current.attributes);
    setEditor(made);
    return () => {
      setEditor(undefined);
      setState(quietState);
      made.destroy();
    };
  }, [module, place, words]);

  useEffect(() => {
    if (editor === undefined || value === held.current) return;
    held.current = value;
    editor.setValue(value);
  }, [editor, value]);

  useEffect(() => editor?.setEditable(editable), [editor, editable]);

  const attributes = JSON.stringify(options.attributes);
  useEffect(() => {
    // Attributes that are no longer set must be removed; JSON drops undefined too.
    editor?.setAttributes({ ...absent(latest.current.attributes), ...JSON.parse(attributes) });
  }, [editor, attributes]);

  return {
    editor,
    state,
    failed: failed && module === undefined,
    retry() {
      setFailed(false);
      setAttempt((before) => before + 1);
    },
  };
}

function absent(attributes: Readonly<Record<string, string | undefined>>): Record<string, undefined> {
  return Object.fromEntries(Object.keys(attributes).map((name) => [name, undefined]));
}

function isSame(a: RichState, b: RichState): boolean {
  return (Object.keys(a) as Array<keyof RichState>).every((key) => a[key] === b[key]);
}
