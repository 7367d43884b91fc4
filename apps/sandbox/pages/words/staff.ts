import type { CustomerLanguage, DeclineReason } from '@deck/api/vocabulary';
import type { PayerWords } from './en.ts';
import { el } from './staff-el.ts';
import { en } from './staff-en.ts';
import { lt } from './staff-lt.ts';
import { lv } from './staff-lv.ts';
import { ru } from './staff-ru.ts';

interface Said {
  readonly title: string;
  readonly text: string;
}

/** A sentence that names the property. */
interface SaidOf {
  readonly title: string;
  readonly text: (property: string) => string;
}

/** What is said otherwise to staff than to the cardholder. */
export interface StaffInstead extends Pick<PayerWords, 'lost' | 'waiting'> {
  readonly due: { readonly by: (moment: string) => string };
  readonly card: { readonly pay: (amount: string) => string; readonly holdNote: string };
  readonly declined: Readonly<Record<DeclineReason | 'other', Said>>;
  readonly processing: Said;
  readonly billing: Pick<PayerWords['billing'], 'title' | 'text'>;
  readonly paid: { readonly title: (amount: string) => string; readonly text: (property: string) => string };
  readonly held: { readonly text: (property: string) => string };
  readonly closed: Readonly<Record<'expired' | 'revoked' | 'failed', SaidOf>>;
}

export interface StaffWords {
  readonly instead: StaffInstead;
  readonly marked: { readonly title: string; readonly text: (name: string) => string };
  /** The same page is open in another tab. */
  readonly elsewhere: { readonly title: string; readonly text: string };
}

/** The texts of a payment's page for staff who enter a customer's card. */
export const staffWords: Record<CustomerLanguage, StaffWords> = { en, ru, el, lt, lv };
