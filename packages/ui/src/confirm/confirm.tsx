import { type DialogAction, DialogFrame, type DialogFrameProps } from '../modal/dialog-frame.tsx';

export interface ConfirmProps extends Pick<DialogFrameProps, 'title' | 'safeLabel' | 'loading' | 'other'> {
  /** Whether it is shown. */
  open: boolean;
  /** Called on Escape, backdrop, cross and the safe button. Not called while `loading`. */
  onClose: () => void;
  /** The consequence in a sentence. */
  description: string;
  /** The button that does it: it names what is destroyed. */
  action: DialogAction;
}

/** A question without fields before an irreversible action. The safe button has the initial focus. */
export function Confirm({ onClose, ...question }: ConfirmProps) {
  return <DialogFrame {...question} role="alertdialog" size="small" onDismiss={onClose} />;
}
