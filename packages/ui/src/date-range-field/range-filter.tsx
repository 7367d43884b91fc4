import type { CivilDate, DatePreset, DateRange } from '@deck/values';
import { Calendar, ChevronDown } from 'lucide-react';
import { CalendarPopover } from '../calendar/calendar-popover.tsx';
import { useCalendarPopover } from '../calendar/use-calendar-popover.ts';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './range-filter.css.ts';
import { RangePanel } from './range-panel.tsx';
import { isEmpty, isWhole, type RangeRules } from './range-rules.ts';
import { presetOf, rangeText, summaryWords } from './range-words.ts';

interface RangeFilterProps extends RangeRules {
  label: string;
  value: DateRange;
  onChange: (value: DateRange) => void;
  disabled?: boolean | undefined;
  presets: readonly DatePreset[];
  today: CivilDate;
}

/** The dates of a filter bar: a button that says the period and the days it means. */
export function RangeFilter(props: RangeFilterProps) {
  const { label, value, onChange, presets, today } = props;
  const popover = useCalendarPopover({ disabled: props.disabled ?? false, readOnly: false });
  return (
    <div ref={popover.frame} className={css.place}>
      <button
        type="button"
        className={css.trigger}
        disabled={props.disabled}
        aria-haspopup="dialog"
        aria-expanded={popover.isOpen}
        data-open={popover.isOpen || undefined}
        onPointerEnter={popover.preload}
        onFocus={popover.preload}
        onKeyDown={popover.onKeyDown}
        onClick={() => (popover.isOpen ? popover.close() : popover.show('inside'))}
      >
        <Icon shape={Calendar} />
        <VisuallyHidden>{label}:</VisuallyHidden>
        <Words {...props} />
        <Icon shape={ChevronDown} />
      </button>
      <CalendarPopover label={label} popover={popover}>
        <RangePanel
          value={value}
          presets={presets}
          today={today}
          rules={props}
          popover={popover}
          canType
          onApply={(range) => {
            if (rangeText(range) !== rangeText(value)) onChange(range);
            popover.close();
          }}
        />
      </CalendarPopover>
    </div>
  );
}

function Words({ value, presets, today, ...rules }: RangeFilterProps) {
  const messages = useMessages();
  const preset = presetOf(value, presets, today);
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
