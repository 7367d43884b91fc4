import { contract } from '@deck/api/contract';
import type { SavedView } from '@deck/api/contract/views';
import { mock, Refusal } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { getText, offersNot, opens, words } from './testing/assertions.ts';
import { fill, press, until } from './testing/interactions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/List views', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const view = (name: string, address: string, changes: Partial<SavedView> = {}): SavedView => ({
  id: name,
  list: 'ORDERS',
  name,
  address,
  shared: true,
  mine: false,
  count: 4,
  countExact: true,
  ...changes,
});
const mine = view('Greek guests this month', 'q=Papadopoulou&from=2026-11-01', { shared: false, mine: true });
const all = { count: 10_000, countExact: false };
const saved = mock(contract.views.list, {
  all,
  views: [
    view('Awaiting capture', 'state=AUTHORIZED', { count: 11 }),
    view('Declined', 'state=DECLINED'),
    mine,
  ],
});

const orders = defineScenes('/orders');
const save = words('list:views.save');
const acts = press(words('list:views.more'));

/** The tab of the view that is open is marked, whatever the order of its parameters. */
export const Views = orders({
  at: '/orders?state=DECLINED',
  answers: [saved],
  expected: ['10,000+', ({ ownerDocument }) => void isCurrent(ownerDocument, 'Declined')],
});

/** In a view the chips say what goes beyond it. */
export const ViewAlone = orders({
  at: '/orders?state=DECLINED',
  answers: [saved],
  expected: [
    ({ ownerDocument }) => void isCurrent(ownerDocument, 'Declined'),
    offersNot(words('list:reset')),
    ({ ownerDocument: { body } }) => {
      if (body.textContent?.includes(`${getText(words('orders:list.filter.status'))}:`))
        throw new Error('A chip repeats the filter of the view.');
    },
  ],
});

function isCurrent({ body }: Document, name: string) {
  const current = body.querySelector('nav [aria-current="page"]');
  const tab = [...body.querySelectorAll('nav [aria-current="page"]')].find(({ textContent }) =>
    textContent.startsWith(name),
  );
  if (tab === undefined) throw new Error(`${name} is not current: ${current?.textContent}`);
}

/** What was narrowed is saved by a name; who may edit settings shares it. */
export const Save = orders({
  at: '/orders?state=PAID',
  answers: [saved],
  after: [press(save)],
  expected: [opens(save), words('list:views.share')],
});

export const SaveWithoutName = orders({
  at: '/orders?state=PAID',
  answers: [saved],
  after: [press(save), until(opens(save)), press(save)],
  expected: words('list:views.nameMissing'),
});

export const SaveWithoutSharing = orders({
  at: '/orders?state=PAID',
  person: ownerWithout('SETTINGS_EDIT'),
  answers: [saved],
  after: [press(save)],
  expected: [opens(save), offersNot(words('list:views.share'))],
});

export const SaveWhenFull = orders({
  at: '/orders?state=PAID',
  answers: [
    saved,
    mock(contract.views.create, () => {
      throw Refusal.because('VIEWS_FULL', { most: 20 });
    }),
  ],
  after: [press(save), fill(words('list:views.name'), 'One more'), press(save)],
  expected: words('errors.code.VIEWS_FULL'),
});

/** A shared view is renamed and deleted by those who edit the settings, one's own by oneself. */
export const Acts = orders({
  at: '/orders?state=DECLINED',
  answers: [saved],
  after: [acts],
  expected: [words('list:views.copy'), words('list:views.rename'), words('list:views.remove')],
});

export const ActsWithoutSettings = orders({
  at: '/orders?state=DECLINED',
  person: ownerWithout('SETTINGS_EDIT'),
  answers: [saved],
  after: [acts, until(words('list:views.copy'))],
  expected: offersNot(words('list:views.remove')),
});

export const Remove = orders({
  at: `/orders?${mine.address}`,
  answers: [saved],
  after: [acts, press(words('list:views.remove'), 'menuitem')],
  expected: [opens(words('list:views.removeTitle', { name: mine.name })), words('list:views.removeText')],
});
