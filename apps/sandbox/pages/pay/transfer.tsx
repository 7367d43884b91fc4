import type { GuestContent } from '@deck/guest';
import { TransferDetails } from '@deck/ui';
import { Headline } from './headline.tsx';
import { column } from './pay-screen.css.ts';

/** Where a transfer goes, how much, and by which reference it is found. */
export default function Transfer({ transfer }: Pick<GuestContent, 'transfer'>) {
  if (transfer === null) return null;
  return (
    <div className={column}>
      <Headline>{transfer.title}</Headline>
      <TransferDetails transfer={{ ...transfer, title: '' }} />
    </div>
  );
}
