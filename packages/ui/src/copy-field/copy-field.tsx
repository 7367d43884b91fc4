import { Check, Copy } from 'lucide-react';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { copyKeys, useCopy } from '../copy-button/use-copy.ts';
import { ControlFrame } from '../field/control-frame.tsx';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import type { IconShape } from '../icon/icon.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './copy-field.css.ts';

export interface CopyFieldProps extends Pick<FieldProps, 'label' | 'labelHidden' | 'hint'> {
  /** The text to show and copy. */
  value: string;
  /** The button's label: "Copy link". By default "Copy". */
  copyLabel?: string | undefined;
  /** The kind of value: a link, a token. */
  icon?: IconShape | undefined;
}

/** A text to copy: a link, a token. If the browser refuses to copy, it is selected. */
export function CopyField({ value, copyLabel, icon, hint, ...names }: CopyFieldProps) {
  const messages = useMessages();
  const { state, copy, reset } = useCopy(value);
  const input = useRef<HTMLTextAreaElement>(null);
  const copied = state === 'copied';
  const field = useField({
    ...names,
    readOnly: true,
    hint: state === 'failed' ? messages.copy.failed(copyKeys()) : hint,
  });

  // Selecting also moves the focus, so only if the user must copy by hand.
  useLayoutEffect(() => {
    if (state === 'failed') input.current?.select();
  }, [state]);

  return (
    <Field field={field}>
      <div className={css.row}>
        <ControlFrame field={field} icon={icon}>
          <textarea
            {...field.control}
            ref={input}
            className={css.text}
            readOnly
            rows={1}
            spellCheck={false}
            value={value}
            onFocus={selectAll}
            onBlur={reset}
          />
        </ControlFrame>
        <Button size="large" icon={copied ? Check : Copy} onClick={copy}>
          {copied ? messages.copy.copied : (copyLabel ?? messages.copy.copy)}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{copied && messages.copy.copied}</span>
      </VisuallyHidden>
    </Field>
  );
}

function selectAll(event: FocusEvent<HTMLTextAreaElement>) {
  event.currentTarget.select();
}
