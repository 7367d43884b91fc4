import { passwordLength } from '@deck/values';
import { ArrowBigUp, Eye, EyeOff } from 'lucide-react';
import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { controlInput } from '../field/control-frame.css.ts';
import { ControlFrame } from '../field/control-frame.tsx';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { Messages } from '../messages/messages.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { capsLock } from './password-field.css.ts';
import { useCapsLock } from './use-caps-lock.ts';

export interface PasswordFieldProps extends Omit<ValueFieldProps, 'readOnly'> {
  /**
   * The autocomplete value: the current password or a new one. Required, since password managers would guess.
   */
  autoComplete: 'current-password' | 'new-password';
  /** The field to repeat: its label and its value. */
  sameAs?: { readonly label: string; readonly value: string } | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A password, hidden by default. A new password is checked on blur for its length and repetition. */
export function PasswordField({ ref, ...props }: PasswordFieldProps) {
  const messages = useMessages().passwordField;
  const [left, setLeft] = useState(false);
  const reason = left && props.value !== '' ? getRefusal(props, messages) : undefined;
  // The form's message comes first, since it may know more.
  const isSaid = props.state === 'error' && props.feedback;
  const field = useField(isSaid ? props : withOwnError(props, reason));
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const { shown, toggle } = useShown(input);
  const caps = useCapsLock();

  return (
    <Field field={field} meta={<CapsLockNote on={caps.on} text={messages.capsLock} />}>
      <ControlFrame
        field={field}
        action={
          <IconButton
            size="field"
            icon={shown ? EyeOff : Eye}
            label={shown ? messages.hide : messages.show}
            aria-controls={field.control.id}
            // The press must not move the focus and caret from the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          />
        }
      >
        <input
          {...field.control}
          ref={input}
          className={controlInput}
          type={shown ? 'text' : 'password'}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          name={props.name}
          value={props.value}
          disabled={field.disabled}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={caps.read}
          onKeyUp={caps.read}
          onBlur={(event) => {
            caps.forget();
            setLeft(true);
            props.onBlur?.(event);
          }}
        />
      </ControlFrame>
    </Field>
  );
}

/** Why a new password is not acceptable. */
function getRefusal(
  { autoComplete, value, sameAs }: PasswordFieldProps,
  words: Messages['passwordField'],
): string | undefined {
  if (sameAs !== undefined && value !== sameAs.value) return words.different(sameAs.label);
  const isShort = autoComplete === 'new-password' && Array.from(value).length < passwordLength;
  return isShort ? words.shortest(passwordLength) : undefined;
}

function CapsLockNote({ on, text }: { on: boolean; text: string }) {
  return (
    <span role="status" className={capsLock}>
      {on && (
        <>
          <Icon shape={ArrowBigUp} size={14} />
          {text}
        </>
      )}
    </span>
  );
}

/** Restores the caret: browsers move it to the start when the type of an input changes. */
function useShown(input: { readonly current: HTMLInputElement | null }) {
  const [shown, setShown] = useState(false);
  const selection = useRef<[number | null, number | null] | null>(null);
  useLayoutEffect(() => {
    const [start, end] = selection.current ?? [null, null];
    selection.current = null;
    if (start !== null) input.current?.setSelectionRange(start, end);
  });
  function toggle() {
    if (input.current) selection.current = [input.current.selectionStart, input.current.selectionEnd];
    setShown(!shown);
  }
  return { shown, toggle };
}
