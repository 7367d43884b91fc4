import type { User } from '@deck/api/contract/people';
import { inAreas, mutation, query } from '@deck/api/react';
import type { AssignableRight } from '@deck/api/vocabulary';
import { ActionBar, Button, Column, Columns, PageForm, useToast } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../api.ts';
import { useLeaveQuestion } from '../../../forms/use-leave-question.tsx';
import { useRefusal } from '../../../forms/use-refusal.ts';
import { OWNER } from '../shared/writing.ts';
import { FeatureTree } from './feature-tree.tsx';
import { changedRights } from './rights.ts';
import { RightsCard } from './rights-card.tsx';

interface PermissionsTabProps {
  user: User;
  mayWrite: boolean;
}

/** The eight rights an owner gives one by one, and what the role brings by itself. */
export function PermissionsTab({ user, mayWrite }: PermissionsTabProps) {
  const { t } = useTranslation(['users', 'app']);
  const toast = useToast();
  const held = user.permissions;
  const [chosen, setChosen] = useState<readonly AssignableRight[]>();
  const changes = changedRights(held, chosen ?? held);
  const canChange = mayWrite && user.role !== OWNER;

  const save = useMutation({
    ...mutation(api.users.savePermissions, { shows: 'all' }),
    onSuccess: async (tree, { body }) => {
      // Shown as saved at once; the fresh reading that follows says the same.
      queryClient.setQueryData(query(api.users.permissions, { id: user.id }).queryKey, tree);
      queryClient.setQueryData(query(api.users.get, { id: user.id }).queryKey, {
        ...user,
        permissions: body.permission,
      });
      setChosen(undefined);
      toast({
        tone: 'success',
        title: t('rights.saved'),
        text: t('rights.savedText', { name: user.fullName }),
      });
      await queryClient.invalidateQueries(inAreas('users'));
    },
  });
  const leaveQuestion = useLeaveQuestion(() => changes.size > 0);
  const refusal = useRefusal(save.error);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen === undefined || changes.size === 0 || save.isPending) return;
    save.mutate({ id: user.id, body: { permission: [...chosen] } });
  }

  return (
    <PageForm onSubmit={submit}>
      <Columns>
        <Column>
          <RightsCard
            rights={chosen ?? held}
            changes={changes}
            disabled={!canChange || save.isPending}
            ofOwner={user.role === OWNER}
            refusal={refusal}
            onChange={(rights) => {
              save.reset();
              setChosen(rights);
            }}
          />
        </Column>
        <Column>
          <FeatureTree user={user} />
        </Column>
      </Columns>
      {canChange && (
        <ActionBar
          start={
            <Button
              size="large"
              variant="quiet"
              disabled={changes.size === 0 || save.isPending}
              onClick={() => setChosen(undefined)}
            >
              {t('rights.discard')}
            </Button>
          }
          end={
            <Button
              size="large"
              variant="primary"
              type="submit"
              disabled={changes.size === 0}
              loading={save.isPending}
            >
              {changes.size === 0 ? t('rights.save') : t('rights.saveCount', { count: changes.size })}
            </Button>
          }
        />
      )}
      {leaveQuestion}
    </PageForm>
  );
}
