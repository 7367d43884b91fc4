import type { PermissionNode, User } from '@deck/api/contract/people';
import { query } from '@deck/api/react';
import { assignableRights, permissions } from '@deck/api/vocabulary';
import { Card, Icon, Skeleton, Stack, Text, VisuallyHidden } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../domain/person/user-marks.tsx';
import { api } from '../../platform/api.ts';
import { PartFailed } from '../../platform/navigation/page-states.tsx';
import * as css from './user.css.ts';

const assignable: ReadonlySet<string> = new Set(assignableRights);

/** What a role opens by itself: nobody gives or takes it one by one. */
export function FeatureTree({ user: { id, role } }: { user: User }) {
  const { t } = useTranslation(['users', 'app']);
  const roleName = useRoleName();
  const tree = useQuery(query(api.users.permissions, { id }));
  const features = tree.data?.permission.filter(({ name }) => !assignable.has(name));
  return (
    <Card title={t('features.title')} meta={roleName(role)}>
      <Stack>
        <Text>{t('features.text')}</Text>
        {tree.isError ? (
          <PartFailed onRetry={() => void tree.refetch()}>{t('features.failed')}</PartFailed>
        ) : features ? (
          <Nodes nodes={features} />
        ) : (
          <Skeleton shape="block" height={280} />
        )}
      </Stack>
    </Card>
  );
}

function Nodes({ nodes }: { nodes: readonly PermissionNode[] }) {
  const { t } = useTranslation(['users', 'labels']);
  const wordOf = (name: string) => {
    const known = permissions.find((permission) => permission === name);
    return known ? t(`labels:permission.${known}`) : name;
  };
  return (
    <ul className={css.nodes}>
      {nodes.map(({ name, access, permissions: below }) => (
        <li key={name}>
          <span className={access ? css.held : css.node}>
            <Icon shape={access ? Check : Minus} />
            <span>
              {wordOf(name)}
              <VisuallyHidden>{`: ${t(access ? 'features.yes' : 'features.no')}`}</VisuallyHidden>
            </span>
          </span>
          {below.length > 0 && <Nodes nodes={below} />}
        </li>
      ))}
    </ul>
  );
}
