import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { controlInput } from '../field/control-frame.css.ts';
import { ControlFrame } from '../field/control-frame.tsx';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useMessages } from '../provider/ui-provider.tsx';

export interface SearchFieldProps extends Omit<ValueFieldProps, 'readOnly' | 'optional'> {
  /** The searchable fields: "Order ID, guest, e-mail". */
  placeholder?: string | undefined;
  /** Shows a cross while there is text, and clears on Escape. */
  clearable?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A search that filters a list. */
export function SearchField({ clearable = true, onChange, ref, ...props }: SearchFieldProps) {
  const field = useField(props);
  const messages = useMessages();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const canClear = clearable && props.value !== '';

  function clear() {
    onChange('');
    input.current?.focus();
  }

  function clearOnEscape(event: KeyboardEvent) {
    // A surrounding dialog has already handled the key.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented || !canClear)
      return;
    event.preventDefault();
    clear();
  }

  return (
    <Field field={field}>
      <ControlFrame
        field={field}
        icon={Search}
        action={
          canClear ? (
            <IconButton size="field" icon={X} label={messages.searchField.clear} onClick={clear} />
          ) : undefined
        }
      >
        <input
          {...field.control}
          ref={input}
          className={controlInput}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          name={props.name}
          value={props.value}
          placeholder={props.placeholder}
          disabled={field.disabled}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={clearOnEscape}
          onBlur={props.onBlur}
        />
      </ControlFrame>
    </Field>
  );
}
