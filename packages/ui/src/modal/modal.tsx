import { useState } from 'react';
import { Confirm } from '../confirm/confirm.tsx';
import { unparsedField } from '../field/unparsed-field.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

export interface ModalProps extends Omit<DialogFrameProps, 'safeLabel'> {
  /** Whether it is shown. */
  open: boolean;
  /**
   * Called on Escape, backdrop, close button and safe button. Not while `loading`, nor before `dirty` input
   * was given up.
   */
  onClose: () => void;
  /** The label of the safe button: "Keep payment". By default "Cancel", or "Close" without an action. */
  safeLabel?: string | undefined;
  /**
   * Whether there is unsaved input: then closing asks first. If set, unreadable texts count too. If
   * undefined, it closes immediately.
   */
  dirty?: boolean | undefined;
}

/** A dialog with facts and fields over the page. Enter confirms, Escape and the backdrop close. */
export function Modal({ open, onClose, safeLabel, dirty, ...frame }: ModalProps) {
  const messages = useMessages();
  const [asksAbout, setAsksAbout] = useState<'entered' | 'unread'>();
  // Closed or saved from outside while asking: the question is obsolete.
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
