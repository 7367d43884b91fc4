import { media } from '@deck/tokens';
import type { CivilDate, DatePreset, DateRange } from '@deck/values';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { getBounds } from '../calendar/date-rules.ts';
import { LazyCalendar } from '../calendar/lazy-calendar.tsx';
import type { CalendarPopoverState } from '../calendar/use-calendar-popover.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { useMedia } from '../use-media/use-media.ts';
import { PresetList } from './preset-list.tsx';
import * as css from './range-panel.css.ts';
import { offeredPresets, type RangeRules } from './range-rules.ts';
import { TypedRange } from './typed-range.tsx';
import { usePendingRange } from './use-pending-range.ts';

interface RangePanelProps {
  value: DateRange;
  presets: readonly DatePreset[];
  today: CivilDate;
  rules: RangeRules;
  popover: CalendarPopoverState;
  /** Adds a text field for the custom range, if there is none outside. */
  canType: boolean;
  onApply: (range: DateRange) => void;
}

/** Presets at the start, two months next to them, the selection below. Nothing is reported before Apply. */
export function RangePanel({ value, presets, today, rules, popover, canType, onApply }: RangePanelProps) {
  const { dateRangeField: words } = useMessages();
  const months = useMedia(media.phone) ? 1 : 2;
  const offered = offeredPresets(presets, today, rules);
  const pending = usePendingRange({
    value,
    presets: offered,
    today,
    rules,
    months,
    isPressed: popover.isPressed,
  });
  const { first, last } = getBounds(rules);
  const hasPresets = presets.length > 0;
  const typed = useRef<HTMLInputElement>(null);

  function apply() {
    if (pending.isRefused) typed.current?.focus();
    else onApply(pending.range);
  }

  function applyOnEnter(event: KeyboardEvent) {
    const isText = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || !isText || event.defaultPrevented) return;
    event.preventDefault();
    if (pending.canApply) apply();
  }

  return (
    <div className={css.panel({ hasPresets })}>
      {hasPresets && (
        // Enter on a preset applies it.
        <div className={css.presets} role="none" onKeyDown={applyOnEnter}>
          <PresetList
            presets={offered}
            chosen={pending.preset}
            today={today}
            onChoose={pending.choose}
            autoFocus={popover.hasFocus && canType}
          />
          {canType && pending.preset === 'custom' && (
            <div className={css.typed}>
              <TypedRange
                ref={typed}
                value={pending.range}
                rules={rules}
                today={today}
                onChange={pending.write}
                onSettle={pending.setRefused}
              />
            </div>
          )}
        </div>
      )}
      <div className={css.main}>
        <div className={css.calendar}>
          <LazyCalendar
            key={popover.hasFocus ? 'inside' : 'beside'}
            kind="range"
            chosen={pending.range}
            preview={pending.preview}
            today={today}
            month={pending.month}
            onMonth={pending.setMonth}
            months={months}
            first={first}
            last={last}
            reasonOf={pending.reasonOf}
            onPick={pending.press}
            onPoint={pending.setPointed}
            autoFocus={popover.hasFocus && !(canType && hasPresets)}
          />
        </div>
        <div className={css.foot}>
          <p className={css.summary}>
            <span role="status" className={css.words({ hidden: pending.reason !== undefined })}>
              {pending.summary}
            </span>
            {/* Screen readers get the reason from the day's name. */}
            <span aria-hidden>{pending.reason}</span>
          </p>
          <Button variant="quiet" onClick={popover.close}>
            {words.cancel}
          </Button>
          <Button variant="primary" disabled={!pending.canApply} onClick={apply}>
            {words.apply}
          </Button>
        </div>
      </div>
    </div>
  );
}
