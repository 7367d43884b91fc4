import { useState } from 'react';
import { TextField } from '../text-field/text-field.tsx';

const labels = [
  'Order number',
  'First name',
  'Last name',
  'E-mail',
  'Company',
  'Street',
  'City',
  'Postal code',
  'Room',
  'Arrival',
  'Departure',
  'Reservation',
  'Reference',
  'Note to the guest',
  'Internal note',
];

/** A form longer than its place, for stories of what stays while the rest scrolls. */
export function LongForm() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  return (
    <div
      style={{ display: 'grid', flex: 'none', alignContent: 'start', gap: 16, maxWidth: 640, padding: 24 }}
    >
      {labels.map((label) => (
        <TextField
          key={label}
          label={label}
          value={values[label] ?? ''}
          onChange={(value) => setValues({ ...values, [label]: value })}
        />
      ))}
    </div>
  );
}
