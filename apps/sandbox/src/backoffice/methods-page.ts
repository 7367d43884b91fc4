import type { MethodEntry, MethodGroupEntry } from '@deck/api/contract/dictionaries';
import { html } from 'hono/html';
import { stateMark, switchForm } from './fields.ts';
import type { Html, Reader } from './frame.ts';

/** Every payment method with its switch, group by group. */
export function methodsPage(
  reader: Reader,
  groups: readonly MethodGroupEntry[],
  methods: readonly MethodEntry[],
): Html {
  const { words, language } = reader;
  return html`<p class="lead">${words.methods.text}</p>
${groups.map(
  ({ name, names, enabled }) => html`<section class="card" aria-labelledby="${name}">
<div class="head"><h2 id="${name}">${names[language]}</h2>${stateMark(reader, enabled)}
${switchForm(reader, `/backoffice/methods/groups/${name}`, enabled, `${words.methods.group}, ${names[language]}`)}</div>
<table><thead><tr><th scope="col">${words.methods.method}</th><th scope="col">${words.state}</th><th scope="col">${words.change}</th></tr></thead>
<tbody>${methods
    .filter(({ group }) => group === name)
    .map(
      (
        one,
      ) => html`<tr id="${one.name}"><th scope="row">${one.title}</th><td>${stateMark(reader, one.enabled)}</td>
<td>${switchForm(reader, `/backoffice/methods/${one.name}`, one.enabled, one.title)}</td></tr>`,
    )}</tbody></table></section>`,
)}`;
}
