import { useUi } from '../provider/ui-provider.tsx';
import * as css from './breadcrumbs.css.ts';

export interface Breadcrumb {
  label: string;
  /** Omitted for the current page, and for a step the user may not open. */
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  /** From the top of the menu to the current page, which comes last. */
  items: readonly Breadcrumb[];
}

/** The path from the menu to the current page. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const { messages, Link } = useUi();
  return (
    <nav aria-label={messages.breadcrumbs.label}>
      <ol className={css.list}>
        {items.map(({ label, href }, index) => (
          <li className={css.item} key={`${href ?? ''} ${label}`}>
            {index > 0 && (
              <span className={css.divider} aria-hidden>
                /
              </span>
            )}
            {href === undefined || index === items.length - 1 ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <Link href={href} className={css.link}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
