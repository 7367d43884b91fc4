import { media } from '@deck/tokens';
import {
  IconButton,
  LazyPart,
  paletteKeys,
  part,
  TopBar,
  TopBarClock,
  TopBarSearch,
  useMedia,
  usePaletteShortcut,
} from '@deck/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './notifications/bell.tsx';
import { useTelling } from './notifications/use-announcing.ts';
import { useNewest } from './notifications/use-newest.ts';

const palette = part(() => import('./palette/palette.tsx'));

/** The bar above every screen: what is looked for, what time it is, what is new, who one is. */
export function AppBar() {
  const { t } = useTranslation(['palette', 'notifications']);
  const isPhone = useMedia(media.phone);
  const [isFinding, setFinding] = useState(false);
  // From its first opening on: it remembers what was chosen.
  const [wasFinding, setWasFinding] = useState(false);
  if (isFinding && !wasFinding) setWasFinding(true);
  usePaletteShortcut(isFinding, setFinding);
  const [isReading, setReading] = useState(false);
  const { data: newest } = useNewest();
  // The bell gives way on pages of a phone that lead back: there is no panel to open then.
  useTelling(newest?.content, isPhone ? undefined : setReading);
  const bell = <Bell unread={newest?.unread} open={isReading} onOpenChange={setReading} />;
  return (
    <>
      <TopBar
        start={
          <TopBarSearch
            label={t('label')}
            keys={paletteKeys()}
            onOpen={() => setFinding(true)}
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
              onClick={() => setFinding(true)}
            />
            {bell}
          </>
        }
      />
      {wasFinding && <LazyPart of={palette} open={isFinding} onOpenChange={setFinding} waiting={null} />}
    </>
  );
}
