import type { Property } from '@deck/api/contract/company';
import { query } from '@deck/api/react';
import { propertyTypes } from '@deck/api/vocabulary';
import type { TableSort } from '@deck/ui';
import { fold, searchWords } from '@deck/values';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { api, queryClient } from '../../platform/api.ts';
import { defineWholeList } from '../../platform/list/define-list.ts';
import { choices } from '../../platform/list/filters/filter.ts';

type Words = TFunction<['properties', 'labels']>;

/** The columns of the list: it is sorted by each of them. */
export const propertyFields = [
  'name',
  'type',
  'city',
  'timezone',
  'email',
  'phone',
  'address',
  'customer_service',
] as const;
export type PropertyField = (typeof propertyFields)[number];

interface PropertyFilter {
  readonly search?: string;
  readonly types?: readonly string[];
}

/** The hotels, aircraft and other properties of the division. */
export const propertyList = defineWholeList(api.properties.list, {
  find: (all: readonly Property[], { filter, sort }: Asked, { t, locale }: { t: Words; locale: string }) =>
    shownProperties(all, {
      filter,
      sort,
      textOf: (field, property) => propertyText(t, field, property),
      locale,
    }),
  sortFields: propertyFields,
  sort: { id: 'name', direction: 'asc' },
  useFacts() {
    const { t, i18n } = useTranslation(['properties', 'labels']);
    return useMemo(() => ({ t, locale: i18n.language }), [t, i18n.language]);
  },
  filters: [
    { kind: 'search', fields: ['search'], params: ['q'] },
    {
      kind: 'several',
      fields: ['types'],
      params: ['type'],
      label: ({ t }) => t('column.type'),
      choices: ({ t }) => choices(propertyTypes, (type) => t(`labels:propertyType.${type}`)),
    },
  ],
});

export const loadProperties = propertyList.load;

export const propertyQuery = (id: string) => query(api.properties.get, { id });

/** One property. */
export function loadProperty({ params: { id = '' } }: LoaderFunctionArgs): void {
  void queryClient.prefetchQuery(propertyQuery(id));
}

/** What a column says of a property: its cell, and what it is sorted by. */
export function propertyText(t: Words, field: PropertyField, property: Property): string {
  switch (field) {
    case 'type':
      return t(`labels:propertyType.${property.type}`);
    case 'customer_service':
      return [property.customerServiceEmail, property.customerServicePhone].filter(Boolean).join(', ');
    default:
      return property[field];
  }
}

interface Asked {
  readonly filter: PropertyFilter;
  readonly sort: TableSort & { readonly id: PropertyField };
}

/** The properties that are looked for, in the order of a column. The server answers all of them at once. */
export function shownProperties(
  all: readonly Property[],
  {
    filter,
    sort,
    textOf,
    locale,
  }: Asked & {
    /** What a column says of a property, in the reader's words. */
    readonly textOf: (field: PropertyField, property: Property) => string;
    readonly locale: string;
  },
): Property[] {
  const { search = '', types = [] } = filter;
  const words = searchWords(search);
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = sort.direction === 'asc' ? 1 : -1;
  return all
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .filter((property) => {
      const text = fold(searched.map((field) => property[field]).join('\n'));
      return words.every((word) => text.includes(word));
    })
    .sort(
      (a, b) =>
        sign * collator.compare(textOf(sort.id, a), textOf(sort.id, b)) || collator.compare(a.name, b.name),
    );
}

const searched = [
  'name',
  'city',
  'address',
  'email',
  'phone',
  'customerServiceEmail',
  'customerServicePhone',
  'orderPrefix',
] as const satisfies readonly (keyof Property)[];
