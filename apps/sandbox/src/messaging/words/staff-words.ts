import type { DeclineReason, InterfaceLanguage } from '@deck/api/vocabulary';
import type { PersonEmail } from '../email.ts';
import type { StaffNotification } from '../staff-notification.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

/** A notification: its title alone says what happened. `{{…}}` is a placeholder. */
interface News {
  readonly title: string;
  readonly text: string;
}

/** A letter to a user. */
interface PersonWords {
  readonly subject: string;
  readonly message: string;
  readonly button: string;
  readonly expiry: string;
}

export interface StaffWords {
  readonly news: Record<StaffNotification, News>;
  readonly person: Record<PersonEmail, PersonWords>;
  readonly greeting: string;
  /** The button to the order or payment. */
  readonly open: string;
  /** Why the reader gets letters about payments. */
  readonly why: string;
  readonly sentBy: string;
  readonly declines: Record<DeclineReason, string>;
}

/** The texts for staff, in the languages of the interface. */
export const staffWords: Record<InterfaceLanguage, StaffWords> = { en, ru, el };
