import { type CivilDate, clock, today as todayIn } from '@deck/values';
import { type Ref, useId } from 'react';
import { CalendarPopover } from '../calendar/calendar-popover.tsx';
import { DateBox } from '../calendar/date-box.tsx';
import { useCalendarPopover } from '../calendar/use-calendar-popover.ts';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { type Unparsed, useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { useUi } from '../provider/ui-provider.tsx';
import { Announcement } from '../typed-value/announcement.tsx';
import { useTypedValue } from '../typed-value/use-typed-value.ts';
import { type CivilDateTime, comesTwice, formatDateTime, isDateTime } from './civil-date-time.ts';
import { DateTimePanel } from './date-time-panel.tsx';
import { foreignReason, type MomentRules, readMoment } from './moment-rules.ts';

export interface DateTimeFieldProps extends ValueFieldProps, MomentRules {
  /**
   * The local time in the zone, `2026-11-20T10:30`, or empty. `instantIn` of values converts it to an
   * instant.
   */
  value: CivilDateTime | '';
  /** The current day; by default in the field's zone. */
  today?: CivilDate | undefined;
  /** Shows a cross while there is a value. */
  clearable?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A day and time in a named zone: when a payment is due, when a yacht departs. */
export function DateTimeField(props: DateTimeFieldProps & Unparsed) {
  const { locale, messages } = useUi();
  const { value, timeZone, precision = 'minute' } = props;
  const today = props.today ?? todayIn(timeZone, clock.now());
  const tongue = { locale, messages };
  const isWhole = isDateTime(value, precision);
  const typed = useTypedValue<CivilDateTime | ''>({
    value,
    empty: '',
    onChange: props.onChange,
    show: (moment) => (isDateTime(moment, precision) ? formatDateTime(moment) : moment),
    read: (text) => readMoment(text, today, props, tongue),
    foreign: (moment) => foreignReason(moment, today, props, tongue),
  });
  const isTwice = typed.refusal === undefined && isWhole && comesTwice(value, timeZone);
  const hint = isTwice ? messages.dateTimeField.twice : props.hint;
  const field = useField(withOwnError({ ...props, hint }, typed.refusal, typed.unread));
  const zoneId = `${useId()}-zone`;
  const control = {
    ...field.control,
    'aria-describedby': `${field.control['aria-describedby']} ${zoneId}`,
  };
  const popover = useCalendarPopover(field);
  const words = messages.dateTimeField;

  return (
    <Field field={field} meta={<span id={zoneId}>{timeZone.replaceAll('_', ' ')}</span>}>
      <DateBox
        field={{ ...field, control }}
        popover={popover}
        typed={typed}
        placeholder={precision === 'second' ? words.withSeconds : words.placeholder}
        onClear={props.clearable && value !== '' ? () => typed.take('') : undefined}
        name={props.name}
        value={value}
        onBlur={props.onBlur}
        inputRef={props.ref}
      />
      <CalendarPopover label={props.label} popover={popover}>
        <DateTimePanel
          value={value}
          today={today}
          rules={props}
          popover={popover}
          onApply={(moment) => {
            popover.close();
            typed.take(moment);
          }}
        />
      </CalendarPopover>
      <Announcement text={typed.said} />
    </Field>
  );
}
