import { Alert } from '@deck/ui';
import { CircleX } from 'lucide-react';
import { useReading } from './reading.ts';
import type { WatchState } from './watch.ts';

/** Why the server did not take what the payer chose: it was switched off meanwhile, or the card has expired. */
export function Refused({ wrong }: Pick<WatchState<unknown>, 'wrong'>) {
  const { words } = useReading();
  const known: Readonly<Record<string, string>> = {
    methodNotTaken: words.methods.notTaken,
    cardNotTaken: words.wrong.cardNotTaken,
    cardExpired: words.wrong.cardExpired,
    tooMany: words.wrong.tooMany,
  };
  const key = wrong.method ?? wrong.number ?? wrong.card_token;
  return key === undefined ? null : (
    <Alert tone="danger" icon={CircleX} title={known[key] ?? words.wrong.invalid} announced />
  );
}
