import { type GuestContent, type GuestFacts, type GuestLanguage, toGuestContent } from '@deck/guest';
import { Globe } from 'lucide-react';
import { Button } from '../../button/button.tsx';
import { useShownBrand } from '../../stories/use-shown-brand.ts';
import { ReceiptActs } from '../receipt-acts.tsx';
import { ReceiptCode } from '../receipt-code.tsx';
import type { GuestPageSlots } from '../slots.tsx';
import { pictures } from './pictures.ts';

interface Drawn {
  language?: GuestLanguage | undefined;
  /** Whose photo and logo it wears; none without. */
  pictures?: keyof typeof pictures | undefined;
  timezone?: string | undefined;
}

/** An example as a guest reads it. */
export function getContent(
  facts: GuestFacts,
  { language = 'en', timezone, ...drawn }: Drawn = {},
): GuestContent {
  const worn = drawn.pictures === undefined ? {} : pictures[drawn.pictures];
  const dressed = { ...facts, property: { ...facts.property, ...worn } };
  return toGuestContent(dressed, language, { guestTimezone: timezone ?? 'Europe/Oslo' });
}

/** What the screens of the payer put into the page, as far as its layout depends on it. */
export function getSlots({ receipt, language }: GuestContent): GuestPageSlots {
  return {
    language: (
      <Button variant="quiet" icon={Globe}>
        {language.toUpperCase()}
      </Button>
    ),
    footer: <PaymentsBy />,
    receiptActs: receipt && <ReceiptActs receipt={receipt} pdfUrl="#receipt" calendarUrl="#stay" />,
    code: receipt && <ReceiptCode value="https://deck.aegeanhouse.gr/o/KLB-20431" label={receipt.code} />,
  };
}

function PaymentsBy() {
  return `Payments by ${useShownBrand().name}`;
}
