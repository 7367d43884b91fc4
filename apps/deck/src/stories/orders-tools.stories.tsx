import { contract } from '@deck/api/contract';
import { mock } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { pageOf } from './testing/answers/answers.ts';
import { orders as rows } from './testing/answers/orders.ts';
import { press } from './testing/deeds.ts';
import { sceneOf, screen } from './testing/scene.tsx';
import { kitWords, opens, words } from './testing/shows.ts';

const meta = { ...screen, title: 'Screens/Orders tools', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const orders = sceneOf('/orders');
const { list } = contract.orders;
const filters = press(words('list:filters.open'));
const narrowed =
  '/orders?from=2026-11-01&to=2026-11-20&state=PAID&state=DECLINED&currency=EUR&amount-from=100&agent=Eleni+Markou&email=solheim%40fjordmail.example';
const columns = kitWords(({ columnsMenu }) => columnsMenu.trigger);
const exporting = press(words('list:export.open'));
const exportTitle = opens(words('orders:list.export'));

export const Filters = orders({ after: [filters], shows: opens(words('list:filters.title')) });
export const FiltersSet = orders({
  at: narrowed,
  after: [press([3, 5].map((count) => words('list:filters.openCount', { count })))],
  shows: opens(words('list:filters.title')),
});
export const Narrowed = orders({ at: narrowed, shows: 'solheim@fjordmail.example' });
export const Columns = orders({
  after: [press(columns)],
  shows: kitWords(({ columnsMenu }) => columnsMenu.always),
});
export const Begin = orders({
  after: [press([words('action.takePayment'), words('action.begin')])],
  shows: words('title.splitPayment'),
});
export const Export = orders({ after: [exporting], shows: exportTitle });
export const ExportOfAll = orders({
  answers: [mock(list, ({ size }) => ({ ...pageOf(rows, size), totalElements: 10_000, totalExact: false }))],
  after: [exporting],
  shows: exportTitle,
});
