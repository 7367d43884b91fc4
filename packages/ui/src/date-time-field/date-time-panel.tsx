import type { CivilDate } from '@deck/values';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { LazyCalendar } from '../calendar/lazy-calendar.tsx';
import type { CalendarPopoverState } from '../calendar/use-calendar-popover.ts';
import { useDayCalendar } from '../calendar/use-day-calendar.ts';
import { useUi } from '../provider/ui-provider.tsx';
import { readClockTime } from '../time-field/clock-time.ts';
import { TimeField } from '../time-field/time-field.tsx';
import { type CivilDateTime, comesTwice, getParts, isDateTime, joined } from './civil-date-time.ts';
import * as css from './date-time-field.css.ts';
import { dayRules, type MomentRules, momentRefusal } from './moment-rules.ts';

interface DateTimePanelProps {
  value: CivilDateTime | '';
  today: CivilDate;
  rules: MomentRules;
  popover: CalendarPopoverState;
  onApply: (value: CivilDateTime) => void;
}

/** A month to choose a day from, and a time below it. Nothing is reported before Apply. */
export function DateTimePanel({ value, today, rules, popover, onApply }: DateTimePanelProps) {
  const { locale, messages } = useUi();
  const words = messages.dateTimeField;
  const { precision = 'minute', timeZone } = rules;
  const start = isDateTime(value, precision) ? getParts(value) : { date: '', time: '' };
  const [date, setDate] = useState(start.date);
  const [time, setTime] = useState(start.time);
  const days = useMemo(() => dayRules(rules), [rules]);
  const { calendar, reason } = useDayCalendar({ value: start.date, today, rules: days, popover });
  const [refusal, setRefusal] = useState('');
  const [seen, setSeen] = useState(value);
  // Another value was typed beside the open calendar: the selection continues from it.
  if (seen !== value) {
    setSeen(value);
    setDate(start.date);
    setTime(start.time);
    setRefusal('');
  }
  const clock = useRef<HTMLInputElement>(null);

  const isTwice = date !== '' && time !== '' && comesTwice(joined(date, time), timeZone);

  function apply(at: string) {
    if (date === '') return setRefusal(words.noDay);
    if (at === '') {
      setRefusal(words.noTime);
      return clock.current?.focus();
    }
    const refused = momentRefusal(joined(date, at), rules, { locale, messages });
    return refused === undefined ? onApply(joined(date, at)) : setRefusal(refused);
  }

  function applyOnEnter(event: KeyboardEvent) {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || event.defaultPrevented) return;
    event.preventDefault();
    // The typed text is not yet part of the pending time.
    apply(readClockTime(target.value, precision) ?? '');
  }

  return (
    <div className={css.panel}>
      <div className={css.calendar}>
        <LazyCalendar
          key={popover.hasFocus ? 'inside' : 'beside'}
          {...calendar}
          chosen={{ from: date, to: date }}
          onPick={(day) => {
            setDate(day);
            setRefusal('');
            // Moves on to the missing part.
            if (time === '') clock.current?.focus();
          }}
        />
      </div>
      <div className={css.time} role="none" onKeyDown={applyOnEnter}>
        <TimeField
          ref={clock}
          label={words.time}
          hint={timeZone}
          value={time}
          precision={precision}
          onChange={(next) => {
            setTime(next);
            setRefusal('');
          }}
        />
      </div>
      <div className={css.foot}>
        <p className={css.reason} aria-hidden>
          {reason}
        </p>
        <p className={css.reason} role="status">
          {refusal || (isTwice ? words.twice : '')}
        </p>
        <div className={css.acts}>
          <Button variant="quiet" onClick={popover.close}>
            {messages.dateRangeField.cancel}
          </Button>
          <Button variant="primary" onClick={() => apply(time)}>
            {messages.dateRangeField.apply}
          </Button>
        </div>
      </div>
    </div>
  );
}
