import { Calendar, X } from 'lucide-react';
import {
  type FocusEventHandler,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react';
import { icon } from '../field/control-frame.css.ts';
import { ControlFrame } from '../field/control-frame.tsx';
import type { FieldFrame } from '../field/use-field.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './date-box.css.ts';
import type { CalendarPopoverState } from './use-calendar-popover.ts';

interface DateBoxProps {
  field: FieldFrame;
  popover: CalendarPopoverState;
  typed: { text: string; type: (text: string) => void; settle: () => boolean };
  placeholder: string;
  /** Text after the date, such as "4 nights". */
  unit?: ReactNode;
  onClear?: (() => void) | undefined;
  name: string | undefined;
  /** The submitted value. */
  value: string;
  onBlur: FocusEventHandler | undefined;
  inputRef: Ref<HTMLInputElement> | undefined;
}

/** The box of a date: a text input, and a button that opens the calendar. */
export function DateBox({ field, popover, typed, unit, onClear, inputRef, ...props }: DateBoxProps) {
  const { calendar } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current);
  const locked = field.disabled || field.readOnly;

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    // Opens the calendar on the day just typed.
    if (event.key === 'ArrowDown' && !locked) typed.settle();
    popover.onKeyDown(event);
    if (event.key !== 'Enter') return;
    // Neither an unreadable text nor the key that closes the calendar submits the form.
    if (!typed.settle() || popover.isOpen) event.preventDefault();
    popover.close();
  }

  const onBlur: FocusEventHandler = (event) => {
    if (!locked) typed.settle();
    if (!popover.holds(event.relatedTarget)) props.onBlur?.(event);
  };

  return (
    <>
      <ControlFrame
        ref={popover.frame}
        field={field}
        open={popover.isOpen}
        action={
          onClear !== undefined && !locked ? (
            <IconButton
              size="field"
              icon={X}
              label={calendar.clear(field.label)}
              onClick={() => {
                onClear();
                input.current?.focus();
              }}
            />
          ) : undefined
        }
      >
        {/* Next to a unit and the lock, a long date needs the space. */}
        {field.disabled && unit === undefined && (
          <span className={icon}>
            <Icon shape={Calendar} />
          </span>
        )}
        {!field.disabled && (
          <button
            type="button"
            className={css.opener}
            aria-label={calendar.open(field.label)}
            aria-haspopup="dialog"
            aria-expanded={popover.isOpen}
            disabled={field.readOnly}
            onPointerEnter={popover.preload}
            onFocus={popover.preload}
            onClick={() => (popover.isOpen ? popover.close() : popover.show('inside'))}
          >
            <Icon shape={Calendar} />
          </button>
        )}
        <input
          {...field.control}
          ref={input}
          className={css.input}
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={typed.text}
          placeholder={props.placeholder}
          disabled={field.disabled}
          readOnly={field.readOnly}
          onPointerEnter={locked ? undefined : popover.preload}
          onFocus={locked ? undefined : popover.preload}
          onClick={() => {
            if (!popover.isOpen) popover.show('beside');
          }}
          onChange={(event) => typed.type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
        {unit !== undefined && <span className={css.unit}>{unit}</span>}
      </ControlFrame>
      {props.name !== undefined && (
        <input type="hidden" name={props.name} value={props.value} disabled={field.disabled} />
      )}
    </>
  );
}
