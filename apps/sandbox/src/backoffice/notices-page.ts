import { LONGEST_LINE, LONGEST_TEXT } from '@deck/api/rules';
import { interfaceLanguages } from '@deck/api/vocabulary';
import { html } from 'hono/html';
import { type Refused, textField } from './fields.ts';
import { type Html, hidden, type Reader } from './frame.ts';

/** The form that tells everyone something, or everyone of a language. */
export function noticesPage(reader: Reader, refused: Refused): Html {
  const { notices } = reader.words;
  const { audience, important } = refused.values;
  return html`<p class="lead">${notices.text}</p>
<section class="card" aria-label="${notices.title}">
<form method="post" action="/backoffice/notices">${hidden(reader)}
<div class="fields">
${textField(reader, refused, { name: 'title', label: notices.heading, maxLength: LONGEST_LINE })}
<div><label for="audience">${notices.audience}</label><select id="audience" name="audience">
<option value="">${notices.everyone}</option>
${interfaceLanguages.map(
  (one) =>
    html`<option value="${one}"${one === audience ? html` selected` : ''}>${notices.readers[one]}</option>`,
)}</select></div>
</div>
${textField(reader, refused, { name: 'text', label: notices.body, maxLength: LONGEST_TEXT - LONGEST_LINE - 1, isLong: true })}
<label class="check"><input type="checkbox" name="important" value="yes"${important === 'yes' ? html` checked` : ''}>${notices.important}</label>
<button class="main">${notices.send}</button></form></section>`;
}
