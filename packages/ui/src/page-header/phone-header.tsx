import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Frame } from '../app-frame/frame-context.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './page-header.css.ts';
import type { PageHeaderProps } from './page-header.tsx';

interface PhoneHeaderProps extends PageHeaderProps {
  frame: Frame;
}

/** The header on a phone: title, back link and actions are in the bar, the rest below, figures first. */
export function PhoneHeader({ frame, ...header }: PhoneHeaderProps) {
  const messages = useMessages();
  const parent = header.breadcrumbs?.findLast(({ href }) => href !== undefined);
  const { setLeadsBack, phoneBar } = frame;
  const leadsBack = parent !== undefined;

  useEffect(() => {
    setLeadsBack(leadsBack);
    return () => setLeadsBack(false);
  }, [setLeadsBack, leadsBack]);

  return (
    <>
      {parent?.href !== undefined &&
        phoneBar.start &&
        createPortal(
          <IconButton
            icon={ArrowLeft}
            size="large"
            label={messages.breadcrumbs.back(parent.label)}
            href={parent.href}
          />,
          phoneBar.start,
        )}
      {phoneBar.title && createPortal(<h1 className={css.phoneTitle}>{header.title}</h1>, phoneBar.title)}
      {phoneBar.end && createPortal(header.phoneActions, phoneBar.end)}
      <Below {...header} />
    </>
  );
}

function Below(header: PageHeaderProps) {
  const { badge, tags, context, actions, phoneActions, stepper, figures, meter, line, filters, tabs } =
    header;
  const [lead, ...others] = figures ?? [];
  const acts = phoneActions === undefined ? actions : undefined;
  const hasMarks = [badge, tags, lead].some((part) => part !== undefined);
  const isBare = [badge, tags, lead, context, acts, stepper, filters, tabs].every(
    (part) => part === undefined,
  );
  return (
    <header className={isBare ? css.bare : tabs === undefined ? css.header : css.withTabs}>
      {hasMarks && (
        <div className={css.phoneLead}>
          {lead}
          <span className={css.line}>
            {badge}
            {tags}
          </span>
        </div>
      )}
      {context !== undefined && <p className={css.context}>{context}</p>}
      {meter}
      {line}
      {others.length > 0 && <div className={css.phoneFigures}>{others}</div>}
      {stepper}
      {acts !== undefined && <div className={css.acts}>{acts}</div>}
      {filters}
      {tabs}
    </header>
  );
}
