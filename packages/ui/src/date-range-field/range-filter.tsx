import { type CivilDate, type DatePreset, type DateRange, findPreset } from '@deck/values';
import { Calendar, ChevronDown } from 'lucide-react';
import { CalendarPopover } from '../calendar/calendar-popover.tsx';
import { useCalendarPopover } from '../calendar/use-calendar-popover.ts';
import { Icon } from '../icon/icon.tsx';
import { useMessages, useUi } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './range-filter.css.ts';
import { RangePanel } from './range-panel.tsx';
import { isEmpty, isRange, isWhole, noRange, offeredPresets, type RangeRules } from './range-rules.ts';
import { rangeText, summaryWords } from './range-words.ts';
import { foreignRange } from './read-range.ts';

interface RangeFilterProps extends RangeRules {
  label: string;
  value: DateRange;
  onChange: (value: DateRange) => void;
  disabled?: boolean | undefined;
  presets: readonly DatePreset[];
  today: CivilDate;
}

/** The date range of a filter bar: a button with the period and its days. */
export function RangeFilter(props: RangeFilterProps) {
  const { label, value, onChange, presets, today } = props;
  const { locale, messages } = useUi();
  const popover = useCalendarPopover({ disabled: props.disabled ?? false, readOnly: false });
  const reason = foreignRange(value, today, locale, messages);
  return (
    <div ref={popover.frame} className={css.place}>
      <button
        type="button"
        className={css.trigger}
        disabled={props.disabled}
        aria-haspopup="dialog"
        aria-expanded={popover.isOpen}
        data-open={popover.isOpen || undefined}
        data-invalid={reason !== undefined || undefined}
        onPointerEnter={popover.preload}
        onFocus={popover.preload}
        onKeyDown={popover.onKeyDown}
        onClick={() => (popover.isOpen ? popover.close() : popover.show('inside'))}
      >
        <Icon shape={Calendar} />
        <VisuallyHidden>{label}:</VisuallyHidden>
        <span className={css.words}>
          <Words {...props} />
        </span>
        {reason !== undefined && <VisuallyHidden>. {reason}</VisuallyHidden>}
        <Icon shape={ChevronDown} />
      </button>
      <CalendarPopover label={label} popover={popover}>
        <RangePanel
          value={isRange(value) ? value : noRange}
          presets={presets}
          today={today}
          rules={props}
          popover={popover}
          canType
          onApply={(range) => {
            popover.close();
            if (rangeText(range) !== rangeText(value)) onChange(range);
          }}
        />
      </CalendarPopover>
    </div>
  );
}

function Words({ value, presets, today, ...rules }: RangeFilterProps) {
  const messages = useMessages();
  if (!isRange(value)) return <span className={css.name}>{rangeText(value)}</span>;
  const preset = findPreset(value, offeredPresets(presets, today, rules), today);
  const named = preset === undefined ? undefined : messages.dateRangeField.preset[preset];
  if (named !== undefined && isEmpty(value)) return <span className={css.name}>{named}</span>;
  if (!isWhole(value)) {
    return <span className={css.name}>{summaryWords(value, rules, today, messages)}</span>;
  }
  return (
    <>
      {named !== undefined && <span className={css.name}>{named} </span>}
      <span className={named === undefined ? css.name : css.dates}>{rangeText(value)}</span>
    </>
  );
}
