import { inAreas, query } from '@deck/api/react';
import type { NotificationTab } from '@deck/api/vocabulary';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api, queryClient, quietApi } from '../../../platform/api.ts';
import { live } from '../../../platform/polling.ts';

/** So many of the newest unread are read for what is to be told: more than anyone is told one by one. */
export const NEWEST = 20;

/** The newest of what one has not read, and how many there are in each tab. Nobody waits for it: a failure is not told. */
export const useNewest = () =>
  useQuery({ ...query(quietApi.userNotifications.list, { size: NEWEST, read: false }), ...live });

const reread = () => queryClient.invalidateQueries(inAreas('userNotifications'));

/** Marks what one was told as read or unread, one or all of a tab. A failure is told where all are. */
export function useMarking() {
  const { mutate: markOne } = useMutation({
    mutationFn: ({ id, isRead }: { id: string; isRead: boolean }) =>
      isRead
        ? api.userNotifications.read({ notificationId: id })
        : api.userNotifications.unread({ notificationId: id }),
    onSettled: reread,
  });
  const all = useMutation({
    mutationFn: ({ tab, isRead }: { tab: NotificationTab; isRead: boolean }) =>
      isRead
        ? api.userNotifications.readAll({ notificationType: tab })
        : api.userNotifications.unreadAll({ notificationType: tab }),
    onSettled: reread,
  });
  return {
    mark: useCallback((id: string, isRead: boolean) => markOne({ id, isRead }), [markOne]),
    markAll: (tab: NotificationTab, isRead: boolean) => all.mutate({ tab, isRead }),
    isMarkingAll: all.isPending,
  };
}
