import type { UnreadCounts } from '@deck/api/contract/user-notifications';
import { type NotificationTab, notificationTabs } from '@deck/api/vocabulary';
import { IconButton, Menu, NotificationList, SegmentedControl, Tabs } from '@deck/ui';
import { Ellipsis, Mail, MailOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './notification-panel.css.ts';
import { useMarking } from './use-notifications.ts';
import { type ShownNotification, shownNotification, useTabNotifications } from './use-tab-notifications.ts';

interface NotificationPanelProps {
  unread: UnreadCounts;
  /** The user followed a notification. */
  onClose: () => void;
}

/** The notifications of a user, in two tabs: unread and read. */
export default function NotificationPanel({ unread, onClose }: NotificationPanelProps) {
  const { t } = useTranslation('notifications');
  // The panel opens on the tab that has something unread.
  const [tab, setTab] = useState<NotificationTab>(
    unread.payments === 0 && unread.system > 0 ? 'SYSTEM' : 'PAYMENTS',
  );
  const counts = { PAYMENTS: unread.payments, SYSTEM: unread.system };
  return (
    <>
      <div className={css.head}>
        <h2 className={css.title}>{t('title')}</h2>
      </div>
      <div className={css.body}>
        <div className={css.tabs}>
          <Tabs
            label={t('title')}
            value={tab}
            onChange={setTab}
            tabs={notificationTabs.map((id) => ({
              id,
              label: t(`tab.${id}`),
              count: counts[id] > 0 ? counts[id] : undefined,
              content: <TabNotice tab={id} hasUnread={counts[id] > 0} onClose={onClose} />,
            }))}
          />
        </div>
      </div>
    </>
  );
}

interface TabNotificationsProps {
  tab: NotificationTab;
  hasUnread: boolean;
  onClose: () => void;
}

function TabNotice({ tab, hasUnread, onClose }: TabNotificationsProps) {
  const { t } = useTranslation('notifications');
  const [shown, setShown] = useState<ShownNotification>('all');
  const news = useTabNotifications(tab, shown);
  const { mark, markAll, isMarkingAll } = useMarking();
  return (
    <>
      <div className={css.tools}>
        <SegmentedControl
          label={t('shown.label')}
          labelHidden
          value={shown}
          onChange={setShown}
          options={shownNotification.map((value) => ({ value, label: t(`shown.${value}`) }))}
        />
        <Menu
          trigger={<IconButton icon={Ellipsis} label={t('mark.label')} loading={isMarkingAll} />}
          items={[
            {
              label: t('mark.allRead'),
              icon: MailOpen,
              disabledReason: hasUnread ? undefined : t('mark.nothingUnread'),
              onSelect: () => markAll(tab, true),
            },
            {
              label: t('mark.allUnread'),
              icon: Mail,
              disabledReason: news.items.length > 0 ? undefined : t(`empty.${shown}`),
              onSelect: () => markAll(tab, false),
            },
          ]}
        />
      </div>
      <div className={css.news}>
        <NotificationList
          label={t(`tab.${tab}`)}
          items={news.items}
          loading={news.isLoading}
          error={news.hasFailed ? { title: t('failed') } : undefined}
          onRetry={news.retry}
          empty={{ title: t(`empty.${shown}`) }}
          onLoadMore={news.loadMore}
          loadingMore={news.isLoadingMore}
          onRead={({ id }, isRead) => mark(id, isRead)}
          onFollow={({ id, isRead }) => {
            if (!isRead) mark(id, true);
            onClose();
          }}
        />
      </div>
    </>
  );
}
