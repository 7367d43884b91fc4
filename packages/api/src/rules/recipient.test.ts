import { expect, it } from 'vitest';
import { firstRecipient } from './recipient.ts';

const [email, phone] = ['eleni@example.com', '+306945550101'];

it.each([
  [
    { email, phone },
    { channel: 'EMAIL', recipient: email },
  ],
  [
    { email, phone: '' },
    { channel: 'EMAIL', recipient: email },
  ],
  [
    { email: '', phone },
    { channel: 'SMS', recipient: phone },
  ],
  [{ email: '', phone: '' }, undefined],
])('a customer with %j gets messages at %j', (customer, recipient) => {
  expect(firstRecipient(customer)).toEqual(recipient);
});
