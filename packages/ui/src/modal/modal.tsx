import { useState } from 'react';
import { Confirm } from '../confirm/confirm.tsx';
import { unparsedField } from '../field/unparsed-field.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

export interface ModalProps extends Omit<DialogFrameProps, 'safeLabel'> {
  open: boolean;
  /** Escape, the backdrop, the cross and the safe act. Not called while `loading`, nor before the reader gave up what is `dirty`. */
  onClose: () => void;
  /** Says what stays: "Keep payment". Without one: "Cancel", or "Close" where there is no act. */
  safeLabel?: string | undefined;
  /**
   * Something was entered that closing would lose: it is asked first. Where it is told, a text no field can read yet counts
   * too. Unset, it closes at once.
   */
  dirty?: boolean | undefined;
}

/** A question with its facts and its fields, over the page. Enter confirms, Escape and the backdrop close. */
export function Modal({ open, onClose, safeLabel, dirty, ...frame }: ModalProps) {
  const messages = useMessages();
  const [asksAbout, setAsksAbout] = useState<'entered' | 'unread'>();
  // Closed or saved from outside while asking: there is nothing to ask any more.
  if (asksAbout !== undefined && !(open && (dirty || asksAbout === 'unread'))) setAsksAbout(undefined);

  function dismiss(form: HTMLFormElement | null) {
    if (dirty) setAsksAbout('entered');
    else if (dirty === false && form && unparsedField(form)) setAsksAbout('unread');
    else onClose();
  }

  return (
    <DialogFrame
      {...frame}
      role="dialog"
      open={open}
      onDismiss={dismiss}
      safeLabel={safeLabel ?? (frame.action ? messages.modal.cancel : messages.modal.close)}
      over={
        dirty !== undefined && (
          <DiscardQuestion
            open={asksAbout !== undefined}
            onKeep={() => setAsksAbout(undefined)}
            onDiscard={onClose}
          />
        )
      }
    />
  );
}

interface DiscardQuestionProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

function DiscardQuestion({ open, onKeep, onDiscard }: DiscardQuestionProps) {
  const messages = useMessages();
  return (
    <Confirm
      open={open}
      onClose={onKeep}
      title={messages.modal.discardTitle}
      description={messages.modal.discardText}
      safeLabel={messages.modal.keepEditing}
      action={{ label: messages.modal.discard, tone: 'danger', onAct: onDiscard }}
    />
  );
}
