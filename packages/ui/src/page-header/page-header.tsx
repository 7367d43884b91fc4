import type { ReactNode } from 'react';
import { useFrame } from '../app-frame/frame-context.ts';
import { type Breadcrumb, Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { CopyButton, type CopyButtonProps } from '../copy-button/copy-button.tsx';
import * as css from './page-header.css.ts';
import { PhoneHeader } from './phone-header.tsx';

export interface PageHeaderProps {
  /** The page's `h1`. */
  title: string;
  /** The breadcrumbs, ending with this page. On a phone they become a back link. */
  breadcrumbs?: readonly Breadcrumb[] | undefined;
  /** Shows a button that copies the title, if it is an ID. */
  copy?: CopyButtonProps | undefined;
  /** The status of the page's object. */
  badge?: ReactNode;
  /** Origin and kind, after the badge. */
  tags?: ReactNode;
  /** A line of details: a number, a name, a date. */
  context?: ReactNode;
  /** Quiet icons, secondary actions, one primary, the overflow menu last. */
  actions?: ReactNode;
  /** The actions in a phone's bar: at most two icons. Others belong in an `ActionBar`. */
  phoneActions?: ReactNode;
  /** Replaces the actions: a wizard has its own bar. */
  stepper?: ReactNode;
  /** Up to four `Stat`s, the total first. */
  figures?: readonly ReactNode[] | undefined;
  /** A `Meter` of the figures, and its sentence. */
  meter?: ReactNode;
  /** As wide as the page, below the figures: an `OrderMoneyLine`. */
  line?: ReactNode;
  /** A `FilterBar`: the list follows directly. */
  filters?: ReactNode;
  /** `TabLinks` placed in the `header`. */
  tabs?: ReactNode;
}

/** The header of a page: its subject and its actions. */
export function PageHeader(props: PageHeaderProps) {
  const frame = useFrame();
  if (frame?.isPhone && frame.phoneBar.title !== null) return <PhoneHeader {...props} frame={frame} />;
  const { title, breadcrumbs, copy, badge, tags, context, actions, stepper, filters, tabs } = props;
  return (
    <header className={tabs === undefined ? css.header : css.withTabs}>
      <div className={css.top}>
        <div className={css.heading}>
          {breadcrumbs !== undefined && <Breadcrumbs items={breadcrumbs} />}
          <div className={css.line}>
            <div className={css.named}>
              <h1 className={css.title}>{title}</h1>
              {copy !== undefined && <CopyButton {...copy} />}
            </div>
            {badge}
            {tags}
            {context !== undefined && <p className={css.context}>{context}</p>}
          </div>
        </div>
        {stepper}
        {actions !== undefined && <div className={css.acts}>{actions}</div>}
      </div>
      <Figures figures={props.figures} meter={props.meter} />
      {props.line}
      {filters}
      {tabs}
    </header>
  );
}

function Figures({ figures, meter }: Pick<PageHeaderProps, 'figures' | 'meter'>) {
  if (figures === undefined) return null;
  return (
    <div className={css.figures}>
      {figures}
      {meter !== undefined && <div className={css.meter}>{meter}</div>}
    </div>
  );
}
