import {
  type ChangeEvent,
  type ClipboardEvent,
  type HTMLInputAutoCompleteAttribute,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { controlInput } from '../field/control-frame.css.ts';
import { ControlFrame } from '../field/control-frame.tsx';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { digitsBefore, placeAfter, withoutDigit } from './caret.ts';
import { CountryPicker } from './country-picker.tsx';
import { toDigits } from './phone-entry.ts';
import { useCaret } from './use-caret.ts';
import { usePhone } from './use-phone.ts';

export interface PhoneFieldProps extends ValueFieldProps {
  /**
   * The ISO code of the country for numbers without a dial code, until another is chosen or detected: `GR`.
   * Empty while unknown: text typed until then is parsed once it is known.
   */
  country?: string | undefined;
  /** Use `tel` only where users enter their own number. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A phone with its country. `value` is E.164 (`+306944123456`) if the text can be parsed, else the text. */
export function PhoneField({ ref, ...props }: PhoneFieldProps) {
  const phone = usePhone(props);
  const field = useField(withOwnError(props, phone.refusal));
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const placeCaret = useCaret(input);
  const [isOpen, setOpen] = useState(false);
  const { text } = phone.entry;

  function change({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const typed = { text: currentTarget.value, place: currentTarget.selectionStart ?? 0 };
    const kind = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    // Autofill has no inputType.
    if (kind === '' || kind === 'insertReplacementText') return fill(typed.text, true);
    const metSpace = kind.startsWith('deleteContent') && toDigits(typed.text) === toDigits(text);
    const meant = metSpace ? withoutDigit(typed.text, typed.place, kind.endsWith('Forward')) : typed;
    const next = phone.type(meant.text);
    if (next === null) placeCaret(typed.place - (typed.text.length - text.length));
    else
      placeCaret(next === meant.text ? meant.place : placeAfter(next, digitsBefore(meant.text, meant.place)));
  }

  function fill(whole: string, replaces: boolean) {
    const next = phone.fill(whole, replaces);
    placeCaret(next?.length ?? text.length);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    if (field.readOnly) return;
    const pasted = event.clipboardData.getData('text');
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = text.slice(0, selectionStart ?? text.length);
    const after = text.slice(selectionEnd ?? text.length);
    const isAlone = (before + after).trim() === '';
    // Letters are never dropped from a part: the rest would be another number.
    const isPart = !isAlone && toDigits(pasted) !== '' && !/\p{L}/u.test(pasted);
    if (phone.isWhole(pasted) || !isPart) return fill(pasted, isAlone);
    const part = before + toDigits(pasted);
    const next = phone.type(part + after) ?? phone.fill(part + after, false);
    if (next !== null) placeCaret(placeAfter(next, digitsBefore(part, part.length)));
  }

  return (
    <Field field={field}>
      <ControlFrame ref={frame} field={field} open={isOpen}>
        <CountryPicker
          countries={phone.countries}
          failed={phone.failed}
          load={phone.load}
          country={phone.country}
          dial={phone.dial}
          disabled={field.disabled || field.readOnly}
          open={isOpen}
          onOpen={setOpen}
          onChoose={phone.choose}
          frame={frame}
          input={input}
        />
        <input
          {...field.control}
          ref={input}
          className={controlInput}
          type="tel"
          inputMode="tel"
          autoComplete={props.autoComplete ?? 'off'}
          value={text}
          disabled={field.disabled}
          readOnly={field.readOnly}
          onChange={change}
          onPaste={paste}
          onFocus={phone.focus}
          onBlur={(event) => {
            phone.leave();
            props.onBlur?.(event);
          }}
        />
      </ControlFrame>
      {props.name !== undefined && (
        <input type="hidden" name={props.name} value={props.value} disabled={field.disabled} />
      )}
      <VisuallyHidden>
        <span role="status">{phone.said}</span>
      </VisuallyHidden>
    </Field>
  );
}
