import { contract } from '@deck/api/contract';
import { refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { payments as rows } from './testing/answers/payments.ts';
import { words } from './testing/assertions.ts';
import { press } from './testing/interactions.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { failed } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Payments peek', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const [first] = rows;
const payments = defineScenes('/payments', { at: `/payments?peek=${first?.id}` });

export const Full = payments({ expected: [first?.number ?? '', words('orders:peek.last')] });
/** What its row says is there all the same. */
export const HistoryFailed = payments(failed('errors.data', contract.payments.history));
export const Gone = payments({
  answers: [refused(contract.payments.get, 'NOT_FOUND')],
  expected: words('payments:list.gone'),
});

/** The menu of a row offers what its state allows. */
export const Menu = {
  ...payments({
    at: '/payments',
    after: [press(words('list:row.menu', { row: first?.number ?? '' }))],
    expected: [words('list:row.look'), words('collect:send.copy'), words('list:row.copyNumber')],
  }),
  tags: ['desk'],
};
