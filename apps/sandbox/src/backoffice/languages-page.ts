import type { LanguageEntry } from '@deck/api/contract/dictionaries';
import { LONGEST_LINE } from '@deck/api/rules';
import { html } from 'hono/html';
import { type Refused, stateMark, switchForm, textField } from './fields.ts';
import { type Html, hidden, type Reader } from './frame.ts';
import { nameFields } from './name-fields.ts';

/** Every language of customers with its switch, and the form that adds one. */
export function languagesPage(reader: Reader, entries: readonly LanguageEntry[], refused: Refused): Html {
  const { words, language } = reader;
  const own = words.languages;
  return html`<p class="lead">${own.text}</p>
<section class="card" aria-label="${own.title}"><table>
<thead><tr><th scope="col">${words.code}</th><th scope="col">${words.name}</th><th scope="col" class="wide">${own.interface}</th><th scope="col" class="wide">${words.state}</th><th scope="col">${words.change}</th></tr></thead>
<tbody>${entries.map(
    (
      one,
    ) => html`<tr id="${one.id}"><th scope="row">${one.code}</th><td>${one.names[language]}</td><td class="wide">${one.inInterface ? '✓' : '–'}</td>
<td class="wide">${stateMark(reader, one.forCustomers)}</td><td>${switchForm(reader, `/backoffice/languages/${one.id}`, one.forCustomers, one.names[language])}</td></tr>`,
  )}</tbody></table></section>
<section class="card" aria-labelledby="add"><h2 id="add">${own.add}</h2>
<form method="post" action="/backoffice/languages">${hidden(reader)}
<div class="fields">
${textField(reader, refused, { name: 'code', label: words.code, hint: own.codeHint, maxLength: 2 })}
${textField(reader, refused, { name: 'nativeName', label: own.nativeName, maxLength: LONGEST_LINE })}
${nameFields(reader, refused)}
</div>
<button class="main">${words.add}</button></form></section>`;
}
