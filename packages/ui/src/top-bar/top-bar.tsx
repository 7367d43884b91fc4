import { media } from '@deck/tokens';
import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFrame } from '../app-frame/frame-context.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { useMedia } from '../use-media/use-media.ts';
import * as css from './top-bar.css.ts';

export interface TopBarProps {
  /** The search. */
  start?: ReactNode;
  /** Clock, help, notifications and the user menu, in this order. */
  end?: ReactNode;
  /** The part that stays on a phone, where the page's title and actions need the space: the notifications. */
  phoneEnd?: ReactNode;
}

/**
 * The bar above every page. On a phone it has the page's title and actions, and the menu button or back link.
 */
export function TopBar({ start, end, phoneEnd }: TopBarProps) {
  const isPhone = useMedia(media.phone);
  if (isPhone) return <PhoneBar end={phoneEnd} />;
  return (
    <header className={css.bar}>
      <div className={css.start}>{start}</div>
      <div className={css.end}>{end}</div>
    </header>
  );
}

function PhoneBar({ end }: { end: ReactNode }) {
  const messages = useMessages().sidebar;
  const frame = useFrame();
  return (
    <header className={css.bar}>
      <div className={css.phoneStart}>
        {frame !== null && !frame.leadsBack && (
          <IconButton
            icon={Menu}
            size="large"
            label={messages.open}
            aria-haspopup="dialog"
            aria-expanded={frame.isDrawerOpen}
            onClick={() => frame.setDrawerOpen(true)}
          />
        )}
        <div className={css.slot} ref={frame?.phoneBarRefs.start} />
      </div>
      <div className={css.phoneTitle} ref={frame?.phoneBarRefs.title} />
      <div className={css.phoneEnd}>
        {!frame?.leadsBack && end}
        <div className={css.slot} ref={frame?.phoneBarRefs.end} />
      </div>
    </header>
  );
}
