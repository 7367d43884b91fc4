import { media } from '@deck/tokens';
import { IconButton, paletteKeys, TopBar, TopBarClock, TopBarSearch, useMedia } from '@deck/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './notifications/bell.tsx';
import { useNewest } from './notifications/use-newest.ts';
import { useTelling } from './notifications/use-telling.ts';
import { Palette } from './palette/palette.tsx';

/** The bar above every screen: what is looked for, what time it is, what is new, who one is. */
export function AppBar() {
  const { t } = useTranslation(['palette', 'notifications']);
  const isPhone = useMedia(media.phone);
  const [isFinding, setFinding] = useState(false);
  const [isReading, setReading] = useState(false);
  const { data: newest } = useNewest();
  // The bell gives way on pages of a phone that lead back: there is no panel to open then.
  useTelling(newest?.content, isPhone ? undefined : setReading);
  const bell = <Bell unread={newest?.unread} open={isReading} onOpenChange={setReading} />;
  return (
    <>
      <TopBar
        start={<TopBarSearch label={t('label')} keys={paletteKeys()} onOpen={() => setFinding(true)} />}
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
              onClick={() => setFinding(true)}
            />
            {bell}
          </>
        }
      />
      <Palette open={isFinding} onOpenChange={setFinding} />
    </>
  );
}
