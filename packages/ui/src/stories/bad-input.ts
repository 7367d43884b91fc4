import { expect, screen, userEvent, within } from 'storybook/test';

/**
 * Hostile texts that people paste by accident. They must not freeze a field, disappear, or become a value.
 */
export const badTexts: readonly (readonly [what: string, text: string])[] = [
  ['80 kB', 'Dear guest, 20.11.2026 - '.repeat(3_200)],
  ['an emoji', '🗓️'],
  ['marks of the direction of writing alone', '\u200f\u202e\u200e'],
  ['a NUL', '20.11.2026\u0000'],
  ['a day that does not exist', '2026-02-31'],
  ['a year of five digits', '31.12.99999'],
];

/** The time a field may take. On a busy machine, longer by the time a short text takes there. */
const atOnceMs = 1_500;
const timesAShortText = 10;

/** Pastes each text into the field, which must keep it, show an error, and report no value. */
export async function refusesBadTexts(
  field: HTMLElement,
  onChange: (...args: never[]) => unknown,
  empty: unknown,
  texts = badTexts,
): Promise<void> {
  const longest = atOnceMs + timesAShortText * (await timeOfAShortText(field));
  for (const [what, text] of texts) {
    await userEvent.clear(field);
    const start = performance.now();
    await userEvent.paste(text);
    await expect(field, what).toHaveValue(text);
    await userEvent.tab();
    await expect(performance.now() - start, what).toBeLessThan(longest);
    await expect(field, what).toHaveValue(text);
    await expect(field, what).toBeInvalid();
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
  }
  for (const [value] of (onChange as unknown as { mock: { calls: unknown[][] } }).mock.calls) {
    await expect(value).toEqual(empty);
  }
}

async function timeOfAShortText(field: HTMLElement): Promise<number> {
  await userEvent.clear(field);
  const start = performance.now();
  await userEvent.paste('?');
  await userEvent.tab();
  const time = performance.now() - start;
  await userEvent.click(field);
  await userEvent.keyboard('{Escape}');
  return time;
}

interface Shown {
  /** The text the field shows for a value; by default the value. */
  as?: (value: string) => string;
  /** Whether to open its calendar too. */
  withCalendar?: boolean;
}

/** The fields `Value 1`, `Value 2`, … each show an invalid value as an error, and still work. */
export async function showsBadValues(
  canvas: ReturnType<typeof within>,
  values: readonly string[],
  { as = (value) => value, withCalendar = false }: Shown = {},
): Promise<void> {
  for (const [index, value] of values.entries()) {
    const name = `Value ${index + 1}`;
    const field = canvas.getByRole('textbox', { name });
    await expect(field).toHaveValue(as(value));
    await expect(field).toBeInvalid();
    if (!withCalendar) continue;
    await userEvent.click(canvas.getByRole('button', { name: `Open the calendar: ${name}` }));
    const layer = await screen.findByRole('dialog', { name });
    await within(layer).findByRole('grid');
    await userEvent.keyboard('{Escape}');
  }
}
