import { useLayoutEffect, useRef } from 'react';
import { checkbox } from '../checkbox/checkbox.css.ts';
import * as css from './select-box.css.ts';

interface SelectBoxProps {
  label: string;
  checked: boolean | 'mixed';
  /** @param isRange with Shift: up to this row */
  onToggle: (isRange: boolean) => void;
}

/** The box that chooses a row, or all of them in the head, where a pin may stand otherwise. */
export function SelectBox({ label, checked, onToggle }: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // HTML has no attribute for it, and a press resets it.
    if (input.current) input.current.indeterminate = checked === 'mixed';
  });
  return (
    <span className={css.box}>
      <input
        ref={input}
        type="checkbox"
        className={checkbox}
        aria-label={label}
        checked={checked === true}
        // Shift says how it was pressed, which a change does not.
        onClick={({ shiftKey }) => onToggle(shiftKey)}
        onChange={ignore}
      />
    </span>
  );
}

const ignore = () => undefined;
