import type { CivilDate } from '@deck/values';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { getBounds, getRefusal, nearest } from '../calendar/date-rules.ts';
import { LazyCalendar } from '../calendar/lazy-calendar.tsx';
import { refusalWords } from '../calendar/refusal-words.ts';
import type { CalendarPopoverState } from '../calendar/use-calendar-popover.ts';
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
  const days = dayRules(rules);
  const { first, last } = getBounds(days);
  const [month, setMonth] = useState(() => nearest(date === '' ? today : date, first, last));
  const [refusal, setRefusal] = useState('');
  const [seen, setSeen] = useState(value);
  // Another value was typed beside the open calendar: the selection continues from it. Days being pressed
  // must not move.
  if (seen !== value) {
    setSeen(value);
    setDate(start.date);
    setTime(start.time);
    setRefusal('');
    if (start.date !== '' && !popover.isPressed) setMonth(nearest(start.date, first, last));
  }
  const [pointed, setPointed] = useState<CivilDate>();
  const clock = useRef<HTMLInputElement>(null);

  const reasonOf = useCallback(
    (day: CivilDate) => {
      const reason = getRefusal(day, dayRules(rules));
      return reason && refusalWords(reason, locale, messages);
    },
    [rules, locale, messages],
  );
  const isTwice = date !== '' && time !== '' && comesTwice(joined(date, time), timeZone);

  function apply(at: string) {
    if (date === '') return setRefusal(words.noDay);
    if (at === '') {
      setRefusal(words.noTime);
      return clock.current?.focus();
    }
    const reason = momentRefusal(joined(date, at), rules, { locale, messages });
    return reason === undefined ? onApply(joined(date, at)) : setRefusal(reason);
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
          kind="day"
          chosen={{ from: date, to: date }}
          today={today}
          month={month}
          onMonth={setMonth}
          months={1}
          first={first}
          last={last}
          reasonOf={reasonOf}
          onPick={(day) => {
            setDate(day);
            setRefusal('');
            // Moves on to the missing part.
            if (time === '') clock.current?.focus();
          }}
          onPoint={setPointed}
          autoFocus={popover.hasFocus}
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
        {/* Screen readers get the reason from the day's name. */}
        <p className={css.reason} aria-hidden>
          {pointed !== undefined && reasonOf(pointed)}
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
