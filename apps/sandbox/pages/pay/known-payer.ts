/** What the address of a page tells of its payer, as the call for a payment page's link puts it there; empty where nothing. */
export interface KnownPayer {
  readonly name: string;
  readonly email: string;
}

export function knownPayer(search: string): KnownPayer {
  const told = new URLSearchParams(search);
  const line = (name: string) => (told.get(name) ?? '').trim();
  return { name: line('customer_name'), email: line('customer_email') };
}
