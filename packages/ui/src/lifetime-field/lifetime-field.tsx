import type { Instant, LifetimeUnit } from '@deck/values';
import { type FocusEvent, type KeyboardEvent, type Ref, useRef } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { ControlFrame } from '../field/control-frame.tsx';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { useMessages, useUi } from '../provider/ui-provider.tsx';
import { Select } from '../select/select.tsx';
import { Announcement } from '../typed-value/announcement.tsx';
import * as css from './lifetime-field.css.ts';
import { getEnd } from './lifetime-length.ts';
import { useLifetime } from './use-lifetime.ts';

export interface LifetimeFieldProps extends ValueFieldProps {
  /**
   * An ISO-8601 duration in the typed unit (`PT48H`, `P2D`, `PT90M`), `unlimited`, or empty while the text is
   * unreadable.
   */
  value: string;
  /** The start of the lifetime. Undefined if it is in the future: then no end is shown. */
  now?: Instant | undefined;
  /** The IANA zone of the shown end; by default the reader's. */
  timeZone?: string | undefined;
  /** Whether it may be unlimited. If not, an unlimited value is an error until it is replaced. */
  allowUnlimited?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const units: readonly LifetimeUnit[] = ['days', 'hours', 'minutes'];

/** How long a payment stays open: a number with its unit, or unlimited. It shows the resulting end. */
export function LifetimeField({ allowUnlimited = true, now, ...props }: LifetimeFieldProps) {
  const { lifetimeField: words } = useMessages();
  const reader = useUi();
  const timeZone = props.timeZone ?? reader.timeZone;
  const lifetime = useLifetime({ ...props, allowUnlimited });
  const { length } = lifetime;
  const isCounted = length !== undefined && now !== undefined;
  const end = isCounted ? getEnd(length, now, timeZone) : undefined;
  const reason = lifetime.refusal ?? (isCounted && end === undefined ? words.tooLong : undefined);
  const hint = end === undefined ? props.hint : words.until(end, timeZone);
  const field = useField(withOwnError({ ...props, hint }, reason, lifetime.unread));
  const group = useRef<HTMLDivElement>(null);
  const isLocked = field.disabled || lifetime.isUnlimited;

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    // Blocks submitting a form while the text is unreadable.
    if (event.key === 'Enter' && !field.readOnly && !lifetime.settle()) event.preventDefault();
  }

  function onBlur(event: FocusEvent) {
    if (!field.readOnly) lifetime.settle();
    if (!group.current?.contains(event.relatedTarget)) props.onBlur?.(event);
  }

  return (
    <Field field={field} kind="group">
      <div ref={group} className={css.line}>
        <div className={css.number}>
          <ControlFrame field={{ ...field, disabled: isLocked }}>
            <input
              {...field.control}
              id={`${field.control.id}-number`}
              ref={props.ref}
              className={css.input}
              aria-label={words.number}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={lifetime.text}
              disabled={isLocked}
              readOnly={field.readOnly}
              onChange={(event) => lifetime.type(event.target.value)}
              onPaste={(event) => {
                // Digits only change the number; a duration with a unit replaces number and unit.
                if (!field.readOnly && lifetime.take(event.clipboardData.getData('text')))
                  event.preventDefault();
              }}
              onKeyDown={onKeyDown}
              onBlur={onBlur}
            />
          </ControlFrame>
        </div>
        <div className={css.unit}>
          <Select
            label={words.unit}
            labelHidden
            options={units.map((unit) => ({ value: unit, label: words.units[unit] }))}
            value={lifetime.unit}
            onChange={lifetime.changeUnit}
            disabled={isLocked}
            readOnly={field.readOnly}
          />
        </div>
        {allowUnlimited && (
          <Checkbox
            label={words.unlimited}
            checked={lifetime.isUnlimited}
            onChange={lifetime.changeUnlimited}
            disabled={field.disabled || field.readOnly}
          />
        )}
      </div>
      {props.name !== undefined && (
        <input type="hidden" name={props.name} value={props.value} disabled={field.disabled} />
      )}
      <Announcement text={lifetime.said} />
    </Field>
  );
}
