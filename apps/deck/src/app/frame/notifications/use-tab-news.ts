import type { NotificationTab } from '@deck/api/vocabulary';
import type { NewsItem } from '@deck/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { quietApi } from '../../../platform/api.ts';
import { pagesOf, usePages } from '../../../platform/list/pages.ts';
import { live } from '../../../platform/live.ts';
import { useMayOpen } from '../../../platform/navigation/may-open.ts';
import { placeOf, toneOfNews } from './news.ts';
import { iconOfNews } from './news-icons.ts';

export const shownNews = ['all', 'unread', 'read'] as const;
export type ShownNews = (typeof shownNews)[number];

const newsQuery = (tab: NotificationTab, shown: ShownNews) =>
  pagesOf(['userNotifications', 'list', { tab, shown }], (paging, options) =>
    quietApi.userNotifications.list(
      { ...paging, notificationType: tab, ...(shown !== 'all' && { read: shown === 'read' }) },
      options,
    ),
  );

/** What one was told in a tab, page after page, as it stands in the list. */
export function useTabNews(tab: NotificationTab, shown: ShownNews) {
  const { t } = useTranslation('notifications');
  const mayOpen = useMayOpen();
  const { pages, ...reading } = usePages({ ...newsQuery(tab, shown), ...live });
  const items = useMemo(() => {
    // What comes meanwhile moves the rest on: the last of one page is the first of the next then.
    const byId = new Map(pages.data?.pages.flatMap(({ content }) => content).map((one) => [one.id, one]));
    return [...byId.values()].map(
      (news): NewsItem => ({
        id: news.id,
        title: news.title,
        text: news.text,
        kind: t(`type.${news.type}`),
        at: news.createdAt,
        icon: iconOfNews[news.type],
        tone: toneOfNews[news.type],
        isRead: news.read,
        isImportant: news.important,
        language: news.locale,
        href: placeOf(news, mayOpen),
      }),
    );
  }, [pages.data, t, mayOpen]);
  return {
    items,
    isLoading: pages.isPending,
    hasFailed: pages.isLoadingError || pages.isFetchNextPageError,
    ...reading,
  };
}
