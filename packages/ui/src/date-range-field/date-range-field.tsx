import {
  type CivilDate,
  clock,
  type DatePreset,
  type DateRange,
  datePresets,
  today as todayIn,
} from '@deck/values';
import type { Ref } from 'react';
import { CalendarPopover } from '../calendar/calendar-popover.tsx';
import { DateBox } from '../calendar/date-box.tsx';
import { useCalendarPopover } from '../calendar/use-calendar-popover.ts';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { useUi } from '../provider/ui-provider.tsx';
import { Announcement } from '../typed-value/announcement.tsx';
import { useTypedValue } from '../typed-value/use-typed-value.ts';
import { RangeFilter } from './range-filter.tsx';
import { RangePanel } from './range-panel.tsx';
import { getLength, isEmpty, isRange, isWhole, noRange, type RangeRules } from './range-rules.ts';
import { lengthWords, rangeText } from './range-words.ts';
import { foreignRange, readRange } from './read-range.ts';

export interface DateRangeFieldProps extends ValueFieldProps<DateRange>, RangeRules {
  /** Two days, inclusive; an empty string means open. */
  value: DateRange;
  /** `filter` is a button in a filter bar with the period's name and dates. It has no message line. */
  as?: 'field' | 'filter' | undefined;
  /** The offered presets. By default all in a filter and none in a field. */
  presets?: readonly DatePreset[] | boolean | undefined;
  /** The current day; by default in the reader's zone. */
  today?: CivilDate | undefined;
  /** Shows a cross while there are dates. */
  clearable?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A range of days: a stay, a charter, the period of a list. */
export function DateRangeField({
  as = 'field',
  presets: wanted = as === 'filter',
  ...props
}: DateRangeFieldProps) {
  const { timeZone } = useUi();
  const today = props.today ?? todayIn(timeZone, clock.now());
  const presets = typeof wanted === 'boolean' ? (wanted ? datePresets : []) : wanted;
  return as === 'filter' ? (
    <RangeFilter {...props} openEnded={props.openEnded ?? true} presets={presets} today={today} />
  ) : (
    <RangeBox {...props} presets={presets} today={today} />
  );
}

type RangeBoxProps = Omit<DateRangeFieldProps, 'as' | 'presets' | 'today'> & {
  presets: readonly DatePreset[];
  today: CivilDate;
};

function RangeBox({ presets, today, ...props }: RangeBoxProps) {
  const { locale, messages } = useUi();
  const { value } = props;
  const typed = useTypedValue<DateRange>({
    value,
    empty: noRange,
    onChange: props.onChange,
    show: rangeText,
    read: (text) => readRange(text, props, today, locale, messages),
    foreign: (range) => foreignRange(range, today, locale, messages),
  });
  const field = useField(withOwnError(props, typed.refusal, typed.unread));
  const popover = useCalendarPopover(field);
  const showsNights = props.counts === 'nights' && typed.refusal === undefined && isWhole(value);

  return (
    <Field field={field}>
      <DateBox
        field={field}
        popover={popover}
        typed={typed}
        placeholder={messages.dateRangeField.placeholder}
        unit={showsNights ? lengthWords(getLength(value, props), props, messages) : undefined}
        onClear={props.clearable && !isEmpty(value) ? () => typed.take(noRange) : undefined}
        name={props.name}
        value={isEmpty(value) ? '' : `${value.from}/${value.to}`}
        onBlur={props.onBlur}
        inputRef={props.ref}
      />
      <CalendarPopover label={props.label} popover={popover}>
        <RangePanel
          value={isRange(value) ? value : noRange}
          presets={presets}
          today={today}
          rules={props}
          popover={popover}
          canType={false}
          onApply={(range) => {
            popover.close();
            typed.take(range);
          }}
        />
      </CalendarPopover>
      <Announcement text={typed.said} />
    </Field>
  );
}
