import '@deck/tokens/device-theme';
import { formatMoney, parseMoney } from '@deck/values';
import type { Action, OperationStatus } from '../src/operation.ts';
import { element, openPage, post } from './dom.ts';
import * as css from './frame.css.ts';
import { wordsIn } from './words/words.ts';

/** An operation, as anyone with its address may read it. */
interface Asked {
  readonly amount: string;
  readonly currency: string;
  readonly status: OperationStatus;
  readonly action: Action | null;
  readonly method: string | null;
  readonly card: { readonly number: string } | null;
  readonly returnUrl: string | null;
}

const { root, language } = openPage();
const { bank: words } = wordsIn(language);
document.title = words.title;
const id = window.location.pathname.split('/').at(-1) ?? '';

const response = await fetch(`/frame/operations/${encodeURIComponent(id)}`).catch(() => undefined);
const asked = response?.ok ? ((await response.json()) as Asked) : undefined;
root.append(element('main', { className: css.page }, ...(asked ? content(asked) : [words.missing])));

function content({ amount, currency, status, action, method, card, returnUrl }: Asked): (Node | string)[] {
  const money = formatMoney(parseMoney(amount, currency), language);
  const isTransfer = action?.kind === 'TRANSFER';
  const back =
    returnUrl === null ? null : element('a', { href: returnUrl, className: css.act.plain }, words.back);
  if (status !== 'ACTION') return [element('h1', { className: css.title }, words.done), back ?? ''];
  const act = (answer: string, label: string, className: string) =>
    element('button', { type: 'button', className, onclick: () => void give(answer, returnUrl) }, label);
  const fact = (term: string, text: string | undefined) =>
    text ? [element('dt', {}, term), element('dd', {}, text)] : [];
  return [
    element('p', { className: css.note }, words.of),
    element('h1', { className: css.title }, isTransfer ? words.transferTitle : words.title),
    element(
      'dl',
      { className: css.facts },
      ...fact(words.to, isTransfer ? action.beneficiary : undefined),
      ...fact(words.amount, money),
      ...fact(words.reference, isTransfer ? action.reference : undefined),
      ...fact(words.card, card ? `•• ${card.number.slice(-4)}` : undefined),
      ...fact(words.method, method ?? undefined),
    ),
    element('p', { className: css.note }, isTransfer ? words.transferText : words.text),
    act('approve', isTransfer ? words.send(money) : words.approve(money), css.act.main),
    ...(card ? [] : [act('later', words.later, css.act.plain)]),
    act('refuse', words.refuse, css.act.plain),
    ...(returnUrl === null ? [] : [element('a', { href: returnUrl, className: css.act.plain }, words.leave)]),
  ];
}

async function give(answer: string, returnUrl: string | null): Promise<void> {
  const answered = await post(`/frame/operations/${encodeURIComponent(id)}/answer`, { answer });
  if (answered?.ok && returnUrl !== null) window.location.assign(returnUrl);
  else if (answered?.ok) window.location.reload();
}
