import type { CivilDate, DatePreset } from '@deck/values';
import { useEffect, useId, useRef } from 'react';
import { useMessages } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './preset-list.css.ts';
import { presetDates } from './range-words.ts';

export type PresetChoice = DatePreset | 'custom';

interface PresetListProps {
  presets: readonly DatePreset[];
  chosen: PresetChoice;
  today: CivilDate;
  onChoose: (preset: PresetChoice) => void;
  /** Takes the focus on mount. */
  autoFocus: boolean;
}

/** The presets, each with its days: a single tab stop, arrow keys choose. */
export function PresetList({ presets, chosen, today, onChoose, autoFocus }: PresetListProps) {
  const { dateRangeField: words } = useMessages();
  const name = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (autoFocus) list.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [autoFocus]);
  const row = (preset: PresetChoice, label: string, dates: string) => (
    <label key={preset} className={css.row}>
      <input
        type="radio"
        className={css.radio}
        name={name}
        checked={chosen === preset}
        onChange={() => onChoose(preset)}
      />
      <span>{label}</span>
      {dates !== '' && <span className={css.dates}>{dates}</span>}
    </label>
  );
  return (
    <fieldset ref={list} className={css.list}>
      <VisuallyHidden>
        <legend>{words.presets}</legend>
      </VisuallyHidden>
      {presets.map((preset) => row(preset, words.preset[preset], presetDates(preset, today)))}
      {row('custom', words.custom, '')}
    </fieldset>
  );
}
