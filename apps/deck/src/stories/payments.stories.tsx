import { contract } from '@deck/api/contract';
import { mock } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { getPage } from './testing/answers/answers.ts';
import { titled, words } from './testing/assertions.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { answered, failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Payments', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const payments = defineScenes('/payments');
const { list } = contract.payments;
const nothing = { ...getPage([]), totals: [], series: null };

export const Full = payments({
  expected: ['P-778125', 'Maria Papadopoulou', titled(words('app:title.payments'))],
});
export const Links = payments({
  at: '/payments?view=links',
  expected: titled(words('app:menu.paymentLinks')),
});
export const Vpos = payments({ at: '/payments?view=vpos', expected: titled(words('app:menu.vpos')) });
export const ViaCms = payments({ at: '/payments?view=cms', expected: titled(words('app:menu.viaCms')) });
export const Empty = payments(answered('payments:list.empty', mock(list, nothing)));
export const NothingFound = payments({
  ...answered('payments:list.nothing', mock(list, nothing)),
  at: '/payments?q=solheym',
});
export const Loading = payments(loading(list));
export const Failed = payments(failed('payments:list.failed', list));
export const Forbidden = payments(forbidden);
