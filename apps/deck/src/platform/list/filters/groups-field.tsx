import { CheckGroups, useUi } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import type { ListValues } from '../list-state.ts';
import type { SeveralFilter } from './filter.ts';
import { type FilterCounts, sumText } from './filter-counts.ts';

interface GroupsFieldProps {
  readonly filter: SeveralFilter;
  readonly values: ListValues;
  readonly counts: FilterCounts | undefined;
  /** Other fields narrow what is counted. */
  readonly isNarrowed: boolean;
}

/** Statuses in their groups, each with how many rows are in it. */
export function GroupsField({ filter, values, counts, isNarrowed }: GroupsFieldProps) {
  const { t } = useTranslation('list');
  const { locale } = useUi();
  const [name] = filter.params;
  const chosen = values.all(name);
  const options = filter.useOptions();
  const isOffered = (value: string) => options.some((option) => option.value === value);
  const metaOf = (statuses: readonly string[]) => sumText(counts, statuses, locale);
  const quick = filter.shortcut?.values.filter(isOffered) ?? [];
  const found = sumText(counts, undefined, locale);
  const context = [
    chosen.length > 0 && t('filters.chosenOf', { chosen: chosen.length, all: options.length }),
    found !== undefined && t(isNarrowed ? 'filters.countsOf' : 'filters.countsOfAll', { found }),
  ];
  return (
    <CheckGroups
      label={filter.label}
      context={context.filter(Boolean).join(', ') || undefined}
      options={options.map((option) => ({ ...option, meta: metaOf([option.value]) }))}
      groups={(filter.groups ?? []).map((group) => ({ ...group, meta: metaOf(group.values) }))}
      value={chosen}
      onChange={(statuses) => values.change({ [name]: statuses })}
      shortcut={filter.shortcut && quick.length > 0 ? { ...filter.shortcut, values: quick } : undefined}
    />
  );
}
