import type { GuestFacts, GuestLanguage } from './guest-facts.ts';
import type { GuestWords } from './words/index.ts';

/** What every part of the content is written from. */
export interface Reading {
  readonly facts: GuestFacts;
  readonly language: GuestLanguage;
  readonly words: GuestWords;
  /** The zone of the guest's device or country, if it is known. */
  readonly guestTimezone: string | undefined;
}
