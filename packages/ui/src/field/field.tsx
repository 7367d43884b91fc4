import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './field.css.ts';
import type { FieldFrame } from './use-field.ts';

interface FieldLayoutProps {
  field: FieldFrame;
  /** The control: an input with the props of `field.control`. */
  children: ReactNode;
  /** At the end of the message line, such as a counter. */
  meta?: ReactNode;
  /** `control` has an input and a `<label>`; a group has several inputs and is named by the label. */
  kind?: 'control' | 'group' | 'radiogroup' | undefined;
}

/** The frame of every field: a label above, the control, and a line for hint, error or success below. */
export function Field({ field, children, meta, kind = 'control' }: FieldLayoutProps) {
  const { id, ...described } = field.control;
  const body = (
    <>
      <FieldLabel field={field} isGroup={kind !== 'control'} />
      {children}
      <FieldMessage field={field} meta={meta} />
    </>
  );
  if (kind === 'control') return <div className={css.root}>{body}</div>;
  if (kind === 'radiogroup') {
    return (
      <div className={css.root} id={id} role="radiogroup" aria-labelledby={field.labelId} {...described}>
        {body}
      </div>
    );
  }
  // A group may not be `aria-invalid`: its inputs are.
  return (
    <fieldset className={css.root} id={id} aria-labelledby={field.labelId} aria-describedby={field.messageId}>
      {body}
    </fieldset>
  );
}

function FieldLabel({ field, isGroup }: { field: FieldFrame; isGroup: boolean }) {
  const messages = useMessages();
  const words = (
    <>
      {field.label}
      {field.optional && <span className={css.optional}> {messages.field.optional}</span>}
    </>
  );
  const label = isGroup ? (
    <span className={css.label} id={field.labelId}>
      {words}
    </span>
  ) : (
    <label className={css.label} id={field.labelId} htmlFor={field.control.id}>
      {words}
    </label>
  );
  return field.labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label;
}

const icons = { error: CircleAlert, success: CircleCheck };

/** Always rendered, so that a new message is announced; empty, it takes no space. */
export function FieldMessage({
  field: { message, messageId },
  meta,
}: {
  field: FieldFrame;
  meta?: ReactNode;
}) {
  return (
    <div className={css.messages}>
      <div id={messageId} className={css.message({ tone: message?.tone ?? 'hint' })} aria-live="polite">
        {message !== null && message.tone !== 'hint' && <Icon shape={icons[message.tone]} size={14} />}
        {message !== null && <span>{message.text}</span>}
      </div>
      {meta !== undefined && <div className={css.meta}>{meta}</div>}
    </div>
  );
}
