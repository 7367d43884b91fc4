import type { CivilDate, DateRange } from '@deck/values';
import type { Ref } from 'react';
import { controlInput } from '../field/control-frame.css.ts';
import { ControlFrame } from '../field/control-frame.tsx';
import { Field } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { useUi } from '../provider/ui-provider.tsx';
import { Announcement } from '../typed-value/announcement.tsx';
import { useTypedValue } from '../typed-value/use-typed-value.ts';
import { noRange, type RangeRules } from './range-rules.ts';
import { rangeText } from './range-words.ts';
import { readRange } from './read-range.ts';

interface TypedRangeProps {
  value: DateRange;
  rules: RangeRules;
  today: CivilDate;
  onChange: (range: DateRange) => void;
  /** Called on blur or Enter with whether the text is an invalid range. */
  onSettle: (isRefused: boolean) => void;
  ref: Ref<HTMLInputElement>;
}

/** A text field for a range in a filter's popover. */
export function TypedRange({ value, rules, today, onChange, onSettle, ref }: TypedRangeProps) {
  const { locale, messages } = useUi();
  const words = messages.dateRangeField;
  const typed = useTypedValue({
    value,
    empty: noRange,
    onChange,
    show: rangeText,
    read: (text) => readRange(text, rules, today, locale, messages),
  });
  const field = useField(withOwnError({ label: words.typed, labelHidden: true }, typed.refusal));

  function settle(): boolean {
    const isRead = typed.settle();
    onSettle(!isRead);
    return isRead;
  }

  return (
    <Field field={field}>
      <ControlFrame field={field}>
        <input
          {...field.control}
          ref={ref}
          className={controlInput}
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={typed.text}
          placeholder={words.placeholder}
          onChange={(event) => typed.type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The first Enter parses, the second applies.
            if (!settle() || typed.text !== rangeText(value)) event.preventDefault();
          }}
          onBlur={settle}
        />
      </ControlFrame>
      <Announcement text={typed.said} />
    </Field>
  );
}
