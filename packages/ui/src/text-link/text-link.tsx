import type { ReactNode } from 'react';
import { type LinkProps, useUi } from '../provider/ui-provider.tsx';
import { link } from './text-link.css.ts';

export interface TextLinkProps extends Omit<LinkProps, 'className' | 'style'> {
  href: string;
  children: ReactNode;
  /** Stands within a sentence: underlined always, since colour alone would not tell it from the words around it. */
  inline?: boolean | undefined;
}

/** A link in words. */
export function TextLink({ inline = false, ...props }: TextLinkProps) {
  const { Link } = useUi();
  return <Link {...props} className={link({ inline })} />;
}
