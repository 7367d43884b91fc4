import type { UnreadCounts } from '@deck/api/contract/user-notifications';
import { CountedButton, LazyPart, Popover, part, Spinner } from '@deck/ui';
import { Bell as BellIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as css from './bell.css.ts';

const panel = part(() => import('./notification-panel.tsx'));

const nothing: UnreadCounts = { payments: 0, system: 0 };

interface BellProps {
  /** Undefined until it is known. */
  unread: UnreadCounts | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How many things one has not read, and behind it what they are. */
export function Bell({ unread, open, onOpenChange }: BellProps) {
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
