import type { CivilDate } from '@deck/values';
import { type FocusEvent, useRef, useState } from 'react';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './date-time-field.css.ts';
import { DateTimeField } from './date-time-field.tsx';
import { type DateTimeRange, rangeReason } from './moment-range.ts';
import type { MomentRules } from './moment-rules.ts';

export interface DateTimeRangeFieldProps extends ValueFieldProps<DateTimeRange>, MomentRules {
  /** Two local times in the zone, `2026-11-20T10:30`. An empty string means open. */
  value: DateTimeRange;
  /** The current day; by default in the field's zone. */
  today?: CivilDate | undefined;
}

interface Kept {
  /** The value the two fields produced: a different value from outside replaces them. */
  readonly value: DateTimeRange;
  readonly ends: DateTimeRange;
}

/**
 * A range of date-times: a rental, a charter. A range that ends before it starts is refused, and never
 * swapped.
 */
export function DateTimeRangeField({ label, value, onChange, ...props }: DateTimeRangeFieldProps) {
  const messages = useMessages();
  const [kept, setKept] = useState<Kept>();
  const { timeZone, precision = 'minute', min, max, name, onBlur, ...both } = props;
  const ends = kept !== undefined && isSame(kept.value, value) ? kept.ends : value;
  const reason = rangeReason(ends, timeZone, precision, messages);
  const { optional, labelHidden, hint, state, feedback, ...fieldRules } = both;
  const field = useField(withOwnError({ ...both, label }, reason));
  const group = useRef<HTMLDivElement>(null);

  function take(next: DateTimeRange) {
    // A refused range is not a value: its text stays visible but is not reported.
    const isRefused = rangeReason(next, timeZone, precision, messages) !== undefined;
    const told = isRefused ? { from: next.from, to: '' } : next;
    setKept({ value: told, ends: next });
    if (!isSame(told, value)) onChange(told);
  }

  function leave(event: FocusEvent) {
    if (!group.current?.contains(event.relatedTarget)) onBlur?.(event);
  }

  const shared = {
    ...fieldRules,
    timeZone,
    precision,
    min,
    max,
    state: field.state,
    onBlur: leave,
  };
  return (
    <Field field={field} kind="group">
      <div ref={group} className={css.ends}>
        <div className={css.end}>
          <DateTimeField
            {...shared}
            label={messages.dateTimeField.start}
            value={ends.from}
            onChange={(from) => take({ ...ends, from })}
          />
        </div>
        <div className={css.end}>
          <DateTimeField
            {...shared}
            label={messages.dateTimeField.end}
            value={ends.to}
            unread={reason !== undefined && value.to === '' ? 'refused' : undefined}
            onChange={(to) => take({ ...ends, to })}
          />
        </div>
      </div>
      {name !== undefined && (
        <input type="hidden" name={name} value={wire(value)} disabled={field.disabled} />
      )}
    </Field>
  );
}

function wire({ from, to }: DateTimeRange): string {
  return from === '' && to === '' ? '' : `${from}/${to}`;
}

function isSame(one: DateTimeRange, other: DateTimeRange): boolean {
  return one.from === other.from && one.to === other.to;
}
