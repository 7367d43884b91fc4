import type { OfferedGroup } from '@deck/api/contract/psp-profiles';
import { Card, SortableList, Switch, useUi } from '@deck/ui';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as row from '../shared/sorted-row.css.ts';
import { type GroupChoice, type MethodsForm, withChange } from './choices.ts';
import { MethodList } from './method-list.tsx';

interface GroupsCardProps {
  control: Control<MethodsForm, unknown, MethodsForm>;
  /** What the groups and methods are called. */
  offered: readonly OfferedGroup[];
  mayEdit: boolean;
}

/** The groups payers see, the first one first, each with its methods. */
export function GroupsCard({ control, offered, mayEdit }: GroupsCardProps) {
  const { t } = useTranslation('methods');
  const { locale } = useUi();
  const { field } = useController({ control, name: 'groups' });
  const groupOf = ({ name }: GroupChoice) => offered.find((one) => one.name === name);
  const nameOf = (group: GroupChoice) => groupOf(group)?.names[locale] ?? group.name;
  const change = (name: string, part: Partial<GroupChoice>) =>
    field.onChange(withChange(field.value, name, part));
  return (
    <Card title={t('groups.title')} meta={t('groups.text')}>
      <SortableList
        label={t('groups.title')}
        items={field.value}
        itemKey={({ name }) => name}
        itemName={nameOf}
        onSort={(groups) => field.onChange([...groups])}
        disabled={!mayEdit}
      >
        {(group) => (
          <>
            <div className={row.row}>
              <Switch
                label={nameOf(group)}
                checked={group.enabled}
                disabled={!mayEdit}
                onChange={(enabled) => change(group.name, { enabled })}
              />
            </div>
            <div className={row.within}>
              <MethodList
                label={nameOf(group)}
                choices={group.methods}
                offered={groupOf(group)?.methods ?? []}
                disabled={!mayEdit || !group.enabled}
                onChange={(methods) => change(group.name, { methods })}
              />
            </div>
          </>
        )}
      </SortableList>
    </Card>
  );
}
