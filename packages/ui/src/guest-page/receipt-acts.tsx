import type { GuestReceiptContent } from '@deck/guest';
import { CalendarPlus, Download, MapPin } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { onTornAcross, onTornDown } from './faces.css.ts';
import * as css from './receipt-acts.css.ts';

export interface ReceiptActsProps {
  receipt: GuestReceiptContent;
  /** The addresses of the receipt as PDF, and of the dates for a calendar; null leaves them out. */
  pdfUrl: string | null;
  calendarUrl: string | null;
}

/** What a guest can do with a receipt: keep it, write down the dates, find the way. */
export function ReceiptActs({ receipt, pdfUrl, calendarUrl }: ReceiptActsProps) {
  const { directionsUrl } = receipt;
  return (
    <div className={css.acts}>
      {pdfUrl !== null && (
        <Button variant="primary" size="large" icon={Download} href={pdfUrl} download>
          <Words long={receipt.pdf} short={receipt.pdfShort} />
        </Button>
      )}
      {calendarUrl !== null && (
        <Button size="large" icon={CalendarPlus} href={calendarUrl} download>
          <Words long={receipt.calendar} short={receipt.calendarShort} />
        </Button>
      )}
      {directionsUrl !== null && (
        <Button size="large" icon={MapPin} href={directionsUrl} target="_blank" rel="noopener noreferrer">
          {receipt.directions}
        </Button>
      )}
    </div>
  );
}

function Words({ long, short }: { long: string; short: string }) {
  return (
    <>
      <span className={onTornDown}>{long}</span>
      <span className={onTornAcross}>{short}</span>
    </>
  );
}
