import { Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { controlInput } from '../field/control-frame.css.ts';
import { ControlFrame } from '../field/control-frame.tsx';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ListPanel } from '../options/list-panel.tsx';
import { find, indexOf } from '../options/search.ts';
import { useInvalidOption } from '../options/use-invalid-option.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { ComboboxOption } from './combobox-option.ts';
import { ComboboxPanel } from './combobox-panel.tsx';
import { useChosen } from './use-chosen.ts';
import { useComboboxList } from './use-combobox-list.ts';
import { useTypedText } from './use-typed-text.ts';

export interface ComboboxProps<Value extends string = string>
  extends Omit<ValueFieldProps<NoInfer<Value> | ''>, 'value'> {
  /** The matches to choose from. */
  options: readonly ComboboxOption<Value>[];
  /** The value of an option, or empty without a selection. */
  value: NoInfer<Value> | '';
  /** The label of the value if its option is missing, as after a server search. */
  valueLabel?: string | undefined;
  /** Called while typing; `options` must then be the matches. Without it the given options are filtered. */
  onSearch?: ((query: string) => void) | undefined;
  /** The answer to `onSearch` is pending. */
  loading?: boolean | undefined;
  /** Shown instead of the list: "No property matches “zante”". */
  emptyText?: ((query: string) => string) | undefined;
  /** Shown above the list while searching, and announced: "2 of 9 properties". */
  countText?: ((found: number, total: number) => string) | undefined;
  /** Text at the end of a row: a city, a code. */
  renderMeta?: ((option: ComboboxOption<Value>) => ReactNode) | undefined;
  /** What can be searched for, as long as nothing is typed: "Name or city". */
  placeholder?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A choice from many options, found by typing. Leaving it without a choice restores the last selection. */
export function Combobox<Value extends string>({ ref, ...props }: ComboboxProps<Value>) {
  const foreign = useInvalidOption(props.options, props.value);
  const isKnown = props.onSearch !== undefined || props.valueLabel !== undefined;
  const field = useField(withOwnError(props, isKnown ? undefined : foreign));
  const { combobox: words, spinner } = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [said, setSaid] = useState('');

  const { options, value, onSearch, loading = false } = props;
  const chosen = useChosen<Value>(options, value, props.valueLabel ?? (foreign && value));
  const typed = useTypedText({ label: chosen?.label ?? '', onSearch });
  const { query } = typed;
  const index = useMemo(() => indexOf(options), [options]);
  // While an answer is pending the last matches are hidden, and Enter must not choose from them.
  const shown = useMemo(
    () => (loading ? [] : onSearch || query === '' ? options : find(index, query)),
    [loading, onSearch, query, options, index],
  );
  const combobox = useComboboxList<Value>({ field, input, shown, chosen, onChoose: choose });

  function choose(option: ComboboxOption<Value>) {
    typed.settle();
    setSaid(words.chosen(option.label));
    if (option.value !== value) props.onChange(option.value);
  }

  function clear() {
    typed.settle();
    setSaid(words.cleared);
    if (value !== '') props.onChange('');
    input.current?.focus();
  }

  /** Nothing was chosen: restores the selection's label. An emptied field is cleared. */
  function leave() {
    if (!typed.isTyped) return;
    if (typed.text.trim() === '' && value !== '') props.onChange('');
    setSaid(typed.text.trim() === '' || !chosen ? words.cleared : words.kept(chosen.label));
    typed.settle();
  }

  function onClick() {
    // A press in the input of an open list only moves the caret.
    if (!combobox.isOpen) combobox.open();
    if (!typed.isTyped) input.current?.select();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (combobox.onKey(event)) return;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !typed.isTyped) return;
    // Blocks submitting a form while the text differs from the selection.
    event.preventDefault();
    leave();
  }

  const found = shown.length;
  const count = (props.countText ?? words.found)(found, options.length);
  const empty = query === '' ? words.empty : (props.emptyText ?? words.none)(query);

  function status() {
    if (!combobox.isOpen) return said;
    if (loading) return spinner.loading;
    if (found === 0) return empty;
    return query === '' || onSearch ? words.options(found) : count;
  }

  const locked = field.disabled || field.readOnly;
  return (
    <Field field={field}>
      <ControlFrame
        ref={frame}
        field={field}
        icon={Search}
        open={combobox.isOpen}
        action={
          typed.text !== '' && !locked ? (
            <IconButton
              size="field"
              icon={X}
              label={words.clear(field.label)}
              onMouseDown={keepFocus}
              onClick={clear}
            />
          ) : undefined
        }
      >
        <input
          {...field.control}
          {...combobox.pointer}
          {...(!locked && { onKeyDown, onClick })}
          ref={input}
          role="combobox"
          aria-expanded={combobox.isOpen}
          aria-autocomplete="list"
          autoComplete="off"
          value={typed.text}
          onChange={(event) => {
            typed.type(event.currentTarget.value);
            combobox.openAtBest();
          }}
          onBlur={(event) => {
            combobox.close();
            // Another window took the focus; typing continues when it returns.
            if (document.activeElement !== input.current) leave();
            props.onBlur?.(event);
          }}
          className={controlInput}
          disabled={field.disabled}
          readOnly={field.readOnly}
          placeholder={props.placeholder}
          spellCheck={false}
          autoCapitalize="none"
          enterKeyHint="done"
        />
      </ControlFrame>
      {props.name !== undefined && (
        <input type="hidden" name={props.name} value={value} disabled={field.disabled} />
      )}
      <VisuallyHidden>
        <span role="status">{status()}</span>
      </VisuallyHidden>
      {combobox.isOpen && (
        <ListPanel anchor={frame} onEscape={combobox.close}>
          <ComboboxPanel
            listbox={combobox}
            labelledBy={field.labelId}
            chosen={chosen}
            query={query}
            loading={loading}
            count={query === '' || onSearch ? undefined : count}
            empty={empty}
            renderMeta={props.renderMeta}
          />
        </ListPanel>
      )}
    </Field>
  );
}

/** Prevents a blur on press, which would restore the text. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
