import type { ReactNode } from 'react';
import * as css from './choice.css.ts';
import { FieldMessage } from './field.tsx';
import type { FieldFrame } from './use-field.ts';

interface ChoiceProps {
  field: FieldFrame;
  /** A native checkbox or switch with the props of `field.control`. */
  children: ReactNode;
  /** The control's width: the message is aligned with the label. */
  control?: 'check' | 'switch' | undefined;
}

/** The frame of a control with its label beside it: a checkbox, a switch. The message is below the label. */
export function Choice({ field, children, control = 'check' }: ChoiceProps) {
  return (
    <div className={css.root}>
      <label
        className={css.choice({ disabled: field.disabled })}
        id={field.labelId}
        htmlFor={field.control.id}
      >
        {children}
        <span className={css.words({ hidden: field.labelHidden })}>{field.label}</span>
      </label>
      <div className={css.under({ control })}>
        <FieldMessage field={field} />
      </div>
    </div>
  );
}
