import '@deck/tokens/device-theme';
import './frame.css.ts';
import { type CardField, toInput, type Wrong } from './card-draft.ts';
import { cardForm } from './card-form.ts';
import { element, openPage, post } from './dom.ts';
import * as css from './frame.css.ts';
import { withParent } from './parent.ts';
import { wordsIn } from './words/words.ts';

const { root, query, language } = openPage();
const words = wordsIn(language);
document.title = words.card.title;

const form = cardForm(
  words,
  () => tell({ psp: 'submit' }),
  () => tell({ psp: 'changed', isEmpty: form.draft().number === '' && form.draft().cvc === '' }),
);
const offline = element('p', { className: css.problem, hidden: true }, words.wrong.offline);
offline.setAttribute('role', 'alert');
document.documentElement.classList.add(css.framed);
root.append(form.form, offline);

const tell = withParent(query.get('origin') ?? '', (message) => {
  switch (message.deck) {
    case 'configure':
      return form.configure(message.holder, message.accepted);
    case 'submit':
      return void submit();
    case 'focus':
      return form.focus();
    case 'clear':
      return form.clear();
    case 'disabled':
      return form.setDisabled(message.disabled);
  }
});

/** Sends the card to the simulator, and its token to the page around. */
async function submit(): Promise<void> {
  offline.hidden = true;
  if (!form.check()) return tell({ psp: 'invalid' });
  const answer = await post('/frame/tokens', toInput(form.draft()));
  if (answer?.ok) return tell({ psp: 'token', token: (answer.body as { token: string }).token });
  const { fields = {} } = (answer?.body ?? {}) as { fields?: Record<string, string> };
  const wrong = Object.entries(fields).map(([name, key]) => [
    name.startsWith('expiration') ? 'expiry' : name,
    key,
  ]);
  form.showWrong(Object.fromEntries(wrong) as Partial<Record<CardField, Wrong>>);
  offline.hidden = wrong.length > 0;
  tell({ psp: 'invalid' });
}

new ResizeObserver(() =>
  tell({ psp: 'height', height: Math.ceil(root.getBoundingClientRect().height) }),
).observe(root);
tell({ psp: 'ready' });
