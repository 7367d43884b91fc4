import type { GuestContent } from '@deck/guest';
import { ReceiptActs, type ReceiptCodeProps } from '@deck/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Slots } from './guest-frame.tsx';
import { calendarAddress, receiptAddress } from './payer-api.ts';

/** Without it the receipt is complete, too. */
const ReceiptCode = lazy<ComponentType<ReceiptCodeProps>>(() =>
  import('./receipt-code.ts').catch(() => ({ default: () => null })),
);

/** What a guest can do with the receipt, and the code that opens this page at the desk; nothing before it is paid. */
export function receiptSlots({ receipt, stay, language }: GuestContent, token: string): Slots {
  if (receipt === null) return {};
  const { origin, pathname } = window.location;
  const calendarUrl = stay === null ? null : calendarAddress(token, language);
  return {
    receiptActs: (
      <ReceiptActs receipt={receipt} pdfUrl={receiptAddress(token, language)} calendarUrl={calendarUrl} />
    ),
    code: (
      <Suspense>
        <ReceiptCode value={`${origin}${pathname}`} label={receipt.code} />
      </Suspense>
    ),
  };
}
