import type { NotificationTab, NotificationType } from '@deck/api/vocabulary';
import type { IconShape, NotificationItem } from '@deck/ui';
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock3,
  CreditCard,
  HandCoins,
  KeyRound,
  Lock,
  Megaphone,
  Undo2,
} from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { quietApi } from '../../../platform/api.ts';
import { pagesQuery } from '../../../platform/list/pages.ts';
import { usePages } from '../../../platform/list/use-pages.ts';
import { useMayOpen } from '../../../platform/navigation/screen-context.ts';
import { live } from '../../../platform/polling.ts';
import { getPlace, notificationTones } from './notifications.ts';

export const shownNotification = ['all', 'unread', 'read'] as const;
export type ShownNotification = (typeof shownNotification)[number];

const notificationsQuery = (tab: NotificationTab, shown: ShownNotification) =>
  pagesQuery(['userNotifications', 'list', { tab, shown }], (paging, options) =>
    quietApi.userNotifications.list(
      { ...paging, notificationType: tab, ...(shown !== 'all' && { read: shown === 'read' }) },
      options,
    ),
  );

/** The notifications of a tab, page after page, as rows of the list. */
export function useTabNotifications(tab: NotificationTab, shown: ShownNotification) {
  const { t } = useTranslation('notifications');
  const mayOpen = useMayOpen();
  const { pages, rows, retry, loadMore, isLoadingMore } = usePages({
    ...notificationsQuery(tab, shown),
    ...live,
  });
  const items = useMemo(() => {
    // New notifications shift the pages: the last row of a page can come again as the first of the next.
    const byId = new Map(rows.map((one) => [one.id, one]));
    return [...byId.values()].map(
      (news): NotificationItem => ({
        id: news.id,
        title: news.title,
        text: news.text,
        kind: t(`type.${news.type}`),
        at: news.createdAt,
        icon: notificationIcons[news.type],
        tone: notificationTones[news.type],
        isRead: news.read,
        isImportant: news.important,
        language: news.locale,
        href: getPlace(news, mayOpen),
      }),
    );
  }, [rows, t, mayOpen]);
  return {
    items,
    isLoading: pages.isPending,
    hasFailed: pages.isLoadingError || pages.isFetchNextPageError,
    retry,
    loadMore,
    isLoadingMore,
  };
}

/** How each type of news looks in the panel; its name says the same in words. */
const notificationIcons: Readonly<Record<NotificationType, IconShape>> = {
  SUCCESS: CircleCheck,
  CAPTURED: HandCoins,
  TENDER_CREATED: CreditCard,
  DECLINED: CircleX,
  ERROR: CircleAlert,
  CAPTURE_REMINDER: Clock3,
  LINK_EXPIRING_24_HOURS: Clock3,
  INVOICE_DUE: Clock3,
  SCHEDULED_CHARGE_NEAR: Clock3,
  PASSWORD_CHANGED: KeyRound,
  EXPIRED: Clock3,
  REFUNDED: Undo2,
  CANCELLATION: Ban,
  ORDER_CANCELED: Ban,
  FINALIZED: Lock,
  SYSTEM_MESSAGE: Megaphone,
};
