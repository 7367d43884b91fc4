import { userSortFields } from '@deck/api/vocabulary';
import { api } from '../../platform/api.ts';
import { text } from '../../platform/list/address.ts';
import { defineList } from '../../platform/list/define-list.ts';

/** The people of the division. */
export const usersList = defineList({
  id: 'users',
  key: api.users.list.key,
  sort: { id: 'last_name', direction: 'asc' },
  sortFields: userSortFields,
  params: { search: text('q') },
  read: ({ filter, forFile: _, ...asked }, options) => api.users.list({ ...asked, ...filter }, options),
});

export const loadUsers = usersList.load;
