import type { Meta } from '@storybook/react-vite';
import { kitWords, opens, words } from './testing/assertions.ts';
import { choose, press } from './testing/interactions.ts';
import { sceneOf, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Payments tools', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const payments = sceneOf('/payments');
const filters = press(words('list:filters.open'));

export const Filters = payments({ after: [filters], shows: opens(words('list:filters.title')) });
export const FiltersByCurrency = payments({
  after: [filters, choose(words('list:filters.currency'), 'JPY')],
  shows: opens(words('list:filters.title')),
});
export const Columns = payments({
  after: [press(kitWords(({ columnsMenu }) => columnsMenu.trigger))],
  shows: kitWords(({ columnsMenu }) => columnsMenu.always),
});
export const Export = payments({
  after: [press(words('list:export.open'))],
  shows: opens(words('payments:list.export')),
});
export const PaymentLinks = payments({ at: '/payments?view=links', shows: words('menu.paymentLinks') });
export const ByTerminal = payments({ at: '/payments?view=vpos', shows: words('menu.vpos') });
export const AwaitingCapture = payments({ at: '/payments?waiting=capture', shows: 'P-778127' });
