import { inAreas, query } from '@deck/api/react';
import type { NotificationTab } from '@deck/api/vocabulary';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api, queryClient, quietApi } from '../../../platform/api.ts';
import { live } from '../../../platform/polling.ts';

/** The number of newest unread notifications to read: more than arrive between two reads. */
const NEWEST = 20;

/** The newest unread notifications and the count of each tab. Nothing waits for them, so a failure shows nowhere. */
export const useNewest = () =>
  useQuery({ ...query(quietApi.userNotifications.list, { size: NEWEST, read: false }), ...live });

const reread = () => queryClient.invalidateQueries(inAreas('userNotifications'));

/** Marks one notification, or all of a tab, as read or unread. A failure shows as every failure does. */
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
