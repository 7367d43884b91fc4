import type { Day, DaySum, MovementFilter } from '@deck/api/contract/days';
import { query } from '@deck/api/react';
import { type MovementKind, movementSortFields } from '@deck/api/vocabulary';
import { isDate } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { useMethodTitle } from '../../domain/payment/use-method-title.ts';
import { api, queryClient, quietApi } from '../../platform/api.ts';
import { defineList, type ListRequest } from '../../platform/list/define-list.ts';
import { useColleagueName } from './use-colleague-name.ts';

/** The day of an address; undefined for today, and for what is no day. */
export const dayIn = (params: Pick<URLSearchParams, 'get'>): string | undefined =>
  readDay(params.get('day') ?? '');
const readDay = (text: string): string | undefined => (isDate(text) ? text : undefined);

/** Which way money went; all of them first. */
export const movementWays = ['all', 'in', 'out', 'released'] as const;
export type MovementWay = (typeof movementWays)[number];

/** The kinds of each way; none do not narrow. */
const kindsOf: Readonly<Record<MovementWay, MovementKind[]>> = {
  all: [],
  in: ['CHARGE', 'CAPTURE'],
  out: ['REFUND', 'PAYOUT'],
  released: ['RELEASE'],
};

/** The way of an address; all of them for any other word. */
export const readWay = (word: string): MovementWay => movementWays.find((way) => way === word) ?? 'all';

/** What moved on a day; without one, today. */
export const dayQuery = (day: string | undefined) =>
  query(quietApi.days.get, day === undefined ? {} : { day });

/** Whether anything was charged, captured or refunded in a currency; holds that ended and payouts move nothing. */
export const hasMoved = ({ charges, captures, refunds }: DaySum): boolean =>
  /[1-9]/.test(`${charges}${captures}${refunds}`);

/** The currency that is shown first: the company's, unless only others moved. */
export function currencyOfDay({ sums }: Pick<Day, 'sums'>, usual: string): string {
  const moved = sums.filter(hasMoved);
  const shown = moved.length > 0 ? moved : sums;
  return shown.some(({ currency }) => currency === usual) ? usual : (shown[0]?.currency ?? usual);
}

/** The movements of a day. Its filters offer what the day has. */
export const movementList = defineList(api.movements.list, {
  request: ({ filter, forFile: _, ...asked }: ListRequest<MovementFilter>) => ({
    ...asked,
    getMovementsRq: filter,
  }),
  exported: 'MOVEMENTS',
  sortFields: movementSortFields,
  sort: { id: 'at', direction: 'desc' },
  useFacts() {
    const { t } = useTranslation('day');
    const methodTitle = useMethodTitle();
    const colleagueName = useColleagueName();
    return useMemo(() => ({ t, methodTitle, colleagueName }), [t, methodTitle, colleagueName]);
  },
  filters: [
    { kind: 'menu', fields: ['kinds'], params: ['way'], read: (word) => ({ kinds: kindsOf[readWay(word)] }) },
    {
      kind: 'several',
      fields: ['propertyIds'],
      params: ['property'],
      label: ({ t }) => t('property'),
      choices: () => ({ useOptions: () => useParts('properties', String), labelOf: usualName }),
    },
    {
      kind: 'several',
      fields: ['methods'],
      params: ['method'],
      label: ({ t }) => t('method'),
      choices: ({ methodTitle }) => ({
        useOptions: () => useParts('methods', methodTitle),
        labelOf: methodTitle,
      }),
    },
    {
      kind: 'several',
      fields: ['colleagues'],
      params: ['colleague'],
      label: ({ t }) => t('colleague'),
      choices: ({ colleagueName }) => ({
        useOptions: () => useParts('colleagues', colleagueName),
        labelOf: colleagueName,
      }),
    },
    {
      kind: 'several',
      fields: ['currencies'],
      params: ['currency'],
      label: ({ t }) => t('columns.currency'),
      choices: () => ({ useOptions: useCurrencies, labelOf: String }),
    },
    { kind: 'menu', fields: ['day'], params: ['day'], read: (word) => ({ day: readDay(word) }) },
  ],
});

/** What the screen shows first. */
export function loadDay(args: LoaderFunctionArgs): void {
  movementList.load(args);
  void queryClient.prefetchQuery(dayQuery(dayIn(new URL(args.request.url).searchParams)));
}

const usualName = (id: string): string =>
  queryClient
    .getQueriesData<{ properties?: readonly { id: string; name: string }[] }>({
      queryKey: dayQuery(undefined).queryKey.slice(0, 2),
    })
    .flatMap(([, day]) => day?.properties ?? [])
    .find((part) => part.id === id)?.name ?? id;

function useShownDay() {
  const [params] = useSearchParams();
  return useQuery(dayQuery(dayIn(params))).data;
}

function useParts(kind: 'properties' | 'methods' | 'colleagues', labelOf: (name: string) => string) {
  const parts = useShownDay()?.[kind].filter(({ id }) => id !== '') ?? [];
  return [...new Map(parts.map(({ id, name }) => [id, name]))].map(([value, name]) => ({
    value,
    label: labelOf(name),
  }));
}

const useCurrencies = () =>
  useShownDay()?.sums.map(({ currency }) => ({ value: currency, label: currency })) ?? [];
