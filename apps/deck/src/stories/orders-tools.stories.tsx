import { contract } from '@deck/api/contract';
import { mock, Refusal, refused } from '@deck/api/mock';
import { LARGEST_PAGE, PART_ROWS } from '@deck/api/rules';
import type { OrderState } from '@deck/api/vocabulary';
import type { Meta } from '@storybook/react-vite';
import { getPage } from './testing/answers/answers.ts';
import { formDrafts } from './testing/answers/drafts.ts';
import { orders as rows } from './testing/answers/orders.ts';
import { kitWords, offersNot, opens, words } from './testing/assertions.ts';
import { type Deed, press, until } from './testing/interactions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Orders tools', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const orders = defineScenes('/orders');
const { list } = contract.orders;
const filters = press(words('list:filters.open'));
const narrowed =
  '/orders?from=2026-11-01&to=2026-11-20&state=PAID&state=DECLINED&currency=EUR&amount-from=100&agent=Eleni+Markou&email=solheim%40fjordmail.example';
const columns = kitWords(({ columnsMenu }) => columnsMenu.trigger);
const exporting = press(words('list:export.open'));
const exportTitle = opens(words('orders:list.export'));
/** As a browser that does not let anybody choose where a file goes. */
const unasked: Deed = async () => void Reflect.deleteProperty(window, 'showSaveFilePicker');
const started = [unasked, exporting, until(exportTitle), press(words('list:export.start'))];
/** Of more orders than go into one answer the first ones; how it goes on is up to the story. The list itself has enough. */
const getExport = (all: number, goesOn: () => Promise<never>) =>
  mock(list, ({ page = 0, size }) => {
    if (page > 0) return goesOn();
    return { ...getPage(rows, size), totalElements: all, totalPages: size === LARGEST_PAGE ? 2 : 1 };
  });

/** More rows than are shown at once: the second part begins where the first one ends. */
export const SecondPart = orders({
  at: '/orders?part=2',
  answers: [
    mock(list, ({ page = 0, size = LARGEST_PAGE }) => {
      if (page * size < PART_ROWS) throw Refusal.because('NOT_FOUND');
      return { ...getPage(rows, size), page, totalElements: 10_000, totalExact: false, totalPages: 50 };
    }),
  ],
  expected: kitWords(({ pagination }) => pagination.range(5_001, 10_000, 10_000, false)),
});

export const Drafts = orders({
  answers: [mock(contract.drafts.list, [...formDrafts])],
  after: [press(words('draft.open', { count: 2 }))],
  expected: [opens(words('draft.list')), words('draft.listText')],
});
const { counts } = contract.orders;
const opened = [filters, until(opens(words('list:filters.title')))];
const show = (many: number) => words('orders:list.show', { count: many });
const inState = (status: OrderState, many: number) => ({ status, count: many, countExact: true });
/** How many the panel finds follows what it asks for; how many are in each state does not. */
const counted = mock(counts, ({ getOrdersRq }) => ({
  count: getOrdersRq?.states ? 98 : 1_284,
  countExact: true,
  statuses: [
    inState('LINK_SENT', 41),
    inState('PARTIALLY_PAID', 138),
    inState('DECLINED', 4),
    inState('PAID', 1_101),
  ],
}));
export const Filters = orders({
  answers: [counted],
  after: opened,
  expected: [opens(words('list:filters.title')), show(1_284)],
});
export const FiltersSet = orders({
  answers: [counted],
  at: narrowed,
  after: opened,
  expected: [words('list:filters.on', { count: 5 }), show(98)],
});
/** One status of a group: its check is mixed. */
export const FiltersMixed = orders({
  answers: [counted],
  after: [...opened, press(words('orderState.DECLINED'), 'checkbox'), until(show(98))],
  expected: words('list:filters.on', { count: 1 }),
});
export const FiltersCounting = orders({
  answers: [mock(counts, () => new Promise(() => undefined))],
  after: opened,
  expected: words('list:filters.show'),
});
/** The filters work without the number. */
export const FiltersNotCounted = orders({
  answers: [
    mock(counts, () => {
      throw Refusal.because('NOT_FOUND');
    }),
  ],
  after: opened,
  expected: words('list:filters.show'),
});
export const FiltersFindingNothing = orders({
  answers: [mock(counts, { count: 0, countExact: true, statuses: [] })],
  after: opened,
  expected: words('orders:list.showNone'),
});
export const FiltersReversed = orders({
  answers: [counted],
  at: '/orders?currency=EUR&amount-from=500.00&amount-to=100.00',
  after: opened,
  expected: words('list:filters.amountsReversed'),
});
export const FiltersOfNoCurrency = orders({
  at: '/orders?currency=XXX&amount-from=10',
  after: opened,
  expected: words('list:filters.amountFrom'),
});
/** What was sorted by once is left out, and can be taken back. */
export const UnknownSort = orders({
  at: '/orders?sort=nonsense,asc',
  answers: [
    mock(list, ({ sort = [], size }) => {
      if (sort.length > 0) throw Refusal.invalid({ sort: 'sort' });
      return getPage(rows, size);
    }),
  ],
  expected: ['KLB-20418', words('list:reset')],
});
export const Narrowed = orders({ at: narrowed, expected: 'solheim@fjordmail.example' });
export const Columns = orders({
  after: [press(columns)],
  expected: kitWords(({ columnsMenu }) => columnsMenu.always),
});
const hideTotal = press(words('orders:list.columns.total'), 'checkbox');
const setForCompany = words('list:columns.save');
/** Hidden for everyone by who may change settings: they follow the company from then on. */
export const ColumnsOfTheCompany = orders({
  answers: [
    mock(contract.users.saveColumnSettings, ({ body }) =>
      body.map(({ tableId, hiddenColumns }) => ({ tableId, hiddenColumns: hiddenColumns ?? ['total'] })),
    ),
    mock(contract.businessProfiles.saveColumnSettings, ({ body }) => body),
  ],
  after: [press(columns), hideTotal, press(setForCompany)],
  expected: words('list:columns.saved'),
});
export const ColumnsWithoutSettings = orders({
  person: ownerWithout('SETTINGS_EDIT'),
  after: [press(columns), until(words('list:columns.back'))],
  expected: offersNot(setForCompany),
});
export const Begin = orders({
  after: [press([words('action.takePayment'), words('action.begin')])],
  expected: words('title.splitPayment'),
});
export const Export = orders({ after: [exporting], expected: exportTitle });
export const ExportOfAll = orders({
  answers: [mock(list, ({ size }) => ({ ...getPage(rows, size), totalElements: 10_000, totalExact: false }))],
  after: [exporting],
  expected: exportTitle,
});
export const ExportUnderWay = orders({
  answers: [getExport(1_284, () => new Promise(() => {}))],
  after: started,
  expected: words('list:export.written', { count: rows.length, all: 1_284 }),
});
/** Without its record no file is made. */
export const ExportUnrecorded = orders({
  answers: [refused(contract.exports.start, 'SERVER_ERROR')],
  after: started,
  expected: [words('list:export.halted'), words('list:export.goOn')],
});
export const ExportHalted = orders({
  answers: [getExport(1_284, () => Promise.reject(Refusal.because('SERVER_ERROR')))],
  after: started,
  expected: [words('list:export.halted'), words('list:export.goOn')],
});
