import { useId } from 'react';
import { Button } from '../button/button.tsx';
import { withValues } from '../multi-select/chosen-values.ts';
import { OptionLine } from '../multi-select/option-lines.tsx';
import { isDisabled, type Option } from '../options/option-row.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './check-groups.css.ts';

/** Options that are chosen together by one check. */
export interface CheckGroup {
  readonly label: string;
  readonly values: readonly string[];
  /** At the end of its line: how many there are. */
  readonly meta?: string | undefined;
}

export interface CheckGroupsProps {
  /** Names all of them together. */
  label: string;
  /** Beside the label: "10 of 21, counts of all 1,284". */
  context?: string | undefined;
  /** Everything that can be checked. */
  options: readonly Option[];
  /** Together they hold every option. A group without options is left out. */
  groups: readonly CheckGroup[];
  /** The chosen values. Empty means all: no filter. Values without an option are kept. */
  value: readonly string[];
  /** Called with all chosen values at each press. */
  onChange: (value: readonly string[]) => void;
  /** Chooses these values and no others by one press: "Needs you only". */
  shortcut?: { readonly label: string; readonly values: readonly string[] } | undefined;
}

/** Options in groups of two columns, all of them in sight. A group is one check, mixed while some are chosen. */
export function CheckGroups({
  label,
  context,
  options,
  groups,
  value,
  onChange,
  shortcut,
}: CheckGroupsProps) {
  const { multiSelect } = useMessages();
  const id = useId();
  return (
    <fieldset className={css.root} aria-labelledby={id}>
      <div className={css.head}>
        <span id={id} className={css.label}>
          {label}
        </span>
        {context !== undefined && <span className={css.context}>{context}</span>}
        <span className={css.acts}>
          {shortcut && (
            <Button size="small" variant="quiet" onClick={() => onChange(shortcut.values)}>
              {shortcut.label}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            // Not the `disabled` attribute, so that the pressed button keeps the focus.
            aria-disabled={value.length === 0 || undefined}
            onClick={() => onChange([])}
          >
            {multiSelect.clear}
          </Button>
        </span>
      </div>
      <div className={css.groups}>
        {groups.map((group) => (
          <Group key={group.label} group={group} options={options} value={value} onChange={onChange} />
        ))}
      </div>
    </fieldset>
  );
}

function Group({
  group: { label, values, meta },
  options,
  value,
  onChange,
}: Pick<CheckGroupsProps, 'options' | 'value' | 'onChange'> & { group: CheckGroup }) {
  const { multiSelect } = useMessages();
  const inside = options.filter((option) => values.includes(option.value));
  const free = inside.filter((option) => !isDisabled(option)).map((option) => option.value);
  const chosen = free.filter((one) => value.includes(one)).length;
  if (inside.length === 0) return null;
  return (
    <fieldset className={css.group} aria-label={label}>
      <div className={css.groupHead}>
        <OptionLine
          option={{ value: label, label, meta }}
          name={multiSelect.allOf(label)}
          checked={chosen === 0 ? false : chosen === free.length || 'mixed'}
          onChange={() => onChange(withValues(value, free, chosen < free.length))}
        />
      </div>
      <ul className={css.list}>
        {inside.map((option) => (
          <li key={option.value}>
            <OptionLine
              option={option}
              checked={value.includes(option.value)}
              onChange={(isChosen) => onChange(withValues(value, [option.value], isChosen))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
