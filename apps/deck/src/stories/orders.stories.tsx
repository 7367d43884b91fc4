import { contract } from '@deck/api/contract';
import { mock, refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { getPage } from './testing/answers/answers.ts';
import { leadsNotTo, words } from './testing/assertions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { answered, failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Orders', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const orders = defineScenes('/orders');
const { list } = contract.orders;

export const Full = orders({ expected: ['KLB-20418', 'Hiroshi Tanaka'] });
export const Empty = orders(answered('orders:list.empty', mock(list, getPage([]))));
export const NothingFound = orders({
  ...answered('orders:list.nothing', mock(list, getPage([]))),
  at: '/orders?q=solheym',
});
export const Loading = orders(loading(list));
export const Failed = orders(failed('orders:list.failed', list));
export const RightTakenMeanwhile = orders({
  answers: [refused(list, 'ACCESS_DENIED')],
  expected: [words('orders:list.failed'), words('errors.accessRestricted')],
});
export const NoneOpens = orders({
  person: ownerWithout('ORDER_INSTANCE_VIEW'),
  expected: ['KLB-20418', leadsNotTo('/orders/order-klb-20418')],
});
// Specification 2.9, 6.14, 8.37
export const Forbidden = orders(forbidden);
