import type { CustomerLanguage } from '@deck/api/vocabulary';
import type { PayerWords } from './en.ts';
import { el } from './staff-el.ts';
import { en } from './staff-en.ts';
import { lt } from './staff-lt.ts';
import { lv } from './staff-lv.ts';
import { ru } from './staff-ru.ts';

type Parts = Pick<PayerWords, 'declined' | 'lost' | 'processing' | 'waiting' | 'paid'> & {
  readonly due: Pick<PayerWords['due'], 'by'>;
  readonly card: Pick<PayerWords['card'], 'title' | 'pay' | 'holdNote'>;
  readonly billing: Pick<PayerWords['billing'], 'title' | 'text'>;
  readonly held: Pick<PayerWords['held'], 'text'>;
  readonly closed: Pick<PayerWords['closed'], 'expired' | 'revoked' | 'failed'>;
};

export interface StaffWords {
  /** Overrides of the payer's page, which otherwise addresses the cardholder. */
  readonly instead: Parts;
  readonly marked: { readonly title: string; readonly text: (name: string) => string };
  /** The same page is open in another tab. */
  readonly elsewhere: { readonly title: string; readonly text: string };
}

/** The texts of a payment's page for staff who enter a customer's card. */
export const staffWords: Record<CustomerLanguage, StaffWords> = { en, ru, el, lt, lv };
