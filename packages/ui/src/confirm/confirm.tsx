import { type DialogAction, DialogFrame, type DialogFrameProps } from '../modal/dialog-frame.tsx';

export interface ConfirmProps extends Pick<DialogFrameProps, 'title' | 'safeLabel' | 'loading'> {
  open: boolean;
  /** Escape, the backdrop, the cross and the safe act. Not called while `loading`. */
  onClose: () => void;
  /** One sentence of consequence. */
  description: string;
  action: DialogAction;
}

/** A question without fields before something that cannot be taken back. The focus starts on the safe act. */
export function Confirm({ onClose, ...question }: ConfirmProps) {
  return <DialogFrame {...question} role="alertdialog" size="small" onDismiss={onClose} />;
}
