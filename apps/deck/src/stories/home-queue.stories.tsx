import { contract } from '@deck/api/contract';
import { mock } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longQueue, queue } from './testing/answers/today.ts';
import {
  amount,
  getText,
  leadsNotTo,
  leadsTo,
  offersNot,
  opens,
  plain,
  type Text,
  words,
} from './testing/assertions.ts';
import { type Deed, press, until } from './testing/interactions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Main page queue', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const home = defineScenes('/');
const { today } = contract;
const capture = words('home:queue.act.capture', { amount: amount('2160.00', 'EUR') });
const send = words('home:queue.act.send');
const actOf = (act: typeof send, payment: string) => words('home:actOf', { act, payment });

export const Acts = home({
  expected: [
    capture,
    send,
    words('home:queue.act.call', { phone: '+48 601 234 567' }),
    leadsTo('tel:+48601234567'),
    words('home:queue.act.newPayment'),
    words('home:queue.act.updateRate'),
    leadsTo('/settings/rates'),
  ],
});
// Specification 2.52
export const CaptureFromQueue = home({
  after: [press(actOf(capture, 'Ingrid Solheim'))],
  expected: opens(words('money:title.capture', { payment: 'P-778127' })),
});
export const SendFromQueue = home({
  after: [press(actOf(send, 'Maria Papadopoulou'))],
  expected: opens(words('collect:send.title', { payment: 'P-778131' })),
});
const isFocused =
  (name: Text) =>
  ({ ownerDocument: { activeElement } }: HTMLElement): void => {
    expect(plain(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '')).toBe(
      getText(name),
    );
  };
/** A colleague does what rows ask for, while the focus is on the act of a hold. */
function losing(rows: readonly string[]) {
  let left: readonly string[] = [];
  const act = actOf(capture, 'Ingrid Solheim');
  const lose: Deed = async () => {
    left = rows;
    window.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    changing: () => {
      left = [];
      return [
        mock(today.queue, () => ({
          ...queue,
          waiting: queue.waiting.filter(({ id }) => !left.includes(id)),
        })),
      ];
    },
    after: [press(act), press(words('money:keep.capture')), until(isFocused(act)), lose],
  };
}
const held = queue.waiting[1]?.id ?? '';
const all = queue.waiting.map(({ id }) => id);
export const FocusOnNextRow = home({
  ...losing([held]),
  expected: isFocused(actOf(words('home:queue.act.openOrder'), 'Nikolai Orlov')),
});
export const FocusOnHeading = home({
  ...losing(all),
  expected: [words('home:queue.empty'), isFocused(words('home:queue.title'))],
});
/** Without a number there is nobody to call: the order may say more. */
export const NoPhone = home({ expected: words('home:queue.act.openOrder') });
export const WithoutActs = home({
  answers: [
    mock(today.queue, { ...queue, waiting: queue.waiting.map((one) => ({ ...one, act: null, phone: '' })) }),
  ],
  expected: [
    words('home:queue.title'),
    offersNot(actOf(send, 'Maria Papadopoulou')),
    leadsNotTo('/settings/rates'),
  ],
});
export const WithoutOrders = home({
  person: ownerWithout('ORDERS_LIST_VIEW'),
  expected: words('home:queue.title'),
});
export const MainPageAlone = home({
  person: ownerWithout('ORDERS_LIST_VIEW', 'ALL_PAYMENTS_LIST_VIEW'),
  expected: words('home:wallet.title'),
});
export const Long = home({
  answers: [mock(today.queue, longQueue)],
  after: [press(words('home:queue.more'))],
  expected: words('home:queue.shown', { shown: 50, total: '64' }),
});
