import type { ReactNode } from 'react';
import { useFrame } from '../app-frame/frame-context.ts';
import { type Breadcrumb, Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { CopyButton, type CopyButtonProps } from '../copy-button/copy-button.tsx';
import * as css from './page-header.css.ts';
import { PhoneHeader } from './phone-header.tsx';

export interface PageHeaderProps {
  /** The page's `h1`. */
  title: string;
  /** The way here, this page last. On a phone it is the arrow back. */
  breadcrumbs?: readonly Breadcrumb[] | undefined;
  /** Copies the title, where it is an ID one writes elsewhere. */
  copy?: CopyButtonProps | undefined;
  /** The one status of the page's object. */
  badge?: ReactNode;
  tags?: ReactNode;
  /** One line: how many, or whose and when. */
  context?: ReactNode;
  /** Quiet icons, secondary acts, one primary, overflow last. */
  actions?: ReactNode;
  /** Those of them that fit into the bar of a phone: at most two icons. The rest belongs into an `ActionBar`. */
  phoneActions?: ReactNode;
  /** Stands where the acts would: a wizard leads by its own bar. */
  stepper?: ReactNode;
  /** Up to four `Stat`s, the total first. */
  figures?: readonly ReactNode[] | undefined;
  /** A `Meter` of the figures, and its sentence. */
  meter?: ReactNode;
  /** A `FilterBar`: the list follows right below. */
  filters?: ReactNode;
  /** `TabLinks` in the place `header`. */
  tabs?: ReactNode;
}

/** What the page is about, and what can be done with it. */
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
