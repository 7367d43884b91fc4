import type { ReactNode } from 'react';
import { type LinkProps, useUi } from '../provider/ui-provider.tsx';
import { link } from './text-link.css.ts';

export interface TextLinkProps extends Omit<LinkProps, 'className' | 'style'> {
  /** The address that it leads to. */
  href: string;
  /** Where it leads, in words that make sense alone. */
  children: ReactNode;
  /** For a link in a sentence: always underlined, since colour alone would not distinguish it. */
  inline?: boolean | undefined;
}

/** A link in the look of text, alone or in a sentence. */
export function TextLink({ inline = false, ...props }: TextLinkProps) {
  const { Link } = useUi();
  return <Link {...props} className={link({ inline })} />;
}
