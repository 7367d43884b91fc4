import type { UnreadCounts } from '@deck/api/contract/user-notifications';
import {
  CountedButton,
  fetchLayers,
  IconButton,
  LazyPart,
  PaletteShell,
  Popover,
  paletteKeys,
  part,
  Spinner,
  startAhead,
  TopBar,
  TopBarClock,
  TopBarSearch,
  usePaletteShortcut,
} from '@deck/ui';
import { Bell as BellIcon, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Shortcuts } from '../../platform/keys/shortcuts.tsx';
import { AccountMenu } from './account-menu.tsx';
import * as css from './app-bar.css.ts';
import { useAnnouncements } from './notifications/use-announcements.ts';
import { useNewest } from './notifications/use-notifications.ts';

const panel = part(() => import('./notifications/notification-panel.tsx'));
/** With what draws it: until both are there the shell takes what is typed. */
const palette = part(async () => {
  const [loaded] = await Promise.all([import('./palette/palette.tsx'), fetchLayers()]);
  return loaded;
});

/** The bar above every screen: search, clock, notifications, the account menu. */
export function AppBar() {
  const { t } = useTranslation(['palette', 'notifications']);
  const [isFinding, setFinding] = useState(false);
  const [ahead, setAhead] = useState(startAhead);
  const find = (open: boolean) => {
    setAhead(startAhead);
    setFinding(open);
  };
  // From its first opening on: it remembers what was chosen.
  const [wasFinding, setWasFinding] = useState(false);
  if (isFinding && !wasFinding) setWasFinding(true);
  usePaletteShortcut(isFinding, find);
  const [isReading, setReading] = useState(false);
  const { data: newest } = useNewest();
  useAnnouncements(newest?.content);
  const bell = <Bell unread={newest?.unread} open={isReading} onOpenChange={setReading} />;
  return (
    <>
      <Shortcuts />
      <TopBar
        start={
          <TopBarSearch
            label={t('label')}
            keys={paletteKeys()}
            onOpen={() => find(true)}
            onWanted={palette.preload}
          />
        }
        end={
          <>
            <TopBarClock />
            {bell}
            <AccountMenu />
          </>
        }
        phoneEnd={
          <>
            <IconButton
              icon={Search}
              size="large"
              label={t('label')}
              aria-haspopup="dialog"
              onPointerEnter={palette.preload}
              onFocus={palette.preload}
              onClick={() => find(true)}
            />
            {bell}
          </>
        }
      />
      {wasFinding && (
        <LazyPart
          of={palette}
          open={isFinding}
          onOpenChange={find}
          ahead={ahead}
          waiting={
            isFinding && (
              <PaletteShell label={t('label')} ahead={ahead} onAhead={setAhead} onClose={() => find(false)} />
            )
          }
        />
      )}
    </>
  );
}

const nothing: UnreadCounts = { payments: 0, system: 0 };

interface BellProps {
  /** Undefined until it is known. */
  unread: UnreadCounts | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The number of unread notifications, and the panel that lists them. */
function Bell({ unread, open, onOpenChange }: BellProps) {
  const { t } = useTranslation('notifications');
  const { payments, system } = unread ?? nothing;
  const count = payments + system;
  const label = count > 0 ? t('bell', { count }) : t(unread ? 'bellNone' : 'title');
  return (
    <Popover
      label={t('title')}
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <CountedButton
          icon={BellIcon}
          count={count}
          label={label}
          onPointerEnter={panel.preload}
          onFocus={panel.preload}
        />
      }
    >
      <LazyPart
        of={panel}
        unread={unread ?? nothing}
        onClose={() => onOpenChange(false)}
        waiting={
          <div className={css.waiting}>
            <Spinner />
          </div>
        }
      />
    </Popover>
  );
}
