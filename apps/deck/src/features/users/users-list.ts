import { userSortFields } from '@deck/api/vocabulary';
import { api } from '../../platform/api.ts';
import { defineList, type ListRequest } from '../../platform/list/define-list.ts';

/** What the people are narrowed to: whatever the call takes besides its paging. */
type UserFilter = Omit<NonNullable<Parameters<typeof api.users.list>[0]>, 'page' | 'size' | 'sort'>;

/** The people of the division. */
export const userList = defineList(api.users.list, {
  request: ({ filter, forFile: _, ...asked }: ListRequest<UserFilter>) => ({ ...asked, ...filter }),
  sortFields: userSortFields,
  sort: { id: 'last_name', direction: 'asc' },
  useFacts: () => undefined,
  filters: [{ kind: 'search', fields: ['search'], params: ['q'] }],
});

export const loadUsers = userList.load;
