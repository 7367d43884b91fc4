/** The kinds of pages below `/pay/`. */
export type PageKind = 'payment' | 'permanent' | 'split' | 'cards';

const named: readonly PageKind[] = ['permanent', 'split', 'cards'];

/** What an address leads to: `/pay/TOKEN` to a payment, `/pay/split/TOKEN` to a split link. */
export function pageAt(pathname: string): { readonly kind: PageKind; readonly token: string } {
  const [first = '', second] = pathname.split('/').slice(2);
  const kind = second ? named.find((one) => one === first) : undefined;
  return { kind: kind ?? 'payment', token: decoded(kind ? (second ?? '') : first) };
}

/** What cannot be decoded is no token of ours, and leads nowhere as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
