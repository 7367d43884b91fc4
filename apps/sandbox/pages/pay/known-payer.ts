/**
 * The payer's details in the page's address, as the call for a payment page's link adds them; empty if
 * missing.
 */
export interface KnownPayer {
  readonly name: string;
  readonly email: string;
  /** The way to pay that the link asks for, `APPLE_PAY`. */
  readonly method: string;
}

export function knownPayer(search: string): KnownPayer {
  const query = new URLSearchParams(search);
  const line = (name: string) => (query.get(name) ?? '').trim();
  return { name: line('customer_name'), email: line('customer_email'), method: line('payment_method') };
}
