import type { TemplateTag } from '@deck/api/vocabulary';

export type TagValues = Readonly<Record<TemplateTag, string>>;

const TAG = /\{\{\s*(\w+)\s*\}\}/g;

/** Fills in `{{tags}}`. Braces in a value stay as they are; so does an unknown tag. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(TAG, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );

/** The same for HTML: values are escaped, never markup. */
export const fillHtml = (html: string, values: Readonly<Record<string, string>>): string =>
  fill(html, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)])));

/** A text as HTML shows it. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
