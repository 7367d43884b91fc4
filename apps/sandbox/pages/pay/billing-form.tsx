import { longestBilling } from '@deck/api/rules';
import { TextField } from '@deck/ui';
import { type FormEvent, useRef, useState } from 'react';
import { Headline } from './headline.tsx';
import { column, explanation } from './pay-screen.css.ts';
import type { BillingAddress } from './payer-api.ts';
import { useReading } from './reading.ts';

interface BillingFormProps {
  /** The name by which the button sends it. */
  id: string;
  /** The server's errors: a message key per field. */
  wrong: Readonly<Record<string, string>>;
  onGive: (address: BillingAddress) => void;
}

/** The street and the postal code of a card's statements. */
export default function BillingForm({ id, wrong: refused, onGive }: BillingFormProps) {
  const { billing, wrong } = useReading().words;
  const [address, setAddress] = useState<BillingAddress>({ street: '', postalCode: '' });
  const [tried, setTried] = useState(false);
  const inputs = { street: useRef<HTMLInputElement>(null), postalCode: useRef<HTMLInputElement>(null) };
  const fields = ['street', 'postalCode'] as const;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const empty = fields.find((field) => address[field].trim() === '');
    if (empty) inputs[empty].current?.focus();
    else onGive(address);
  }

  const bind = (field: keyof BillingAddress, wire: string) => {
    const isEmpty = tried && address[field].trim() === '';
    const feedback = isEmpty
      ? wrong.required
      : wire in refused
        ? wrong.tooLong(longestBilling[field])
        : undefined;
    return {
      ref: inputs[field],
      label: billing[field],
      value: address[field],
      onChange: (value: string) => setAddress({ ...address, [field]: value }),
      ...(feedback !== undefined && { state: 'error' as const, feedback }),
    };
  };

  return (
    <form id={id} className={column} method="post" noValidate onSubmit={submit}>
      <Headline>{billing.title}</Headline>
      <p className={explanation}>{billing.text}</p>
      <TextField {...bind('street', 'street')} autoComplete="billing street-address" />
      <TextField {...bind('postalCode', 'postal_code')} autoComplete="billing postal-code" />
    </form>
  );
}
