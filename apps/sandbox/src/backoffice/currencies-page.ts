import type { CurrencyEntry } from '@deck/api/contract/dictionaries';
import { LONGEST_LINE } from '@deck/api/rules';
import { html } from 'hono/html';
import { type Refused, stateMark, switchForm, textField } from './fields.ts';
import { type Html, hidden, type Reader } from './frame.ts';
import { nameFields } from './name-fields.ts';

/** Every currency with its switch, and the form that adds one. */
export function currenciesPage(reader: Reader, entries: readonly CurrencyEntry[], refused: Refused): Html {
  const { words, language } = reader;
  const { add, codeHint, decimals, text } = words.currencies;
  return html`<p class="lead">${text}</p>
<section class="card" aria-labelledby="add"><h2 id="add">${add}</h2>
<form method="post" action="/backoffice/currencies">${hidden(reader)}
<div class="fields">
${textField(reader, refused, { name: 'code', label: words.code, hint: codeHint, maxLength: 3 })}
${textField(reader, refused, { name: 'symbol', label: words.symbol, maxLength: LONGEST_LINE })}
${nameFields(reader, refused)}
</div>
<button class="main">${words.add}</button></form></section>
<section class="card" aria-label="${words.currencies.title}"><table>
<thead><tr><th scope="col">${words.code}</th><th scope="col">${words.name}</th><th scope="col" class="wide">${decimals}</th><th scope="col" class="wide">${words.state}</th><th scope="col">${words.change}</th></tr></thead>
<tbody>${entries.map(
    (
      one,
    ) => html`<tr id="${one.id}"><th scope="row">${one.code}</th><td>${one.names[language]}</td><td class="wide">${one.decimals}</td>
<td class="wide">${stateMark(reader, one.enabled)}</td><td>${switchForm(reader, `/backoffice/currencies/${one.id}`, one.enabled, one.code)}</td></tr>`,
  )}</tbody></table></section>`;
}
