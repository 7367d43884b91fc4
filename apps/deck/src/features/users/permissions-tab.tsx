import type { User } from '@deck/api/contract/people';
import { inAreas, mutation, query } from '@deck/api/react';
import { chooseRight, rightNeeded } from '@deck/api/rules';
import { type AssignableRight, assignableRights } from '@deck/api/vocabulary';
import {
  ActionBar,
  Alert,
  Button,
  Card,
  Checkbox,
  Column,
  Columns,
  PageForm,
  Stack,
  useToast,
} from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../platform/api.ts';
import { changedChoices, getShare } from '../../platform/forms/multi-choice.ts';
import { RefusalAlert } from '../../platform/forms/refusal-alert.tsx';
import { useLeaveQuestion } from '../../platform/forms/use-leave-question.tsx';
import { useRefusal } from '../../platform/forms/use-refusal.ts';
import { FeatureTree } from './feature-tree.tsx';
import { OWNER } from './read-only-reason.ts';
import * as css from './user.css.ts';

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
  const changes = changedChoices(assignableRights, held, chosen ?? held);
  const canChange = mayWrite && user.role !== OWNER;

  const save = useMutation({
    ...mutation(api.users.savePermissions, { handledErrors: 'all' }),
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

interface RightsCardProps {
  rights: readonly AssignableRight[];
  /** Those that are not saved yet. */
  changes: ReadonlySet<AssignableRight>;
  onChange: (rights: readonly AssignableRight[]) => void;
  disabled: boolean;
  /** An owner holds all by the role. */
  ofOwner: boolean;
  refusal: string | undefined;
}

/** The rights that are given to people one by one, and all of them at once. */
function RightsCard({ rights, changes, onChange, disabled, ofOwner, refusal }: RightsCardProps) {
  const { t } = useTranslation(['users', 'labels', 'app']);
  const getHint = (right: AssignableRight) => {
    const needed = rightNeeded(right);
    return needed && t('rights.needs', { right: t(`labels:permission.${needed}`) });
  };
  return (
    <Card
      title={t('rights.title')}
      meta={t('rights.count', { held: rights.length, all: assignableRights.length })}
    >
      <Stack>
        <RefusalAlert>{refusal}</RefusalAlert>
        {ofOwner && <Alert tone="info">{t('app:errors.code.OWNER_HAS_ALL_RIGHTS')}</Alert>}
        <Checkbox
          label={t('rights.all')}
          checked={getShare(assignableRights, rights)}
          disabled={disabled}
          onChange={(all) => onChange(all ? assignableRights : [])}
        />
        <ul className={css.rights}>
          {assignableRights.map((right) => (
            <li key={right} className={css.right}>
              <Checkbox
                label={t(`labels:permission.${right}`)}
                checked={rights.includes(right)}
                disabled={disabled}
                hint={getHint(right)}
                onChange={(isHeld) => onChange(chooseRight(rights, right, isHeld))}
              />
              {changes.has(right) && (
                <span className={css.mark}>
                  {t(rights.includes(right) ? 'rights.given' : 'rights.taken')}
                </span>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
