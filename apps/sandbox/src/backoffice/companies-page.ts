import { type CompanyEntry, registrationFields } from '@deck/api/contract/companies';
import { LONGEST_LINE } from '@deck/api/rules';
import { html } from 'hono/html';
import { type Refused, stateMark, switchForm, textField } from './fields.ts';
import { type Html, hidden, type Reader } from './frame.ts';

/** Every company: the switch of its fiscal receipts, and how it is registered. */
export function companiesPage(reader: Reader, entries: readonly CompanyEntry[], refused: Refused): Html {
  const { words } = reader;
  const own = words.companies;
  return html`<p class="lead">${own.text}</p>
<section class="card" aria-label="${own.title}"><table>
<thead><tr><th scope="col">${words.name}</th><th scope="col">${own.receipts}</th><th scope="col">${words.change}</th></tr></thead>
<tbody>${entries.map(
    (
      one,
    ) => html`<tr id="${one.id}"><th scope="row">${one.name}</th><td>${stateMark(reader, one.fiscalReceipts)}</td>
<td>${switchForm(reader, `/backoffice/companies/${one.id}`, one.fiscalReceipts, `${own.receipts}, ${one.name}`)}</td></tr>`,
  )}</tbody></table></section>
<p class="lead">${own.registrationText}</p>
${entries.map((one) => registrationForm(reader, one, refused))}`;
}

/** What was typed into a form that was refused, else what is kept. */
function registrationForm(reader: Reader, one: CompanyEntry, refused: Refused): Html {
  const { words } = reader;
  const { registration, fields, save } = words.companies;
  const { id, name, fiscalReceipts: _, ...kept } = one;
  const shown = refused.values.company === id ? refused : { values: kept, fields: {} };
  const field = (key: (typeof registrationFields)[number]) =>
    textField(reader, shown, { name: key, id: `${key}-${id}`, label: fields[key], maxLength: LONGEST_LINE });
  return html`<section class="card" aria-labelledby="registration-${id}"><h2 id="registration-${id}">${registration}: ${name}</h2>
<form method="post" action="/backoffice/companies/${id}/registration">${hidden(reader)}
<input type="hidden" name="company" value="${id}">
<div class="fields">${registrationFields.map(field)}</div>
<button class="main" aria-label="${save}: ${name}">${save}</button></form></section>`;
}
