import { useId, useLayoutEffect, useRef } from 'react';
import { checkbox } from '../checkbox/checkbox.css.ts';
import { isDisabled, type Option, OptionRow } from '../options/option-row.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { withValues } from './chosen-values.ts';
import * as css from './multi-select.css.ts';

/** Options that are chosen together by one check. */
export interface OptionGroup {
  label: string;
  values: readonly string[];
  /** At the end of its line: how many there are. */
  meta?: string | undefined;
}

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

/** The options of each group below a check for the whole group. */
export function GroupedLines({
  groups,
  options,
  value,
  onChange,
}: LinesProps & { groups: readonly OptionGroup[] }) {
  const { multiSelect } = useMessages();
  return (
    <div className={css.groups}>
      {groups.map(({ label, values, meta }) => {
        const inside = options.filter((option) => values.includes(option.value));
        const free = inside.filter((option) => !isDisabled(option)).map((option) => option.value);
        const chosen = free.filter((one) => value.includes(one)).length;
        return (
          <fieldset key={label} className={css.group} aria-label={label}>
            <div className={css.groupHead}>
              <OptionLine
                option={{ value: label, label, meta }}
                name={multiSelect.allOf(label)}
                checked={chosen === 0 ? false : chosen === free.length || 'mixed'}
                onChange={() => onChange(withValues(value, free, chosen < free.length))}
              />
            </div>
            <OptionLines options={inside} value={value} onChange={onChange} />
          </fieldset>
        );
      })}
    </div>
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

function OptionLine({ option, name, checked, onChange, query }: LineProps) {
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
