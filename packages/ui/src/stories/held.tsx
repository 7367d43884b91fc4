import { type ComponentType, useState } from 'react';

interface Valued {
  value: unknown;
  onChange(value: unknown): void;
}

interface Checked {
  checked: unknown;
  onChange(checked: boolean): void;
}

/** Renders a story's widget as controlled with its own state, and forwards `onChange` to the story. */
export function held<Props extends Valued>(Widget: ComponentType<Props>) {
  return function Held(args: Props) {
    const [value, setValue] = useState(args.value);
    const onChange = (next: unknown) => {
      setValue(next);
      args.onChange(next);
    };
    return <Widget {...args} value={value} onChange={onChange} />;
  };
}

/** The same for a widget with `checked`. */
export function heldChecked<Props extends Checked>(Widget: ComponentType<Props>) {
  return function HeldChecked(args: Props) {
    const [checked, setChecked] = useState(args.checked);
    const onChange = (next: boolean) => {
      setChecked(next);
      args.onChange(next);
    };
    return <Widget {...args} checked={checked} onChange={onChange} />;
  };
}
