import type { UnreadCounts } from '@deck/api/contract/user-notifications';
import { CountedButton, Popover } from '@deck/ui';
import { Bell as BellIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NotificationPanel } from './notification-panel.tsx';

interface BellProps {
  /** Undefined until it is known. */
  unread: UnreadCounts | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How many things one has not read, and behind it what they are. */
export function Bell({ unread = { payments: 0, system: 0 }, open, onOpenChange }: BellProps) {
  const { t } = useTranslation('notifications');
  const count = unread.payments + unread.system;
  const label = count > 0 ? t('bell', { count }) : t('bellNone');
  return (
    <Popover
      label={t('title')}
      open={open}
      onOpenChange={onOpenChange}
      trigger={<CountedButton icon={BellIcon} count={count} label={label} />}
    >
      <NotificationPanel unread={unread} onClose={() => onOpenChange(false)} />
    </Popover>
  );
}
