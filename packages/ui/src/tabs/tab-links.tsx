import { useUi } from '../provider/ui-provider.tsx';
import { moreSideways } from './more-sideways.ts';
import { TabWords } from './tab-words.tsx';
import * as css from './tabs.css.ts';

export interface TabLink {
  label: string;
  href: string;
  /** The number of items inside. */
  count?: number | undefined;
  /** There are more than `count`. */
  countMore?: boolean | undefined;
  current?: boolean | undefined;
}

export interface TabLinksProps {
  /** The accessible name: "Company settings". */
  label: string;
  tabs: readonly TabLink[];
  /** `header` within a page's header, which draws the line. */
  place?: 'inline' | 'header' | undefined;
}

/** Tabs with addresses: links, one of them the current page. */
export function TabLinks({ label, tabs, place = 'inline' }: TabLinksProps) {
  const { Link } = useUi();
  return (
    <nav aria-label={label}>
      <ul ref={moreSideways} className={css.list({ place })}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link href={tab.href} className={css.tab} aria-current={tab.current ? 'page' : undefined}>
              <TabWords label={tab.label} count={tab.count} countMore={tab.countMore} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
