import { ChevronDown } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { controlFrame } from '../field/control-frame.css.ts';
import { Field, FieldMessage } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { frameVariants } from '../field/frame-variants.ts';
import { useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { Icon } from '../icon/icon.tsx';
import { PopoverFrame } from '../layer/popover-frame.tsx';
import type { Option } from '../options/option-row.tsx';
import { useInvalidOption } from '../options/use-invalid-option.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { chosenIn } from './chosen-values.ts';
import * as css from './multi-select.css.ts';
import { MultiSelectPanel } from './multi-select-panel.tsx';

export interface MultiSelectProps
  extends Omit<ValueFieldProps<readonly string[]>, 'labelHidden' | 'optional' | 'readOnly'> {
  /** Everything that can be chosen. */
  options: readonly Option[];
  /** `filter` is a button in a filter bar, with its label inside; `field` has its label above and fills its place. */
  as?: 'filter' | 'field' | undefined;
  /** The chosen values. Empty means all: no filter. Values without an option are kept. */
  value: readonly string[];
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A filter by several options. Its value gives their number: "Status 6 of 14". */
export function MultiSelect({ as = 'filter', ref, ...props }: MultiSelectProps) {
  const field = useField(withOwnError(props, useInvalidOption(props.options, props.value)));
  const valueId = useId();
  const [isOpen, setOpen] = useState(false);
  const { options, value } = props;
  const isField = as === 'field';
  const control = (
    <>
      <PopoverFrame
        label={field.label}
        open={isOpen}
        onOpenChange={setOpen}
        className={css.panel}
        align="start"
        trigger={
          <button
            type="button"
            ref={ref}
            id={field.control.id}
            className={`${controlFrame({ ...frameVariants(field), shape: 'line' })} ${css.trigger} ${isField ? '' : css.asFilter}`}
            disabled={field.disabled}
            data-open={isOpen || undefined}
            aria-labelledby={isField ? `${field.labelId} ${valueId}` : undefined}
            aria-describedby={field.messageId}
            onBlur={props.onBlur}
          >
            {!isField && <span className={css.label}>{field.label}</span>}
            <span id={valueId} className={css.value}>
              <Summary options={options} value={value} />
            </span>
            <span className={css.mark}>
              <Icon shape={ChevronDown} size={isField ? 16 : 14} />
            </span>
          </button>
        }
      >
        <MultiSelectPanel label={field.label} options={options} value={value} onChange={props.onChange} />
      </PopoverFrame>
      {props.name !== undefined &&
        value.map((one) => (
          <input key={one} type="hidden" name={props.name} value={one} disabled={field.disabled} />
        ))}
    </>
  );
  return isField ? (
    <Field field={field}>{control}</Field>
  ) : (
    <div className={css.root}>
      {control}
      <FieldMessage field={field} />
    </div>
  );
}

/** A single choice is named, several are counted. */
function Summary({ options, value }: Pick<MultiSelectProps, 'options' | 'value'>) {
  const { multiSelect } = useMessages();
  const chosen = chosenIn(options, value);
  if (value.length === 0 || chosen.length === options.length) return multiSelect.all(options.length);
  const [only] = chosen;
  const label = options.find((option) => option.value === only)?.label;
  return chosen.length === 1 && label !== undefined ? label : multiSelect.some(chosen.length, options.length);
}
