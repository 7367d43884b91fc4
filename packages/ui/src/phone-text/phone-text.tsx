import { Figures } from '../figures/figures.tsx';
import { usePhonePlans } from '../phone-field/phone-module.ts';

export interface PhoneTextProps {
  /** A phone as it is stored: `+4791234722`. */
  children: string;
}

/** Stored digits without spaces: only these need the plans. */
const isBare = (text: string) => /^\+\d+$/.test(text);

/** A phone in its international form, `+47 91 23 47 22`; unchanged until the numbering plans are loaded. */
export function PhoneText({ children: phone }: PhoneTextProps) {
  const { plans } = usePhonePlans(isBare(phone));
  return <Figures>{plans && isBare(phone) ? plans.formatPhone(phone) : phone}</Figures>;
}
