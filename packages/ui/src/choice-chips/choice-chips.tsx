import { Check, Plus } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { Figures } from '../figures/figures.tsx';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './choice-chips.css.ts';

export interface ChoiceChip {
  readonly value: string;
  readonly label: string;
  /** Where equal labels differ: a country, a group. */
  readonly hint?: string | undefined;
}

export interface ChoiceChipsProps extends Omit<ValueFieldProps<readonly string[]>, 'optional' | 'readOnly'> {
  /** The choices, in the order in which they are shown. */
  options: readonly ChoiceChip[];
  /** How many are shown at first; a few that are chosen beyond them are shown too. */
  few?: number | undefined;
  /** The first chip: it is focused when the group has an error. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Several choices in sight: each is a checkbox with a tick, or a plus. "Show all" opens a long list. */
export function ChoiceChips({ options, value, onChange, few = 10, ref, ...props }: ChoiceChipsProps) {
  const { choiceChips: words } = useMessages();
  const field = useField(props);
  const [isOpen, setOpen] = useState(false);
  const chosen = options.filter((option) => value.includes(option.value));
  const shown = isOpen ? options : getFirst(options, value, few);
  const choose = (one: string) =>
    onChange(value.includes(one) ? value.filter((each) => each !== one) : [...value, one]);
  return (
    <Field field={{ ...field, labelHidden: true }} kind="group">
      {!field.labelHidden && (
        <div className={css.head}>
          <span className={css.title} aria-hidden>
            {props.label}
          </span>
          <span className={css.count}>
            <Figures>{words.some(chosen.length, options.length)}</Figures>
          </span>
          {(isOpen || shown.length < options.length) && (
            <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? words.showFewer : words.showAll}
            </Button>
          )}
        </div>
      )}
      <div className={css.chips}>
        {shown.map((option, index) => (
          <label key={option.value} className={css.chip}>
            <input
              ref={index === 0 ? ref : undefined}
              className={css.input}
              type="checkbox"
              name={props.name}
              value={option.value}
              checked={value.includes(option.value)}
              disabled={field.disabled}
              aria-invalid={field.state === 'error' || undefined}
              onChange={() => choose(option.value)}
              onBlur={props.onBlur}
            />
            <Icon shape={value.includes(option.value) ? Check : Plus} size={14} />
            <span>{option.label}</span>
            {option.hint && <span className={css.hint}>{option.hint}</span>}
          </label>
        ))}
      </div>
    </Field>
  );
}

/** The first few in their order; what is chosen beyond them follows. */
function getFirst(
  options: readonly ChoiceChip[],
  value: readonly string[],
  few: number,
): readonly ChoiceChip[] {
  // When nearly all are chosen, a few stand for them.
  const isLong = value.length > few;
  return options.filter((option, index) => index < few || (!isLong && value.includes(option.value)));
}
