import type { GuestReceiptContent } from '@deck/guest';
import { CalendarPlus, Download, MapPin } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { Icon, type IconShape } from '../icon/icon.tsx';
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
        <Button variant="primary" size="large" href={pdfUrl} download>
          <Words icon={Download} long={receipt.pdf} short={receipt.pdfShort} />
        </Button>
      )}
      {calendarUrl !== null && (
        <Button size="large" href={calendarUrl} download>
          <Words icon={CalendarPlus} long={receipt.calendar} short={receipt.calendarShort} />
        </Button>
      )}
      {directionsUrl !== null && (
        <Button size="large" href={directionsUrl} target="_blank" rel="noopener noreferrer">
          <Words icon={MapPin} long={receipt.directions} short={receipt.directions} />
        </Button>
      )}
    </div>
  );
}

interface WordsProps {
  icon: IconShape;
  long: string;
  short: string;
}

/** The icon beside the words; on a phone above short ones. */
function Words({ icon, long, short }: WordsProps) {
  return (
    <span className={css.words}>
      <Icon shape={icon} />
      <span className={onTornDown}>{long}</span>
      <span className={onTornAcross}>{short}</span>
    </span>
  );
}
