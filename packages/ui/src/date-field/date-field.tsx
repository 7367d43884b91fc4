import { type CivilDate, clock, formatDate, isDate, today as todayIn } from '@deck/values';
import type { Ref } from 'react';
import { CalendarPopover } from '../calendar/calendar-popover.tsx';
import { DateBox } from '../calendar/date-box.tsx';
import type { DateRules } from '../calendar/date-rules.ts';
import { useCalendarPopover } from '../calendar/use-calendar-popover.ts';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { useUi } from '../provider/ui-provider.tsx';
import { Announcement } from '../typed-value/announcement.tsx';
import { useTypedValue } from '../typed-value/use-typed-value.ts';
import { DayPanel } from './day-panel.tsx';
import { foreignDay, readDay } from './read-day.ts';

export interface DateFieldProps extends ValueFieldProps, DateRules {
  /** `2026-11-20`, or empty. */
  value: CivilDate | '';
  /** The current day; by default in the reader's zone. */
  today?: CivilDate | undefined;
  /** Shows a cross while there is a date. */
  clearable?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A day, typed (`31.12.2026`, `2026-12-31`, `31.12`), pasted, or chosen in a calendar. */
export function DateField(props: DateFieldProps) {
  const { locale, timeZone, messages } = useUi();
  const { value, onChange } = props;
  const today = props.today ?? todayIn(timeZone, clock.now());
  const typed = useTypedValue<CivilDate | ''>({
    value,
    empty: '',
    onChange,
    show: (date) => (isDate(date) ? formatDate(date) : date),
    read: (text) => readDay(text, props, today, locale, messages),
    foreign: (date) => foreignDay(date, today, locale, messages),
  });
  const field = useField(withOwnError(props, typed.refusal, typed.unread));
  const popover = useCalendarPopover(field);

  function pick(date: CivilDate) {
    popover.close();
    typed.take(date);
  }

  return (
    <Field field={field}>
      <DateBox
        field={field}
        popover={popover}
        typed={typed}
        placeholder={messages.dateField.placeholder}
        onClear={props.clearable && value !== '' ? () => typed.take('') : undefined}
        name={props.name}
        value={value}
        onBlur={props.onBlur}
        inputRef={props.ref}
      />
      <CalendarPopover label={props.label} popover={popover}>
        <DayPanel
          value={isDate(value) ? value : ''}
          today={today}
          rules={props}
          popover={popover}
          onPick={pick}
        />
      </CalendarPopover>
      <Announcement text={typed.said} />
    </Field>
  );
}
