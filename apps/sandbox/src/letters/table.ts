import type { GuestContent, GuestRow } from '@deck/guest';
import type { Letter } from './letter.ts';
import type { LetterKind } from './letter-kinds.ts';

/** The rows of a letter: of the receipt, of the account for a transfer, or of what happens to a hold. */
export function toTable(guest: GuestContent, purpose: LetterKind['purpose']): Letter['table'] {
  if (purpose === 'THANKS') return withRows('', toReceiptRows(guest));
  if (purpose === 'INFORMS') return null;
  if (guest.transfer !== null) return withRows(guest.transfer.title, guest.transfer.rows);
  return withRows(
    '',
    guest.holdSteps.map(({ when, what, note }) => ({ label: when, value: `${what}. ${note}` })),
  );
}

const withRows = (title: string, rows: readonly GuestRow[]): Letter['table'] =>
  rows.length === 0 ? null : { title, rows };

/** The time in words; the approval stands beside the number of the receipt. */
function toReceiptRows({ receipt, language }: GuestContent): GuestRow[] {
  if (receipt === null) return [];
  const approval = receipt.rows.find(({ name }) => name === 'approval');
  const approved = approval && `${approval.label.toLocaleLowerCase(language)} ${approval.value}`;
  return receipt.rows.flatMap(({ name, label, value }) => {
    if (name === 'at') return [{ label, value: receipt.atFull }];
    if (name === 'receipt') return [{ label, value: [value, approved].filter(Boolean).join(', ') }];
    const stands = name === 'approval' && receipt.rows.some((row) => row.name === 'receipt');
    return stands ? [] : [{ label, value }];
  });
}
