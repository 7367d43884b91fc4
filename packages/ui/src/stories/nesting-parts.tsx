import { CircleQuestionMark, Ellipsis } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import { Modal } from '../modal/modal.tsx';
import { Select } from '../select/select.tsx';
import { ToastProvider, useToast } from '../toast/toast.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';

// An opener of each layer, for the stories that nest layers.

/** Dispatched on the document, this event shows a toast, like an answer from the network. */
export const answerCame = 'answer-came';

/** The page: it contains toasts and is longer than its window. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <div
        style={{ display: 'grid', gap: 16, justifyItems: 'start', minHeight: '150vh', alignContent: 'start' }}
      >
        {children}
      </div>
      <Answers />
    </ToastProvider>
  );
}

function Answers() {
  const show = useToast();
  // Before the first picture, as a story begins with it.
  useLayoutEffect(() => {
    const say = () => show({ tone: 'danger', title: 'The answer was lost', text: 'Nothing was refunded.' });
    document.addEventListener(answerCame, say);
    return () => document.removeEventListener(answerCame, say);
  }, [show]);
  return null;
}

interface WithDialogProps {
  label: string;
  onClosed?: () => void;
  children?: ReactNode;
}

/** A button that opens a dialog with the given content. */
export function WithDialog({ label, onClosed, children }: WithDialogProps) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <Modal open={open} onClose={close} title={`${label}: dialog`} safeLabel="Keep it">
        {children}
      </Modal>
    </>
  );
}

export function WithSelect() {
  const [reason, setReason] = useState<'guest' | 'double'>('guest');
  return (
    <Select
      label="Reason"
      options={[
        { value: 'guest', label: 'Asked by the guest' },
        { value: 'double', label: 'Charged twice' },
      ]}
      value={reason}
      onChange={setReason}
    />
  );
}

export function WithDate() {
  const [day, setDay] = useState('2026-11-24');
  return <DateField label="Day" value={day} today="2026-11-20" onChange={setDay} />;
}

export function WithMenu() {
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label="More" />}
      items={[{ label: 'Copy the link', onSelect: () => undefined }]}
    />
  );
}

export function WithTooltip() {
  return (
    <Tooltip text="What a refund does">
      <IconButton icon={CircleQuestionMark} label="Help" />
    </Tooltip>
  );
}

/** All openers, as in a form. */
export function Openers() {
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <WithSelect />
      <WithDate />
      <WithMenu />
      <WithTooltip />
      <WithDialog label="Ask" />
    </div>
  );
}
