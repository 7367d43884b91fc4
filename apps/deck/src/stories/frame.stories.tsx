import { contract } from '@deck/api/contract';
import { broken, mock } from '@deck/api/mock';
import { clock } from '@deck/values';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sessionEnds } from '../platform/session/session-ends.ts';
import { getPage } from './testing/answers/answers.ts';
import { notifications, unshown } from './testing/answers/emails.ts';
import { order } from './testing/answers/order.ts';
import { environment } from './testing/answers/people.ts';
import { getText, kitWords, opens, plain, words } from './testing/assertions.ts';
import { type Deed, fill, press, until } from './testing/interactions.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Frame', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const frame = defineScenes('/users');
const { list } = contract.userNotifications;
const bell = press(words('notifications:bell', { count: 2 }));
const find = press(words('palette:label'));
const shown = until('Ioanna Kosta');
const noToast = ({ ownerDocument: { body } }: HTMLElement) => {
  const name = getText(words('notifications:bell', { count: 60 }));
  within(body).getByRole('button', { name: (read) => plain(read) === name });
  expect(body.querySelectorAll('ol[aria-live] > li')).toHaveLength(0);
};
const nothingNew = { ...getPage([]), unread: { payments: 0, system: 0 } };

export const Notifications = frame({ after: [bell], expected: 'Held: €2,160.00' });
// Specification 1.19
export const SystemNotifications = frame({
  answers: [
    mock(list, ({ notificationType }) => ({
      ...getPage(
        notificationType === 'SYSTEM' ? notifications.filter((news) => news.tab === 'SYSTEM') : notifications,
        20,
      ),
      unread: { payments: 2, system: 0 },
    })),
  ],
  after: [bell, press(words('notifications:tab.SYSTEM'), 'tab')],
  expected: words('notifications:tab.SYSTEM'),
});
export const MarkNotifications = frame({
  after: [bell, press(words('notifications:mark.label'))],
  expected: words('notifications:mark.allRead'),
});
export const NoNotifications = frame({
  answers: [mock(list, nothingNew)],
  after: [press(words('notifications:bellNone'))],
  expected: words('notifications:empty.all'),
});
export const NotificationsFailed = frame({
  answers: [broken(list)],
  after: [press(words('notifications:title'))],
  expected: words('notifications:failed'),
});
/** What waits behind the bell when the page opens is not repeated as toasts. */
export const MuchIsNew = frame({
  answers: [
    mock(list, ({ size }) => ({ ...getPage(unshown(60), size), unread: { payments: 60, system: 0 } })),
    mock(contract.userNotifications.showAll, { payments: 60, system: 0 }),
  ],
  expected: noToast,
});
/** As another tab has left it, when this one is looked at again. */
const lookAgain =
  (stored: typeof environment): Deed =>
  async () => {
    localStorage.setItem('ENV', JSON.stringify(stored));
    window.dispatchEvent(new Event('focus'));
  };
/** The session ends in so many minutes of idleness, and altogether. */
const ends =
  (idle: number, over: number): Deed =>
  async () => {
    const now = clock.now();
    sessionEnds.hear({ extendedAt: now, idleAt: now + idle * 60_000, overAt: now + over * 60_000 });
  };

export const StillThere = frame({
  after: [shown, ends(1.5, 600)],
  expected: opens(words('session.idle')),
});
export const SessionEndsSoon = frame({
  after: [shown, ends(30, 1.5)],
  expected: opens(words('session.over')),
});
// Specification 2.64
export const DivisionChanged = frame({
  after: [
    shown,
    lookAgain({
      ...environment,
      context: { ...environment.context, businessProfileId: 'division-halcyon-charter' },
    }),
  ],
  expected: opens(words('division.changed')),
});

/** The device loses its network. */
const unplug: Deed = async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  window.dispatchEvent(new Event('offline'));
};
/** What has heard of it would wait in every story after. */
function plugIn() {
  Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event('online'));
}

export const Offline = {
  ...frame({ after: [shown, unplug], expected: words('offline') }),
  beforeEach: () => plugIn,
};
export const Palette = frame({ after: [find], expected: words('palette:groups.screens') });
export const PaletteFound = frame({
  after: [find, fill(words('palette:label'), 'solheim')],
  expected: 'KLB-20418 Ingrid Solheim',
});
export const PaletteActs = {
  ...frame({
    answers: [mock(contract.guests.list, []), mock(contract.orders.get, { ...order, pinned: false })],
    after: [find, fill(words('palette:label'), 'solheim')],
    expected: [words('palette:acts.pin'), words('palette:acts.copyId')],
  }),
  tags: ['desk'],
};
export const PaletteNothing = frame({
  answers: [
    mock(contract.orders.list, getPage([])),
    mock(contract.guests.list, []),
    mock(contract.payments.list, { ...getPage([]), totals: [], series: null }),
    mock(contract.users.list, getPage([])),
  ],
  after: [find, fill(words('palette:label'), 'zzzz')],
  expected: opens(words('palette:label')),
});
export const Account = frame({
  after: [press([words('bar.account', { name: 'Eleni Markou' }), kitWords(({ sidebar }) => sidebar.open)])],
  expected: words('menu.logOut'),
});
export const MiniMenu = frame({
  after: [press([kitWords(({ sidebar }) => sidebar.collapse), kitWords(({ sidebar }) => sidebar.open)])],
  expected: 'Ioanna Kosta',
});
