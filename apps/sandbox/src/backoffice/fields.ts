import { html } from 'hono/html';
import { type Html, hidden, type Reader } from './frame.ts';

/** A form that was sent and refused: what was typed, and the keys of what is wrong by field. */
export interface Refused {
  readonly values: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
}
export const untouched: Refused = { values: {}, fields: {} };

/** A form that is refused before anything is asked of the contract. */
export class WrongForm extends Error {
  override readonly name = 'WrongForm';
  readonly fields: Refused['fields'];

  constructor(fields: Refused['fields']) {
    super('The form has wrong fields');
    this.fields = fields;
  }
}

interface Field {
  readonly name: string;
  /** By default its name, which is then on the page once. */
  readonly id?: string;
  readonly label: string;
  readonly hint?: string;
  readonly maxLength: number;
  readonly isLong?: boolean;
}

/** A text field with its label, its hint and what is wrong with it. */
export function textField({ words }: Reader, { values, fields }: Refused, field: Field): Html {
  const { name, id = name, label, hint, maxLength, isLong = false } = field;
  const problem = fields[name];
  const notes = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  const described = html`${notes && html` aria-describedby="${notes}"`}${problem && html` aria-invalid="true"`}`;
  const common = html`id="${id}" name="${name}" maxlength="${maxLength}"${described}`;
  return html`<div>
<label for="${id}">${label}</label>
${
  isLong
    ? html`<textarea ${common} rows="5">${values[name] ?? ''}</textarea>`
    : html`<input ${common} autocomplete="off" value="${values[name] ?? ''}">`
}
${hint && html`<span class="hint" id="${id}-hint">${hint}</span>`}
${problem && html`<span class="error" id="${id}-error">${sentence(words.errors, problem)}</span>`}
</div>`;
}

function sentence(errors: Reader['words']['errors'], problem: string): string {
  const [key = ''] = problem.split('?');
  return key === 'maxLength'
    ? errors.tooLong
    : (Object.entries(errors).find(([name]) => name === key)?.[1] ?? errors.invalid);
}

/** Whether something is on, in words. */
export const stateMark = ({ words }: Reader, isOn: boolean): Html =>
  html`<span class="mark${isOn ? ' on' : ''}">${isOn ? words.on : words.off}</span>`;

/** The button that turns something on or off. @param of its name, for who hears buttons without their row */
export function switchForm(reader: Reader, action: string, isOn: boolean, of: string): Html {
  const act = isOn ? reader.words.disable : reader.words.enable;
  return html`<form method="post" action="${action}">${hidden(reader)}
<input type="hidden" name="enabled" value="${isOn ? 'no' : 'yes'}">
<button aria-label="${act}: ${of}">${act}</button></form>`;
}
