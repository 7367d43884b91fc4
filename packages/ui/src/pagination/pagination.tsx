import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Figures } from '../figures/figures.tsx';
import { Icon } from '../icon/icon.tsx';
import { count } from '../messages/plural.ts';
import { useUi } from '../provider/ui-provider.tsx';
import { Select } from '../select/select.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { lastPage, pagesOf, whole } from './pages.ts';
import * as css from './pagination.css.ts';

interface PaginationBase {
  /** What is divided into pages: "Pages of orders". */
  label: string;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  /** Rows on a page. */
  size: number;
  /** How many rows there are in all. */
  total: number;
  /** `false` when there are more than `total`: "10,000+". Then there is always a next page. */
  totalExact?: boolean | undefined;
  /** The address of a page: its number becomes a link that opens in a new tab too. */
  href?: ((page: number) => string) | undefined;
  disabled?: boolean | undefined;
}

interface FixedSize {
  sizes?: never;
  onSize?: never;
}

interface ChosenSize {
  /** What `size` may be. */
  sizes: readonly number[];
  onSize: (size: number) => void;
}

export type PaginationProps = PaginationBase & (FixedSize | ChosenSize);

/** A long list by its pages. Where one reads on and on, a `Table` loads more by itself. */
export function Pagination(props: PaginationProps) {
  const { label, size, total, totalExact = true } = props;
  const { locale, messages } = useUi();
  const words = messages.pagination;
  const last = lastPage(total, size);
  const page = Math.max(1, whole(props.page));
  const isBeyond = totalExact && page > last;
  const first = (page - 1) * size + 1;
  const end = totalExact ? Math.min(total, page * size) : page * size;
  const place = words.pageOf(page, last, totalExact);

  function said() {
    if (whole(total) === 0) return words.none;
    return isBeyond ? words.beyond(page, last) : words.range(first, end, total, totalExact);
  }

  return (
    <nav className={css.container} aria-label={label}>
      <div className={css.bar}>
        <p className={css.words}>
          <Figures>{said()}</Figures>
        </p>
        {props.sizes && (
          <div className={css.size}>
            <span className={css.sizeName} aria-hidden>
              {words.size}
            </span>
            <div className={css.sizeField}>
              <Select
                label={words.size}
                labelHidden
                value={String(size)}
                options={[...new Set([...props.sizes, size])].map((rows) => ({
                  value: String(rows),
                  label: count(locale, rows),
                }))}
                onChange={(rows) => props.onSize(Number(rows))}
                disabled={props.disabled}
              />
            </div>
          </div>
        )}
        <ul className={css.pages}>
          <li>
            <Step {...props} to={page > 1 ? Math.min(page - 1, last) : undefined} label={words.previous}>
              <Icon shape={ChevronLeft} />
            </Step>
          </li>
          {pagesOf(page, last, !totalExact).map((slot, index) =>
            slot === 'gap' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
              <li key={`gap ${index}`} className={css.gap} aria-hidden>
                …
              </li>
            ) : (
              <li key={slot} className={css.number}>
                <Step {...props} to={slot} label={words.page(slot)} current={slot === page}>
                  {count(locale, slot)}
                </Step>
              </li>
            ),
          )}
          <li className={css.short} aria-hidden>
            <Figures>{place}</Figures>
          </li>
          <li>
            <Step {...props} to={page < last || !totalExact ? page + 1 : undefined} label={words.next}>
              <Icon shape={ChevronRight} />
            </Step>
          </li>
        </ul>
      </div>
      <VisuallyHidden>
        <span role="status">{place}</span>
      </VisuallyHidden>
    </nav>
  );
}

interface StepProps extends Pick<PaginationBase, 'page' | 'onPage' | 'href' | 'disabled'> {
  /** The page it leads to; nothing at either end. */
  to: number | undefined;
  label: string;
  current?: boolean | undefined;
  children: ReactNode;
}

/** A way to a page. At an end it stays where the focus is, and does nothing. */
function Step({ to, label, current = false, page, onPage, href, disabled = false, children }: StepProps) {
  const { Link } = useUi();
  const isDead = disabled || to === undefined;
  const shared = {
    className: css.step,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
  };
  // The same element, dead or alive: another one would lose the focus.
  if (href !== undefined)
    return (
      <Link
        {...shared}
        href={href(isDead ? page : to)}
        aria-disabled={isDead || undefined}
        onClick={(event) => {
          if (isDead) event.preventDefault();
          else if (isPlain(event)) onPage(to);
        }}
      >
        {children}
      </Link>
    );
  return (
    <button
      {...shared}
      type="button"
      aria-disabled={isDead || undefined}
      onClick={() => !isDead && !current && onPage(to)}
    >
      {children}
    </button>
  );
}

/** A press that means this tab; any other is the browser's. */
function isPlain(event: MouseEvent): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
