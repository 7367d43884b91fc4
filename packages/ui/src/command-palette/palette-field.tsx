import { Search } from 'lucide-react';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as css from './command-palette.css.ts';

type PaletteFieldProps = Pick<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onKeyDown' | `aria-${'expanded' | 'controls' | 'activedescendant'}`
> & { label: string };

/** The field of a palette. It takes the focus, with the caret after the text. */
export function PaletteField({ label, ...props }: PaletteFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Before the next key: one field replaces another while somebody types.
  useLayoutEffect(() => {
    input.current?.focus();
    const end = input.current?.value.length ?? 0;
    input.current?.setSelectionRange(end, end);
  }, []);
  return (
    <div className={css.field}>
      <Icon shape={Search} />
      <input
        ref={input}
        className={css.input}
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        {...props}
      />
    </div>
  );
}
