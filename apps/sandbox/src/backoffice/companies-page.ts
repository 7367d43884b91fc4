import type { CompanyEntry } from '@deck/api/contract/companies';
import { html } from 'hono/html';
import { stateMark, switchForm } from './fields.ts';
import type { Html, Reader } from './frame.ts';

/** Every company, with the switch of its fiscal receipts. */
export function companiesPage(reader: Reader, entries: readonly CompanyEntry[]): Html {
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
  )}</tbody></table></section>`;
}
