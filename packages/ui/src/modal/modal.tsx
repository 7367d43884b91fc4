import { useState } from 'react';
import { Confirm } from '../confirm/confirm.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

export interface ModalProps extends Omit<DialogFrameProps, 'safeLabel'> {
  open: boolean;
  /** Escape, the backdrop, the cross and the safe act. Not called while `loading`, nor before the reader gave up what is `dirty`. */
  onClose: () => void;
  /** Says what stays: "Keep payment". Without one: "Cancel", or "Close" where there is no act. */
  safeLabel?: string | undefined;
  /** Something was entered that closing would lose: it is asked first. */
  dirty?: boolean | undefined;
}

/** A question with its facts and its fields, over the page. Enter confirms, Escape and the backdrop close. */
export function Modal({ open, onClose, safeLabel, dirty = false, ...frame }: ModalProps) {
  const messages = useMessages();
  const [asking, setAsking] = useState(false);
  // Closed or saved from outside while asking: there is nothing to ask any more.
  if (asking && !(open && dirty)) setAsking(false);
  return (
    <DialogFrame
      {...frame}
      role="dialog"
      open={open}
      onDismiss={() => (dirty ? setAsking(true) : onClose())}
      safeLabel={safeLabel ?? (frame.action ? messages.modal.cancel : messages.modal.close)}
      over={dirty && <DiscardQuestion open={asking} onKeep={() => setAsking(false)} onDiscard={onClose} />}
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
