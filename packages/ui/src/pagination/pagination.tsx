import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Figures } from '../figures/figures.tsx';
import { Icon } from '../icon/icon.tsx';
import { count } from '../messages/plural.ts';
import { useUi } from '../provider/ui-provider.tsx';
import { Select } from '../select/select.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { getPageSlots, lastPage, whole } from './pages.ts';
import * as css from './pagination.css.ts';

interface PaginationBase {
  /** The accessible name: "Pages of orders". */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** Called with the page that was chosen, from 1. */
  onPage: (page: number) => void;
  /** The number of rows per page. */
  size: number;
  /** The total number of rows. */
  total: number;
  /** `false` if there are more rows than `total`: "10,000+". Then there is always a next page. */
  totalExact?: boolean | undefined;
  /** The address of a page. If set, numbers are links that open in a new tab too. */
  href?: ((page: number) => string) | undefined;
  /** Whether no page can be chosen now, such as while one is loading. */
  disabled?: boolean | undefined;
}

interface FixedSize {
  sizes?: never;
  onSize?: never;
}

interface ChosenSize {
  /** The choices for `size`. */
  sizes: readonly number[];
  /** Called with the size that was chosen. */
  onSize: (size: number) => void;
}

export type PaginationProps = PaginationBase & (FixedSize | ChosenSize);

/** The pages of a long list. For endless scrolling use `Table`, which loads more itself. */
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
          {getPageSlots(page, last, !totalExact).map((slot, index) =>
            slot === 'gap' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other key
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
  /** The target page; undefined at either end. */
  to: number | undefined;
  label: string;
  current?: boolean | undefined;
  children: ReactNode;
}

/** A link to a page. At an end it keeps the focus and does nothing. */
function Step({ to, label, current = false, page, onPage, href, disabled = false, children }: StepProps) {
  const { Link } = useUi();
  const isDead = disabled || to === undefined;
  const shared = {
    className: css.step,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
  };
  // The same element, enabled or disabled: replacing it would lose the focus.
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

/** Whether a press is for this tab; others are left to the browser. */
function isPlain(event: MouseEvent): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
