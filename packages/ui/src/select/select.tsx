import { ChevronDown, Lock } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { controlFrame } from '../field/control-frame.css.ts';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { frameVariants } from '../field/frame-variants.ts';
import { useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { Icon } from '../icon/icon.tsx';
import { ListPanel } from '../options/list-panel.tsx';
import { OptionList } from '../options/option-list.tsx';
import { type Option, OptionRow } from '../options/option-row.tsx';
import { useInvalidOption } from '../options/use-invalid-option.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './select.css.ts';
import { useSelectList } from './use-select-list.ts';

export type SelectOption<Value extends string = string> = Option<Value>;

export interface SelectProps<Value extends string = string>
  extends Omit<ValueFieldProps<NoInfer<Value>>, 'value'> {
  /** The choices, in the order of their use. */
  options: readonly SelectOption<Value>[];
  /** The value of an option, or empty without a selection. */
  value: NoInfer<Value> | '';
  /** The placeholder without a selection. */
  placeholder?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A choice from a list of known options. To search many options use a combobox; to show a few use radios. */
export function Select<Value extends string>({ ref, ...props }: SelectProps<Value>) {
  const foreign = useInvalidOption(props.options, props.value);
  const field = useField(withOwnError(props, foreign));
  const messages = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current);
  const { value, onChange } = props;
  const select = useSelectList<Value>({ field, button, options: props.options, value, onChange });
  const locked = field.disabled || field.readOnly;
  const shown = select.chosen?.label ?? (foreign === undefined ? undefined : value);

  return (
    <Field field={field}>
      <button
        {...field.control}
        {...select.pointer}
        {...(!locked && select.opener)}
        ref={button}
        type="button"
        role="combobox"
        aria-labelledby={field.labelId}
        aria-haspopup="listbox"
        aria-expanded={select.isOpen}
        onBlur={(event) => {
          select.close();
          props.onBlur?.(event);
        }}
        className={`${controlFrame({ ...frameVariants(field), shape: 'line' })} ${css.trigger}`}
        disabled={field.disabled}
        aria-readonly={field.readOnly || undefined}
        data-open={select.isOpen || undefined}
      >
        <span lang={select.chosen?.lang} className={css.value({ isPlaceholder: shown === undefined })}>
          {shown ?? props.placeholder ?? messages.select.placeholder}
        </span>
        {!field.readOnly && (
          <span className={css.mark}>
            <Icon shape={field.disabled ? Lock : ChevronDown} />
          </span>
        )}
      </button>
      {props.name !== undefined && (
        <input type="hidden" name={props.name} value={value} disabled={field.disabled} />
      )}
      {select.isOpen && (
        <ListPanel anchor={button} onEscape={select.close}>
          <OptionList
            listbox={select}
            labelledBy={field.labelId}
            isSelected={(option) => option === select.chosen}
          >
            {(option) => <OptionRow option={option} isChosen={option === select.chosen} />}
          </OptionList>
        </ListPanel>
      )}
    </Field>
  );
}
