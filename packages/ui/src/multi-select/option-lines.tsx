import { useId, useLayoutEffect, useRef } from 'react';
import { checkbox } from '../checkbox/checkbox.css.ts';
import { isDisabled, type Option, OptionRow } from '../options/option-row.tsx';
import { withValues } from './chosen-values.ts';
import * as css from './multi-select.css.ts';

interface LinesProps {
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  query?: string | undefined;
}

/** A line per option. */
export function OptionLines({ options, value, onChange, query }: LinesProps) {
  return (
    <ul className={css.list}>
      {options.map((option) => (
        <li key={option.value}>
          <OptionLine
            option={option}
            query={query}
            checked={value.includes(option.value)}
            onChange={(isChosen) => onChange(withValues(value, [option.value], isChosen))}
          />
        </li>
      ))}
    </ul>
  );
}

interface LineProps {
  option: Option;
  /** What it is called where its label does not say it alone. */
  name?: string | undefined;
  checked: boolean | 'mixed';
  onChange: (isChosen: boolean) => void;
  query?: string | undefined;
}

/** A check with an option's label, shape and number; the whole line is pressed. */
export function OptionLine({ option, name, checked, onChange, query }: LineProps) {
  const { meta } = option;
  const metaId = useId();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // HTML has no attribute for it, and a press resets it.
    if (input.current) input.current.indeterminate = checked === 'mixed';
  });
  return (
    <label className={css.line}>
      <input
        ref={input}
        type="checkbox"
        className={checkbox}
        // The number is no part of the name.
        aria-label={name ?? (meta === undefined ? undefined : option.label)}
        aria-describedby={meta === undefined ? undefined : metaId}
        checked={checked === true}
        disabled={isDisabled(option)}
        onChange={({ target }) => onChange(target.checked)}
      />
      <OptionRow
        option={option}
        isChosen={false}
        query={query}
        meta={meta !== undefined && <span id={metaId}>{meta}</span>}
      />
    </label>
  );
}
