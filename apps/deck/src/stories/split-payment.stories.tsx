import { contract } from '@deck/api/contract';
import { mock } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { getPage } from './testing/answers/answers.ts';
import { splitOrder } from './testing/answers/order.ts';
import { charged } from './testing/answers/payments.ts';
import { kitWords, words } from './testing/assertions.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Split payment', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const split = defineScenes('/orders/split-payment');
const { orderPayments, orders } = contract;
const at = '/orders/split-payment?order=order-klb-20418';

export const Full = split({ expected: words('collect:split.title') });
export const Made = split({
  at,
  answers: [mock(orders.get, splitOrder), mock(orderPayments.list, getPage([]))],
  expected: words('collect:split.link'),
});
/** As of a wedding that 260 guests pay for: the parts are shown fifty at a time. */
export const ManyParts = split({
  at,
  answers: [
    mock(orders.get, splitOrder),
    mock(orderPayments.list, ({ size, page }) =>
      getPage(
        Array.from({ length: 260 }, (_, part) => ({ ...charged, id: `part-${part}` })),
        size,
        page,
      ),
    ),
  ],
  expected: kitWords(({ table }) => table.showing(50, 260, true)),
});
export const Loading = split({ ...loading(orders.get), at });
export const Failed = split({ ...failed('orders:details.failed', orders.get), at });
export const Forbidden = split(forbidden);
