import { TextLink } from '../../text-link/text-link.tsx';

export interface SeeAlsoProps {
  /** The Storybook id of its page: `components-fields-select--docs`. */
  page: string;
  /** Its name in the kit. */
  widget: string;
  /** Its purpose in a sentence. */
  use: string;
}

/** A common term, with a link to the widget it means. */
export function SeeAlso({ page, widget, use }: SeeAlsoProps) {
  return (
    <p style={{ margin: 0 }}>
      <TextLink href={`./?path=/docs/${page}`} target="_top">
        {widget}
      </TextLink>
      . {use}
    </p>
  );
}
