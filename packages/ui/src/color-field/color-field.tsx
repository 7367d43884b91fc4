import { isColor } from '@deck/values';
import { type FocusEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { ColorPalette } from '../color-palette/color-palette.tsx';
import { ContrastNote } from '../color-palette/contrast-note.tsx';
import { paletteColor } from '../color-palette/palette.ts';
import { readColor } from '../color-palette/read-color.ts';
import { ControlFrame } from '../field/control-frame.tsx';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { PopoverFrame } from '../layer/popover-frame.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { Announcement } from '../typed-value/announcement.tsx';
import { useTypedValue } from '../typed-value/use-typed-value.ts';
import * as css from './color-field.css.ts';

export interface ColorFieldProps extends ValueFieldProps {
  /** `#rrggbb` in lower case, or empty. */
  value: string;
  /** `#rrggbb`: the background or text colour to compare with. Shows the contrast. */
  contrastWith?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A colour, typed or pasted (`#0074c0`, `fff`, `rgb(0, 116, 192)`), or chosen from the palette. */
export function ColorField({ contrastWith, ...props }: ColorFieldProps) {
  const { colorField: words, colorPalette } = useMessages();
  const { value } = props;
  const typed = useTypedValue<string>({
    value,
    empty: '',
    onChange: props.onChange,
    show: (color) => readColor(color) ?? color,
    read: (text) => {
      const color = readColor(text);
      return color === undefined ? { refusal: words.unreadable } : { value: color };
    },
    foreign: (color) => (color === '' || readColor(color) !== undefined ? undefined : words.unreadable),
  });
  const field = useField(withOwnError(props, typed.refusal, typed.unread));
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const color = readColor(value) ?? '';
  const named = paletteColor(color);
  const name = named ? colorPalette.name(colorPalette.hues[named.hue], named.step) : color;

  function pick(hex: string) {
    typed.take(hex);
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    // Blocks submitting a form while the text is unreadable.
    if (event.key === 'Enter' && !field.readOnly && !typed.settle()) event.preventDefault();
    if (event.key !== 'ArrowDown' || !event.altKey || field.readOnly) return;
    event.preventDefault();
    setOpen(true);
  }

  function onBlur(event: FocusEvent) {
    if (!field.readOnly) typed.settle();
    props.onBlur?.(event);
  }

  return (
    <Field field={field}>
      <ControlFrame
        ref={frame}
        field={field}
        open={isOpen}
        action={
          contrastWith !== undefined && isColor(contrastWith) && color !== '' ? (
            <span className={css.contrast}>
              <ContrastNote color={color} ground={contrastWith} />
            </span>
          ) : undefined
        }
      >
        <PopoverFrame
          label={field.label}
          open={isOpen}
          onOpenChange={setOpen}
          className={css.panel}
          align="start"
          anchor={frame}
          // The palette focuses the chosen colour itself.
          onOpenAutoFocus={(event) => event.preventDefault()}
          trigger={
            <button
              type="button"
              className={css.opener}
              aria-label={words.open(field.label, name)}
              disabled={field.disabled || field.readOnly}
            >
              <span className={css.swatch} style={color === '' ? undefined : { background: color }} />
            </button>
          }
        >
          <ColorPalette
            value={color}
            onPick={pick}
            onNone={props.optional ? () => pick('') : undefined}
            ground={contrastWith}
          />
        </PopoverFrame>
        <input
          {...field.control}
          ref={props.ref}
          className={css.input}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="#rrggbb"
          value={typed.text}
          disabled={field.disabled}
          readOnly={field.readOnly}
          onChange={(event) => typed.type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
      </ControlFrame>
      {props.name !== undefined && (
        <input type="hidden" name={props.name} value={props.value} disabled={field.disabled} />
      )}
      <Announcement text={typed.said} />
    </Field>
  );
}
