import type { Meta } from '@storybook/react-vite';
import { kitWords, opens, words } from './testing/assertions.ts';
import { choose, press } from './testing/interactions.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Payments tools', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const payments = defineScenes('/payments');
const filters = press(words('list:filters.open'));

export const Filters = payments({ after: [filters], expected: opens(words('list:filters.title')) });
export const FiltersByCurrency = payments({
  after: [filters, choose(words('list:filters.currency'), 'JPY')],
  expected: opens(words('list:filters.title')),
});
export const Columns = payments({
  after: [press(kitWords(({ columnsMenu }) => columnsMenu.trigger))],
  expected: kitWords(({ columnsMenu }) => columnsMenu.always),
});
export const Export = payments({
  after: [press(words('list:export.open'))],
  expected: opens(words('payments:list.export')),
});
export const PaymentLinks = payments({ at: '/payments?view=links', expected: words('menu.paymentLinks') });
export const ByTerminal = payments({ at: '/payments?view=vpos', expected: words('menu.vpos') });
export const AwaitingCapture = payments({ at: '/payments?waiting=capture', expected: 'P-778127' });
