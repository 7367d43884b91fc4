import { useState } from 'react';
import { ActionBar } from '../../action-bar/action-bar.tsx';
import { AmountField } from '../../amount-field/amount-field.tsx';
import { Button } from '../../button/button.tsx';
import { Card } from '../../card/card.tsx';
import { Combobox } from '../../combobox/combobox.tsx';
import { DateRangeField } from '../../date-range-field/date-range-field.tsx';
import { FormColumn, FormGrid } from '../../form-grid/form-grid.tsx';
import { PhoneField } from '../../phone-field/phone-field.tsx';
import { TextArea } from '../../text-area/text-area.tsx';
import { TextField } from '../../text-field/text-field.tsx';

const properties = [
  { value: 'kalypso', label: 'Kalypso Bay Resort' },
  { value: 'lykavittos', label: 'Hotel Lykavittos' },
  { value: 'thalassa', label: 'Villa Thalassa' },
];

/**
 * A form: a card per subject, twelve columns, a main button in a bar. Missing values are reported on submit.
 */
export function OrderForm() {
  const [property, setProperty] = useState<string>('');
  const [stay, setStay] = useState({ from: '', to: '' });
  const [amount, setAmount] = useState('');
  const [guest, setGuest] = useState('');
  const [phone, setPhone] = useState('');
  const [note, setNote] = useState('');
  const [isSent, setSent] = useState(false);
  const missing = (value: string) =>
    isSent && value.trim() === ''
      ? ({ state: 'error', feedback: 'Please fill out this field' } as const)
      : {};
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <Card title="Stay">
        <FormGrid>
          <FormColumn span={6}>
            <Combobox
              label="Property"
              options={properties}
              value={property}
              onChange={setProperty}
              {...missing(property)}
            />
          </FormColumn>
          <FormColumn span={6}>
            <DateRangeField label="Check-in - check-out" counts="nights" value={stay} onChange={setStay} />
          </FormColumn>
          <FormColumn span={6}>
            <AmountField
              label="Amount"
              currency="EUR"
              value={amount}
              onChange={setAmount}
              {...missing(amount)}
            />
          </FormColumn>
        </FormGrid>
      </Card>
      <Card title="Guest">
        <FormGrid>
          <FormColumn span={6}>
            <TextField label="Guest" value={guest} onChange={setGuest} {...missing(guest)} />
          </FormColumn>
          <FormColumn span={6}>
            <PhoneField label="Phone" value={phone} onChange={setPhone} optional />
          </FormColumn>
          <FormColumn span={12}>
            <TextArea label="Internal note" value={note} onChange={setNote} optional />
          </FormColumn>
        </FormGrid>
      </Card>
      <ActionBar
        start={<Button variant="quiet">Cancel</Button>}
        end={
          <Button type="submit" variant="primary">
            Check data
          </Button>
        }
      />
    </form>
  );
}
