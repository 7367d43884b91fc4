import '@deck/tokens/device-theme';
import { formatMoney, parseMoney } from '@deck/values';
import { element, openPage, post } from './dom.ts';
import * as css from './frame.css.ts';
import { withParent } from './parent.ts';
import { wordsIn } from './words/words.ts';

const { root, query, language } = openPage();
const { wallet: words, wrong } = wordsIn(language);
const title = query.get('title') ?? '';
const amount = formatMoney(parseMoney(query.get('amount') ?? '0', query.get('currency') ?? 'EUR'), language);
document.title = title;
document.documentElement.classList.add(css.framed);
const tell = withParent(query.get('origin') ?? '', () => undefined);

/** The cards in everybody's simulated wallet. */
const cards = [
  { number: '4242424242424242', label: `Visa •• 4242, ${words.good}` },
  { number: '4000000000009995', label: `Visa •• 9995, ${words.poor}` },
  { number: '4000000000000259', label: `Visa •• 0259, ${words.slow}` },
];
const choices = cards.map(({ number, label }, index) => {
  const input = element('input', { type: 'radio', name: 'card', value: number, checked: index === 0 });
  return element('label', { className: css.choice }, input, label);
});
const pay = element('button', { type: 'submit', className: css.act.main }, words.pay(amount));
const problem = element('p', { className: css.problem, hidden: true }, wrong.offline);
problem.setAttribute('role', 'alert');
const form = element(
  'form',
  { className: css.sheet },
  element('h1', { className: css.title }, title),
  element('p', { className: css.note }, words.simulated),
  element(
    'dl',
    { className: css.facts },
    element('dt', {}, words.to),
    element('dd', {}, query.get('payee') ?? ''),
    element('dt', {}, words.amount),
    element('dd', {}, amount),
  ),
  element(
    'fieldset',
    { className: css.choices },
    element('legend', { className: css.label }, words.choose),
    ...choices,
  ),
  problem,
  pay,
  element(
    'button',
    { type: 'button', className: css.act.plain, onclick: () => tell({ psp: 'closed' }) },
    words.cancel,
  ),
);
root.append(form);

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void send(new FormData(form).get('card'));
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell({ psp: 'closed' });
});

async function send(number: FormDataEntryValue | null): Promise<void> {
  pay.disabled = true;
  problem.hidden = true;
  const card = { number, expirationMonth: 12, expirationYear: 2031, cvc: '123', holder: title.toUpperCase() };
  const answer = await post('/frame/wallet-tokens', { wallet: query.get('wallet') ?? '', card });
  pay.disabled = false;
  if (answer?.ok) tell({ psp: 'token', token: (answer.body as { token: string }).token });
  else problem.hidden = false;
}

new ResizeObserver(() =>
  tell({ psp: 'height', height: Math.ceil(root.getBoundingClientRect().height) }),
).observe(root);
tell({ psp: 'ready' });
