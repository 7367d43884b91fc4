import { contract } from '@deck/api/contract';
import { broken, mock, refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { opens, words } from './testing/assertions.ts';
import { press } from './testing/interactions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Settings/Tokens', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const tokens = defineScenes('/settings/integration');
const { callbacks, tokens: calls } = contract;
const telegram = { type: words('labels:tokenType.TELEGRAM') };
const deck = { type: words('labels:tokenType.DECK') };
const issued = mock(calls.issue, ({ body: { type } }) => ({
  type,
  maskedValue: 'telegram_••••9fQx',
  maskedRefreshToken: null,
  createdAt: '2026-11-22T08:00:00Z',
  issuedAt: '2026-11-22T08:00:00Z',
  issuedBy: 'Eleni Markou',
  value: 'telegram_4vN7cTz0bKq2LmXw8RyH5sDf1PgJ6uEa9fQx',
  refreshToken: null,
}));
const issue = press(words('settings:token.issue'));
const reissue = press(words('settings:token.reissue'));

export const ShownOnce = tokens({
  answers: [issued],
  after: [issue],
  expected: opens(words('settings:token.shownTitle', telegram)),
});
export const ClosedWithoutKeeping = tokens({
  answers: [issued],
  after: [issue, press(words('settings:token.close'))],
  expected: opens(words('settings:token.closeTitle')),
});
export const IssueAnew = tokens({
  after: [reissue],
  expected: opens(words('settings:token.reissueTitle', deck)),
});
const end = press(words('settings:token.end'));
const endDeck = press(words('settings:token.endOf', deck));
export const AsksBeforeItEnds = tokens({
  after: [end],
  expected: opens(words('settings:token.endTitle', deck)),
});
export const Ended = tokens({
  answers: [mock(calls.end, undefined)],
  after: [end, endDeck],
  expected: words('settings:token.ended', deck),
});
export const EndedMeanwhile = tokens({
  answers: [refused(calls.end, 'NOT_FOUND')],
  after: [end, endDeck],
  expected: words('errors.code.NOT_FOUND'),
});
export const EndLost = tokens({
  answers: [broken(calls.end)],
  after: [end, endDeck],
  expected: words('settings:token.endLost'),
});
export const ShownWithRefreshToken = tokens({
  answers: [
    mock(calls.reissue, {
      type: 'DECK',
      maskedValue: 'deck_••••tQ4U',
      maskedRefreshToken: 'dkr_••••gplI',
      createdAt: '2026-04-23T12:29:29Z',
      issuedAt: '2026-11-22T08:00:00Z',
      issuedBy: 'Eleni Markou',
      value: 'deck_Xw8RyH5sDf1PgJ6uEa4vN7cTz0bKq2LmtQ4U',
      refreshToken: 'dkr_Lm4vN7cTz0bKq2Xw8RyH5sDf1PgJ6uEagplI',
    }),
  ],
  after: [reissue, press(words('settings:token.reissueOf', deck))],
  expected: words('settings:token.refreshValue'),
});
export const AnswerLost = tokens({
  answers: [broken(calls.issue)],
  after: [issue],
  expected: words('messages:token.text'),
});
export const MayNotReissue = tokens({
  person: ownerWithout('SETTINGS_INTEGRATION_RE_ISSUE'),
  expected: words('settings:token.noReissueRight'),
});
export const TokensFailed = tokens({
  answers: [broken(calls.get)],
  expected: words('settings:token.failed'),
});
export const CallbacksFailed = tokens({
  answers: [broken(callbacks.list)],
  expected: words('settings:lastCallbacks.failed'),
});
export const NoCallbacks = tokens({
  answers: [mock(callbacks.list, [])],
  expected: words('settings:lastCallbacks.none'),
});
