import type { OfferedGroup, OfferedMethod } from '@deck/api/contract/psp-profiles';
import { Card, SortableList, Switch, useUi } from '@deck/ui';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as row from '../shared/sorted-row.css.ts';
import { type GroupChoice, type MethodsForm, withChange } from './choices.ts';

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

type Choice = GroupChoice['methods'][number];

interface MethodListProps {
  /** The group's name. */
  label: string;
  choices: readonly Choice[];
  /** What they are called and can do. */
  offered: readonly OfferedMethod[];
  disabled: boolean;
  onChange: (methods: Choice[]) => void;
}

/** The methods of one group. */
function MethodList({ label, choices, offered, disabled, onChange }: MethodListProps) {
  const { t } = useTranslation('methods');
  const methodOf = ({ name }: Choice) => offered.find((one) => one.name === name);
  const titleOf = (choice: Choice) => methodOf(choice)?.title ?? choice.name;
  return (
    <SortableList
      label={t('groups.methodsOf', { group: label })}
      items={choices}
      itemKey={({ name }) => name}
      itemName={titleOf}
      onSort={(methods) => onChange([...methods])}
      disabled={disabled}
    >
      {(choice) => (
        <div className={row.row}>
          <Switch
            label={titleOf(choice)}
            checked={choice.enabled}
            disabled={disabled}
            onChange={(enabled) => onChange(withChange(choices, choice.name, { enabled }))}
          />
          {methodOf(choice)?.holds && <span className={row.note}>{t('groups.holds')}</span>}
        </div>
      )}
    </SortableList>
  );
}
