import { media } from '@deck/tokens';
import { Button, IconButton, useMedia, useUi } from '@deck/ui';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ListScreen } from '../../../list/list-screen.tsx';
import { useList } from '../../../list/use-list.ts';
import { useRight } from '../../../session/session-store.ts';
import { NewUserDialog } from '../edit/new-user-dialog.tsx';
import { useRoleName } from '../shared/user-marks.tsx';
import { useReadOnlyReason } from '../shared/writing.ts';
import { userColumns } from './user-columns.tsx';
import { usersList } from './users-list.ts';

export function Screen() {
  const { t } = useTranslation(['users', 'labels', 'messages', 'app']);
  const { timeZone } = useUi();
  const navigate = useNavigate();
  const roleName = useRoleName();
  const isPhone = useMedia(media.phone);
  const columns = useMemo(
    () => userColumns(t, timeZone, roleName, isPhone),
    [t, timeZone, roleName, isPhone],
  );
  const list = useList(usersList, { columns });
  const readOnly = useReadOnlyReason();
  const mayOpen = useRight('USERS_INSTANCE_VIEW');
  const [adding, setAdding] = useState(false);
  const add = { icon: Plus, variant: 'primary', onClick: () => setAdding(true) } as const;

  return (
    <>
      <ListScreen
        list={list}
        columns={columns}
        title={t('list.title')}
        count={(count, isExact) => t(isExact ? 'list.count' : 'list.countMore', { count })}
        note={readOnly}
        search={{ label: t('list.searchLabel'), placeholder: t('list.search') }}
        actions={readOnly === undefined ? <Button {...add}>{t('list.new')}</Button> : undefined}
        phoneActions={readOnly === undefined && <IconButton {...add} size="large" label={t('list.new')} />}
        rowKey={({ id }) => id}
        rowHref={({ id }) => (mayOpen ? `/users/${id}` : undefined)}
        failed={t('list.failed')}
        nothing={t('list.nothing')}
      />
      <NewUserDialog
        open={adding && readOnly === undefined}
        onClose={() => setAdding(false)}
        onMade={({ id, email }) => void navigate(`/users/${id}`, { state: { written: email } })}
      />
    </>
  );
}
