import type { CivilTime } from '@deck/values';
import { Clock } from 'lucide-react';
import { type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { ControlFrame } from '../field/control-frame.tsx';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { Announcement } from '../typed-value/announcement.tsx';
import { useTypedValue } from '../typed-value/use-typed-value.ts';
import { type ClockUnit, isClockTime, readClockTime } from './clock-time.ts';
import { stepTime, timeStep } from './step-time.ts';
import { input } from './time-field.css.ts';

export interface TimeFieldProps extends ValueFieldProps {
  /** `14:30` in 24-hour time, or empty. */
  value: CivilTime | '';
  /** The step of arrow keys in minutes (in the seconds part, in seconds): to the next multiple. */
  step?: number | undefined;
  /** `second` for a value such as `14:30:05`. */
  precision?: ClockUnit | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A time of day, typed or pasted: `930`, `9:30`, `21h30`, `9:30 PM`. */
export function TimeField({ step = timeStep, precision = 'minute', ...props }: TimeFieldProps) {
  const { timeField } = useMessages();
  const unreadable = timeField.unreadable(precision === 'second' ? '09:30:00' : '09:30');
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(props.ref, () => box.current);
  const caret = useKeptCaret(box);
  const typed = useTypedValue<CivilTime | ''>({
    value: props.value,
    empty: '',
    onChange: props.onChange,
    show: (time) => time,
    read(text) {
      const time = readClockTime(text, precision);
      return time === undefined ? { refusal: unreadable } : { value: time };
    },
    foreign: (time) => (time === '' || isClockTime(time, precision) ? undefined : unreadable),
  });
  const field = useField(withOwnError(props, typed.refusal, typed.unread));

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || field.readOnly) return;
    // Blocks submitting a form while the text is unreadable.
    if (event.key === 'Enter' && !typed.settle()) event.preventDefault();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const at = box.current?.selectionStart ?? 0;
    const unit = precision === 'second' && at > 'hh:mm'.length ? 'second' : 'minute';
    caret.current = at;
    const time = readClockTime(typed.text, precision) ?? '';
    typed.take(stepTime(time, step, event.key === 'ArrowUp' ? 1 : -1, { unit, precision }));
  }

  return (
    <Field field={field}>
      <ControlFrame field={field} icon={Clock}>
        <input
          {...field.control}
          ref={box}
          className={input}
          type="text"
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          name={props.name}
          value={typed.text}
          placeholder={precision === 'second' ? timeField.withSeconds : timeField.placeholder}
          disabled={field.disabled}
          readOnly={field.readOnly}
          onChange={(event) => typed.type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            typed.settle();
            props.onBlur?.(event);
          }}
        />
      </ControlFrame>
      <Announcement text={typed.said} />
    </Field>
  );
}

/** Keeps the caret's position when the text is replaced. */
function useKeptCaret(box: { readonly current: HTMLInputElement | null }) {
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  return caret;
}
