import { Check } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './stepper.css.ts';

export interface StepperProps {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** The index of the current step, from 0. */
  current: number;
}

/** The progress in a wizard. It does not navigate: the buttons below the form do. */
export function Stepper({ steps, current }: StepperProps) {
  const messages = useMessages();
  return (
    <ol className={css.list} aria-label={messages.stepper.label}>
      {steps.map((label, index) => {
        const state = getState(index, current);
        return (
          <li
            key={label}
            className={css.step({ state })}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={css.mark({ state })} aria-hidden>
              {state === 'done' ? <Icon shape={Check} size={12} /> : index + 1}
            </span>
            <span className={css.word({ state })}>{label}</span>
            {state === 'done' && <VisuallyHidden>{messages.stepper.done}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}

function getState(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}
