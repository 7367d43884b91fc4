import type { OfferedMethod } from '@deck/api/contract/psp-profiles';
import { SortableList, Switch } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import * as row from '../shared/sorted-row.css.ts';
import { type GroupChoice, withChange } from './choices.ts';

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
export function MethodList({ label, choices, offered, disabled, onChange }: MethodListProps) {
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
