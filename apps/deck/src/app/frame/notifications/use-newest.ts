import { query } from '@deck/api/react';
import { useQuery } from '@tanstack/react-query';
import { quietApi } from '../../../platform/api.ts';
import { live } from '../../../platform/polling.ts';

/** So many of the newest unread are read for what is to be told: more than anyone is told one by one. */
export const NEWEST = 20;

/** The newest of what one has not read, and how many there are in each tab. Nobody waits for it: a failure is not told. */
export const useNewest = () =>
  useQuery({ ...query(quietApi.userNotifications.list, { size: NEWEST, read: false }), ...live });
