import type { CivilDate } from '@deck/values';
import { Ellipsis, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Modal, type ModalProps } from './modal.tsx';

// The pages around the stories' dialogs, and their fields.

/** Opens the dialog by a button, as a page does. */
export function Opened({ onClose, children, ...modal }: ModalProps) {
  const [open, setOpen] = useState(modal.open);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Refund</Button>
      <Modal {...modal} open={open} onClose={close}>
        {children}
      </Modal>
    </>
  );
}

export function Amount() {
  const [amount, setAmount] = useState('120.00');
  return <TextField label="Amount" suffix="EUR" value={amount} onChange={setAmount} />;
}

/** A field that parses its text on blur. */
export function Day() {
  const [day, setDay] = useState<CivilDate | ''>('');
  return <DateField label="Refund on" value={day} onChange={setDay} />;
}

/** A menu with an item that opens the dialog. */
export function FromMenu({ onClose, ...modal }: ModalProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label="More" />}
        items={[{ label: 'Refund', icon: Undo2, onSelect: () => setOpen(true) }]}
      />
      <Modal
        {...modal}
        open={open}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

/** A row with a button that opens the dialog for deleting it. */
export function Rows({ onClose, ...modal }: ModalProps) {
  const [rows, setRows] = useState(['Visa •••• 4417', 'Mastercard •••• 0291']);
  const [asked, setAsked] = useState<string>();
  return (
    <ul aria-label="Saved cards">
      {rows.map((row) => (
        <li key={row}>
          {row} <Button onClick={() => setAsked(row)}>Delete {row}</Button>
        </li>
      ))}
      <Modal
        {...modal}
        title="Delete card"
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        action={{
          label: 'Delete',
          tone: 'danger',
          onAct: () => {
            setRows(rows.filter((row) => row !== asked));
            setAsked(undefined);
            onClose();
          },
        }}
      />
    </ul>
  );
}

export function Reason() {
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
