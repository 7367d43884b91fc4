import { type CivilTime, readTime } from '@deck/values';
import { Clock } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { ControlFrame } from '../field/control-frame.tsx';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { Announcement } from '../typed-value/announcement.tsx';
import { refused } from '../typed-value/refused.ts';
import { useTypedValue } from '../typed-value/use-typed-value.ts';
import { stepTime } from './step-time.ts';
import { input } from './time-field.css.ts';

export interface TimeFieldProps extends ValueFieldProps {
  /** `14:30` on a clock of 24 hours, or empty. */
  value: CivilTime | '';
  /** How far the arrow keys go, in minutes: to the next multiple of it. 5 when left out. */
  step?: number | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A time of the day, typed or pasted: `930`, `9:30`, `21h30`, `9:30 PM`. */
export function TimeField({ step = 5, ...props }: TimeFieldProps) {
  const { timeField } = useMessages();
  const typed = useTypedValue<CivilTime | ''>({
    value: props.value,
    empty: '',
    onChange: props.onChange,
    show: (time) => time,
    read(text) {
      const time = readTime(text);
      return time === undefined ? { refusal: timeField.unreadable('09:30') } : { value: time };
    },
  });
  const field = useField(refused(props, typed.refusal));

  function onKeyDown(event: KeyboardEvent) {
    if (field.readOnly) return;
    // A form is not sent with a text that has no meaning.
    if (event.key === 'Enter' && !typed.settle()) event.preventDefault();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    typed.take(stepTime(readTime(typed.text) ?? '', step, event.key === 'ArrowUp' ? 1 : -1));
  }

  return (
    <Field field={field}>
      <ControlFrame field={field} icon={Clock}>
        <input
          {...field.control}
          ref={props.ref}
          className={input}
          type="text"
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          name={props.name}
          value={typed.text}
          placeholder={timeField.placeholder}
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
