import { dropdownOffset } from '@deck/tokens';
import { ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type Ref, useState } from 'react';
import { controlFrame } from '../field/control-frame.css.ts';
import { FieldMessage } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { frameVariants } from '../field/frame-variants.ts';
import { useField } from '../field/use-field.ts';
import { Icon } from '../icon/icon.tsx';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import type { Option } from '../options/option-row.tsx';
import { useInvalidOption } from '../options/use-invalid-option.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { blockUnparsedSubmit } from '../typed-value/block-unparsed-submit.ts';
import { chosenIn } from './chosen-values.ts';
import * as css from './multi-select.css.ts';
import { MultiSelectPanel } from './multi-select-panel.tsx';
import type { OptionGroup } from './option-lines.tsx';

export interface MultiSelectProps
  extends Omit<ValueFieldProps<readonly string[]>, 'labelHidden' | 'optional' | 'readOnly'> {
  options: readonly Option[];
  /** Groups of the options, each with a check of its own; together they hold every option. */
  groups?: readonly OptionGroup[] | undefined;
  /** The chosen values. Empty means all: no filter. Values without an option are kept. */
  value: readonly string[];
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A filter by several options. The label is inside, and the value gives the number: "Status 6 of 14". */
export function MultiSelect({ ref, ...props }: MultiSelectProps) {
  const field = useField(blockUnparsedSubmit(props, useInvalidOption(props.options, props.value)));
  const layer = useLayer('popover');
  const [isOpen, setOpen] = useState(false);
  const { options, value } = props;
  return (
    <div className={css.root}>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger
          ref={ref}
          id={field.control.id}
          className={`${controlFrame({ ...frameVariants(field), shape: 'line' })} ${css.trigger}`}
          disabled={field.disabled}
          data-open={isOpen || undefined}
          aria-describedby={field.messageId}
          onBlur={props.onBlur}
        >
          <span className={css.label}>{field.label}</span>
          <span className={css.value}>
            <Summary options={options} value={value} />
          </span>
          <span className={css.mark}>
            <Icon shape={ChevronDown} size={14} />
          </span>
        </Popover.Trigger>
        <Popover.Portal container={layer.container ?? null}>
          <Popover.Content
            className={props.groups ? css.widePanel : css.panel}
            style={{ zIndex: layer.zIndex }}
            align="start"
            sideOffset={dropdownOffset}
            collisionPadding={8}
            aria-label={field.label}
          >
            <LayerScope layer={layer}>
              <MultiSelectPanel
                label={field.label}
                options={options}
                groups={props.groups}
                value={value}
                onChange={props.onChange}
              />
            </LayerScope>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {props.name !== undefined &&
        value.map((one) => (
          <input key={one} type="hidden" name={props.name} value={one} disabled={field.disabled} />
        ))}
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
