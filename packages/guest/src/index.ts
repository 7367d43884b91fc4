export { toIcs } from './calendar.ts';
export { directionsUrl } from './contact.ts';
export { mostShown } from './form.ts';
export type * from './form-content.ts';
export type * from './guest-content.ts';
export {
  type GuestFacts,
  type GuestLanguage,
  type GuestLinkKind,
  type GuestMethod,
  type GuestMethodWay,
  type GuestOrder,
  type GuestPayment,
  type GuestPosition,
  type GuestProperty,
  type GuestPropertyKind,
  type GuestSegments,
  type GuestState,
  type GuestStep,
  type GuestTransfer,
  guestLanguages,
} from './guest-facts.ts';
export type * from './letter-content.ts';
export { toPropertyKind } from './property-kind.ts';
export type * from './receipt-content.ts';
export { toGuestContent } from './to-guest-content.ts';
export { toVatNumber } from './vat-number.ts';
export { loadGuestWords } from './words/load.ts';
export {
  type GuestContentOptions,
  type LoadedGuestWords,
  writeGuestContent,
} from './write-guest-content.ts';
