import { contract } from '@deck/api/contract';
import { mock } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { getPage } from './testing/answers/answers.ts';
import { quietDay } from './testing/answers/day.ts';
import { amount, titled, words } from './testing/assertions.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { answered, failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Day', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const day = defineScenes('/day');
const { get } = contract.days;
const { list } = contract.movements;

export const Full = day({
  expected: [
    titled(words('app:title.day')),
    words('day:difference.more', {
      difference: amount('390.00', 'EUR'),
      date: '21.11.2026',
      amount: amount('1394.00', 'EUR'),
    }),
    words('day:guests'),
    'Mr Whitcombe pays at the desk, he arrives at 15:00.',
  ],
});
export const DayBefore = day({
  at: '/day?day=2026-11-21',
  expected: words('day:difference.same', { date: '20.11.2026' }),
});
export const Empty = day(answered('day:empty', mock(get, quietDay), mock(list, getPage([]))));
export const NothingFound = day({
  ...answered('day:nothing', mock(list, getPage([]))),
  at: '/day?way=out',
});
export const Loading = day(loading(get, list));
export const Failed = day(failed('day:failed', get));
export const ListFailed = day(failed('day:listFailed', list));
export const Forbidden = day(forbidden);
