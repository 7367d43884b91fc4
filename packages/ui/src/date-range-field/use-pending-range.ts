import { type CivilDate, type DatePreset, type DateRange, findPreset, presetRange } from '@deck/values';
import { useCallback, useState } from 'react';
import { useUi } from '../provider/ui-provider.tsx';
import { firstMonth } from './first-month.ts';
import type { PresetChoice } from './preset-list.tsx';
import { getPreview, isApplicable, pressRefusal, type RangeRules, withDay } from './range-rules.ts';
import { rangeRefusalWords, rangeText, summaryWords } from './range-words.ts';

interface PendingRangeRules {
  value: DateRange;
  presets: readonly DatePreset[];
  today: CivilDate;
  rules: RangeRules;
  months: 1 | 2;
  /** A day is being pressed: the visible months must not change. */
  isPressed: boolean;
}

/** The selection in progress; it is reported on Apply. */
export function usePendingRange({ value, presets, today, rules, months, isPressed }: PendingRangeRules) {
  const { locale, messages } = useUi();
  const [range, setRange] = useState(value);
  const [preset, setPreset] = useState<PresetChoice>(() => findPreset(value, presets, today) ?? 'custom');
  const [month, setMonth] = useState(() => firstMonth(value, today, months, presets.length > 0, rules));
  const [pointed, setPointed] = useState<CivilDate>();
  const [isRefused, setRefused] = useState(false);
  const [seen, setSeen] = useState(value);
  // Another range was typed beside the open calendar: the selection continues from it.
  if (rangeText(seen) !== rangeText(value)) {
    setSeen(value);
    if (isPressed) setRange(value);
    else show(value);
    setPreset(findPreset(value, presets, today) ?? 'custom');
  }

  function show(next: DateRange) {
    setRange(next);
    setMonth(firstMonth(next, today, months, presets.length > 0, rules));
  }

  const reasonOf = useCallback(
    (date: CivilDate) => {
      const refusal = pressRefusal(range, date, rules);
      return refusal && rangeRefusalWords(refusal, rules, locale, messages);
    },
    [range, rules, locale, messages],
  );

  return {
    range,
    preset,
    month,
    setMonth,
    setPointed,
    reasonOf,
    preview: getPreview(range, pointed, rules),
    /** An unreadable text has its own message, so the summary is empty. */
    summary: isRefused ? '' : summaryWords(range, rules, today, messages),
    /** Why the hovered day cannot be pressed. */
    reason: pointed === undefined ? undefined : reasonOf(pointed),
    /** The text is not a valid range, so Apply would not apply what is visible. */
    isRefused,
    setRefused,
    canApply: isApplicable(range, rules),
    press(date: CivilDate) {
      setRefused(false);
      setRange(withDay(range, date, rules));
      setPreset('custom');
    },
    choose(next: PresetChoice) {
      setPreset(next);
      if (next === 'custom') return;
      setRefused(false);
      show(presetRange(next, today));
    },
    write: show,
  };
}
