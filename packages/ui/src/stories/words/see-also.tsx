import { TextLink } from '../../text-link/text-link.tsx';

export interface SeeAlsoProps {
  /** The id of its page in Storybook: `fields-select--docs`. */
  page: string;
  /** Its name in the kit. */
  widget: string;
  /** What it is for, in one sentence. */
  use: string;
}

/** A word of the specification, and where what it means stands in the kit. */
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
