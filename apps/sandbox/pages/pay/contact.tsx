import { TextLink } from '@deck/ui';
import * as css from './contact.css.ts';
import { useReading } from './reading.ts';

interface ContactProps {
  property: { readonly email: string; readonly phone: string };
  /** Centred below other centred text. */
  centred?: boolean;
}

/** The contact for questions. */
export function Contact({ property: { email, phone }, centred = false }: ContactProps) {
  const { words } = useReading();
  return (
    <p className={centred ? css.contact.centred : css.contact.plain}>
      <span>{words.questions}</span>
      <TextLink href={`mailto:${email}`}>{email}</TextLink>
      <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</TextLink>
    </p>
  );
}
