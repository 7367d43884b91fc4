import type { GuestContent } from '@deck/guest';
import { QrCode, ReceiptActs } from '@deck/ui';
import { calendarAddress, receiptAddress } from './payer-api.ts';
import type { Slots } from './slots.ts';

/** What a guest can do with the receipt, and the code that opens this page at the desk; nothing before it is paid. */
export function receiptSlots({ receipt, stay, language }: GuestContent, token: string): Slots {
  if (receipt === null) return {};
  const calendarUrl = stay === null ? null : calendarAddress(token, language);
  return {
    receiptActs: (
      <ReceiptActs receipt={receipt} pdfUrl={receiptAddress(token, language)} calendarUrl={calendarUrl} />
    ),
    code: <QrCode value={window.location.href} label={receipt.code} />,
  };
}
