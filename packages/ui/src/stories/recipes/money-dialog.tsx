import { formatMoney, isPositive, parseMoney, subtract } from '@deck/values';
import { useState } from 'react';
import { AmountField } from '../../amount-field/amount-field.tsx';
import { Button } from '../../button/button.tsx';
import { DescriptionList } from '../../description-list/description-list.tsx';
import { Modal } from '../../modal/modal.tsx';
import { Select } from '../../select/select.tsx';
import { useToast } from '../../toast/toast.tsx';

const available = '428.00';
const read = (amount: string) => parseMoney(amount === '' ? '0' : amount, 'EUR');
const said = (amount: string) => formatMoney(read(amount), 'en');

/**
 * A dialog that moves money: the facts, the choice, the rest, and the amount on the button. A toast confirms
 * it.
 */
export function MoneyDialog() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [amount, setAmount] = useState('120.00');
  const [reason, setReason] = useState<'guest' | 'double' | ''>('');
  const left = subtract(read(available), read(amount));
  const canAct = isPositive(read(amount)) && left.minor >= 0n && reason !== '';
  return (
    <>
      <Button onClick={() => setOpen(true)}>Refund</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        dirty={reason !== ''}
        title="Refund payment P-777904"
        description="To Visa •••• 8810, Oliver Whitcombe. The bank credits it in 3 to 10 days."
        safeLabel="Keep payment"
        action={{
          label: `Refund ${said(amount)}`,
          tone: 'danger',
          disabled: !canAct,
          onAct: () => {
            setOpen(false);
            toast({ tone: 'success', title: `Refunded ${said(amount)}`, text: 'Payment P-777904' });
          },
        }}
      >
        <DescriptionList
          items={[
            { term: 'Charged', description: '€428.00' },
            { term: 'Refunded before', description: '€0.00' },
            { term: 'Left after this refund', description: formatMoney(left, 'en') },
          ]}
        />
        <AmountField label="Amount" currency="EUR" value={amount} onChange={setAmount} max={available} />
        <Select
          label="Reason"
          value={reason}
          onChange={setReason}
          options={[
            { value: 'guest', label: 'Asked by the guest' },
            { value: 'double', label: 'Charged twice' },
          ]}
        />
      </Modal>
    </>
  );
}
