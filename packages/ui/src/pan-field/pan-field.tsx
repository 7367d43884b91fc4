import { CreditCard } from 'lucide-react';
import {
  type ClipboardEvent,
  type FocusEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IMaskInput } from 'react-imask';
import { controlInput } from '../field/control-frame.css.ts';
import { ControlFrame } from '../field/control-frame.tsx';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { cardBrand } from './card-brand.ts';
import { insertDigits, readPan } from './pan.ts';
import * as css from './pan-field.css.ts';
import { useInvalidPan } from './use-invalid-pan.ts';

export interface PanFieldProps extends ValueFieldProps {
  /** Shown as long as it is empty. */
  placeholder?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A card number in groups of four, with its brand. `value` is the grouped number: `4111 1111 1111 1111`. Only
 * the payer's page uses it.
 */
export function PanField({ ref, ...props }: PanFieldProps) {
  const { panField: words } = useMessages();
  const foreign = useInvalidPan(props.value);
  const [isRefused, setRefused] = useState(false);
  const field = useField(
    withOwnError(props, isRefused ? words.refused : foreign.isForeign ? words.foreign : undefined),
  );
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const placeCaret = useCaret(input);

  /** The mask would cut and mix pasted text: it is parsed first, and only digits reach the field. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    if (field.readOnly) return;
    const digits = readPan(event.clipboardData.getData('text'));
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const whole = digits !== null && digits.length >= 12;
    const place = whole ? ([0, value.length] as const) : ([selectionStart ?? 0, selectionEnd ?? 0] as const);
    const next = digits === null ? null : insertDigits(value, place, digits);
    setRefused(next === null);
    if (next === null) return;
    props.onChange(next.value);
    placeCaret(next.caret);
  }

  function change(value: string) {
    if (value === props.value) return;
    setRefused(false);
    props.onChange(value);
  }

  const control = {
    ...field.control,
    className: `${controlInput} ${css.digits}`,
    value: props.value,
    onPaste: paste,
    onFocus: () => foreign.setFocused(true),
    onBlur(event: FocusEvent) {
      foreign.setFocused(false);
      setRefused(false);
      props.onBlur?.(event);
    },
    name: props.name ?? '',
    placeholder: props.placeholder ?? '',
    autoComplete: 'cc-number',
    inputMode: 'numeric',
    spellCheck: false,
    disabled: field.disabled,
    readOnly: field.readOnly,
  } as const;

  return (
    <Field field={field}>
      <ControlFrame field={field} action={<Brand pan={props.value} />}>
        {foreign.isPlain ? (
          <input {...control} ref={input} onChange={(event) => change(event.target.value)} />
        ) : (
          <IMaskInput {...control} inputRef={input} mask="0000 0000 0000 0000[ 0000]" onAccept={change} />
        )}
      </ControlFrame>
    </Field>
  );
}

/** The length of a number with four groups. */
const fourGroups = 19;

function Brand({ pan }: { pan: string }) {
  const messages = useMessages();
  const brand = cardBrand(pan);
  return (
    <span className={css.brand}>
      {brand === undefined ? (
        <Icon shape={CreditCard} />
      ) : (
        <span aria-hidden className={pan.length > fourGroups ? css.beside : undefined}>
          {brand}
        </span>
      )}
      <VisuallyHidden>
        <span role="status">{brand !== undefined && messages.panField.brand(brand)}</span>
      </VisuallyHidden>
    </span>
  );
}

/** Sets the caret after the new value is rendered. */
function useCaret(input: { readonly current: HTMLInputElement | null }) {
  const [caret, setCaret] = useState<{ at: number } | null>(null);
  useLayoutEffect(() => {
    if (caret !== null) input.current?.setSelectionRange(caret.at, caret.at);
  }, [caret, input]);
  return (at: number) => setCaret({ at });
}
