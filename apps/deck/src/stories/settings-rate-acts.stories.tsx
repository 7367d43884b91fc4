import { contract } from '@deck/api/contract';
import { broken, mock, Refusal } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getPage } from './testing/answers/answers.ts';
import { rates as all, todaysRates } from './testing/answers/money.ts';
import { holds, kitWords, opens, words } from './testing/assertions.ts';
import { choose, fill, press, until } from './testing/interactions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Settings/Rate acts', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const [usd] = todaysRates as [(typeof todaysRates)[number]];
const { rates: calls } = contract;
const opened = { at: `/settings/rates?rate=${usd.id}` };
const rates = defineScenes('/settings/rates');
const add = press(words('rates:add.title'));
const submit = press(words('rates:add.submit'));
const filled = [
  add,
  choose(words('rates:field.currency'), 'USD'),
  fill(words('rates:field.rate'), '0.9401'),
  fill(words('rates:field.start'), '01.12.2026'),
];

export const Add = rates({ after: [add], expected: opens(words('rates:add.title')) });
export const AddFilled = rates({ after: filled, expected: opens(words('rates:add.title')) });
/** The property's day, where a payment needs the rate, and not the reader's. */
export const AddForADay = rates({
  state: { cameFrom: '/orders/order-klb-20418/new-payment', day: '2026-11-20' },
  after: [add],
  expected: holds(words('rates:field.start'), '20.11.2026'),
});
export const AddWrong = rates({
  after: [add, choose(words('rates:field.currency'), 'USD'), fill(words('rates:field.rate'), '0'), submit],
  expected: words('validation.rate'),
});
// Specification 5.39
export const AddTwice = rates({
  answers: [
    mock(calls.create, () => {
      throw Refusal.invalid({ startDate: 'rateStart' });
    }),
  ],
  after: [...filled, submit],
  expected: words('validation.rateStart'),
});
// Specification 8.33
export const AddFailed = rates({
  answers: [broken(calls.create)],
  after: [...filled, submit],
  expected: words('messages:rate.add'),
});
export const AddDiscarded = rates({
  after: [...filled, press(kitWords(({ modal }) => modal.cancel))],
  expected: opens(kitWords(({ modal }) => modal.discardTitle)),
});
export const Opened = rates({ ...opened, expected: words('rates:field.state') });
export const Converted = rates({
  ...opened,
  answers: [
    mock(calls.get, ({ convertAmount }) => ({
      ...usd,
      conversion: convertAmount
        ? {
            amount: '1000.00',
            currency: 'USD',
            convertedAmount: '946.23',
            convertedCurrency: 'EUR',
            rate: usd.rate,
            rateDate: '2026-11-22',
          }
        : null,
    })),
  ],
  after: [fill(words('rates:convert.amount'), '1000')],
  expected: words('rates:convert.worth'),
});
export const OpenedWithoutRight = rates({
  ...opened,
  person: ownerWithout('SETTINGS_EDIT'),
  expected: words('rates:field.state'),
});
export const OpenedFailed = rates({
  ...opened,
  answers: [broken(calls.get)],
  expected: opens(words('rates:one')),
});
export const More = rates({
  after: [press([words('rates:act.more', { currency: 'USD' }), 'USD'], ['button', 'link'])],
  expected: [words('rates:act.edit'), words('rates:act.remove')],
});
export const Change = rates({
  ...opened,
  after: [press(words('rates:act.edit'))],
  expected: opens(words('rates:edit.title', { currency: 'USD' })),
});
export const Remove = rates({
  ...opened,
  after: [press(words('rates:act.remove'))],
  expected: words('rates:remove.submit', { currency: 'USD' }),
});
// Specification 8.33
export const ChangeFailed = rates({
  ...opened,
  answers: [broken(calls.update)],
  after: [
    press(words('rates:act.edit')),
    fill(words('rates:field.rate'), '0.9501'),
    press(words('rates:edit.submit')),
  ],
  expected: words('messages:rate.edit'),
});
/** What is asked of the server before the rate is deleted, and once it is. */
const asked = { before: [] as string[], after: [] as string[] };
export const Removed = rates({
  changing: () => {
    let isDeleted = false;
    asked.before.length = asked.after.length = 0;
    const note = (what: string) => asked[isDeleted ? 'after' : 'before'].push(what);
    return [
      mock(calls.remove, () => {
        isDeleted = true;
        return undefined;
      }),
      mock(calls.list, ({ forToday }) => {
        note('the list');
        const known = forToday ? todaysRates : all;
        return getPage(known.filter(({ id, currency }) => (id === usd.id ? !isDeleted : currency !== 'USD')));
      }),
      mock(calls.get, ({ exchangeRateId }) => {
        note(exchangeRateId);
        return { ...usd, conversion: null };
      }),
    ];
  },
  after: [
    // The converter then holds the rate that is deleted.
    fill(words('rates:convert.amount'), '1000'),
    until(() => expect(asked.before).toContain(usd.id)),
    press([words('rates:act.more', { currency: 'USD' }), 'USD'], ['button', 'link']),
    press(words('rates:act.remove'), ['menuitem', 'button']),
    press(words('rates:remove.submit', { currency: 'USD' })),
    until(words('rates:remove.done', { currency: 'USD' })),
  ],
  expected: () => {
    expect(asked.after).toContain('the list');
    expect(asked.after).not.toContain(usd.id);
  },
});
// Specification 8.33
export const RemoveFailed = rates({
  ...opened,
  answers: [broken(calls.remove)],
  after: [press(words('rates:act.remove')), press(words('rates:remove.submit', { currency: 'USD' }))],
  expected: words('messages:rate.remove'),
});
export const OfOneCurrency = rates({
  at: '/settings/rates?currency=USD',
  answers: [
    mock(calls.list, ({ forToday }) =>
      getPage(forToday ? todaysRates : all.filter(({ currency }) => currency === 'USD')),
    ),
  ],
  expected: words('rates:history.title'),
});
export const Missing = rates({
  answers: [mock(calls.list, getPage(todaysRates.filter(({ currency }) => currency !== 'JPY')))],
  expected: words('rates:missing.add', { currency: 'JPY' }),
});
export const ReadOnly = rates({
  person: ownerWithout('SETTINGS_EDIT'),
  expected: words('messages:settingsReadOnly'),
});
export const CameFromAForm = rates({
  state: { cameFrom: '/orders/order-klb-20418/new-payment' },
  expected: words('rates:back.act'),
});
