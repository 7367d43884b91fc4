import { Figures } from '../figures/figures.tsx';
import { plansFor, usePhonePlans } from '../phone-field/phone-module.ts';

export interface PhoneTextProps {
  /** A phone as it is stored: `+4791234722`. */
  children: string;
}

/** Stored digits without spaces: only these need the plans. */
const isBare = (text: string) => /^\+\d+$/.test(text);

/** A phone in its international form, `+47 91 23 47 22`; unchanged until its numbering plan is loaded. */
export function PhoneText({ children: phone }: PhoneTextProps) {
  return <Figures>{usePhoneText(phone)}</Figures>;
}

/** The same where words stand around the phone, as on a button. An empty text loads nothing. */
export function usePhoneText(phone: string): string {
  const bare = isBare(phone) ? phone : '';
  const plans = plansFor(usePhonePlans(bare).plans, bare);
  return plans && bare !== '' ? plans.formatPhone(bare) : phone;
}
