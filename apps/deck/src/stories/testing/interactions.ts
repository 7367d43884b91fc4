import { media } from '@deck/tokens';
import { userEvent, waitFor, within } from 'storybook/test';
import { getText, PATIENCE, type Proof, plain, prove, type Text } from './assertions.ts';

/** What a person does on the screen. */
export type Deed = (canvas: HTMLElement) => Promise<void>;

/** What can be pressed, as a screen reader calls it. */
type Role = 'button' | 'link' | 'menuitem' | 'combobox' | 'option' | 'radio' | 'checkbox' | 'switch' | 'tab';

/** Presses it by its name. Of several names or roles the one that is there: a phone calls some things otherwise. */
export const press =
  (name: Text | readonly Text[], role: Role | readonly Role[] = 'button'): Deed =>
  async (canvas) => {
    const names = [name].flat();
    const wanted = await patiently(() => {
      const isCalled = (read: string) => names.some((each) => isNamed(plain(read), getText(each), role));
      const found = [role]
        .flat()
        .flatMap((each) => within(front(canvas)).queryAllByRole(each, { name: isCalled }));
      return first(found.filter(isEnabled), names.map(getText).join(' or '));
    });
    await userEvent.click(wanted);
  };

/** A tab may say behind its name how much it holds. */
const isNamed = (read: string, name: string, role: Role | readonly Role[]): boolean =>
  read === name || (role === 'tab' && read.startsWith(`${name} `));

/** Does it where there is no room for everything at once. */
export const onPhone =
  (deed: Deed): Deed =>
  async (canvas) => {
    if (window.matchMedia(media.phone).matches) await deed(canvas);
  };

/** Does it where there is room for a table. */
export const onDesk =
  (deed: Deed): Deed =>
  async (canvas) => {
    if (!window.matchMedia(media.phone).matches) await deed(canvas);
  };

/** Types into the field of this label, in place of what is there. */
export const fill =
  (label: Text, text: string): Deed =>
  async (canvas) => {
    const field = await readField(canvas, label);
    await userEvent.clear(field);
    // A press would open what a field has to choose from, over the rest of the form.
    await userEvent.type(field, text, { skipClick: true });
  };

/** Chooses from the list of a field the option that begins with these words. */
export const choose =
  (label: Text, option: Text): Deed =>
  async (canvas) => {
    await userEvent.click(await readField(canvas, label));
    const wanted = await patiently(() => {
      const begins = (read: string) => plain(read).startsWith(getText(option));
      // A list beside a panel stands outside it.
      const { body } = canvas.ownerDocument;
      return first(within(body).queryAllByRole('option', { name: begins }), getText(option));
    });
    await userEvent.click(wanted);
  };

/** Chooses a file for the field of this label. */
export const attach =
  (label: Text, file: File): Deed =>
  async (canvas) => {
    const named = (read: string) => plain(read) === getText(label);
    const input = await patiently(() => {
      const found = within(front(canvas)).queryAllByLabelText(named, { selector: 'input[type="file"]' });
      return first(found, getText(label));
    });
    await userEvent.upload(input, file);
  };

/** Waits until the screen shows it. */
export const until =
  (proof: Proof): Deed =>
  (canvas) =>
    prove(canvas, proof);

const readField = (canvas: HTMLElement, label: Text): Promise<HTMLElement> =>
  patiently(() => {
    const fields = within(front(canvas));
    // A choice of a preview may be called as a field is.
    const selector = ':not([type="radio"])';
    const exact = fields.queryAllByLabelText((read) => plain(read) === getText(label), { selector });
    // One that need not be filled says so behind its label.
    const begins = (read: string) => plain(read).startsWith(`${getText(label)} `);
    const longer = fields.queryAllByLabelText(begins, { selector });
    return first([...exact, ...longer], getText(label));
  });

/** What a person can reach: the dialog on top, else the page. */
function front({ ownerDocument: { body } }: HTMLElement): HTMLElement {
  const dialogs = body.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  return [...dialogs].at(-1) ?? body;
}

/** What is still being got ready cannot be pressed yet. */
const isEnabled = (element: HTMLElement): boolean => !element.matches(':disabled, [aria-disabled="true"]');

function first(found: readonly HTMLElement[], name: string): HTMLElement {
  const [one] = found;
  if (!one) throw new Error(`Nothing on the screen is called “${name}”.`);
  return one;
}

const patiently = <Found>(look: () => Found): Promise<Found> => waitFor(look, { timeout: PATIENCE });
