import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Modal } from '../modal/modal.tsx';
import { held } from '../stories/held.tsx';
import { PhoneField } from './phone-field.tsx';
import { phonePlans } from './phone-module.ts';

const HeldPhone = held(PhoneField);

const meta = {
  title: 'Fields/Phone field',
  component: PhoneField,
  args: { label: 'Phone', value: '', country: 'GR', onChange: fn() },
  render: (args) => <HeldPhone {...args} />,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: '+4791234567' } };

export const Playground: Story = { args: { country: undefined, hint: 'For the arrival' } };

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The field after its numbering plans have loaded. */
async function ready(canvas: Canvas, dial: RegExp = /\+\d/) {
  const picker = await canvas.findByRole('button', { name: dial });
  await phonePlans.load('', 'GR');
  return { field: canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }), picker };
}

// Specification 2.71, 5.8
export const Grouped: Story = {
  name: "Digits are grouped by their country's rules; the value is E.164",
  play: async ({ canvas, args }) => {
    const { field } = await ready(canvas);
    await userEvent.type(field, '6944123456');
    await expect(field).toHaveValue('694 412 3456');
    await expect(args.onChange).toHaveBeenLastCalledWith('+306944123456');
  },
};

// Specification 2.71, 5.9
export const Detected: Story = {
  name: 'A typed dial code changes the country immediately, and moves to the picker on blur',
  play: async ({ canvas, args }) => {
    const { field, picker } = await ready(canvas);
    await userEvent.type(field, '+47 91234567');
    await waitFor(() => expect(picker).toHaveAccessibleName('Country: Norway NO +47'));
    await expect(field).toHaveValue('+47 91234567');
    await expect(canvas.getByRole('status')).toHaveTextContent('Norway');
    await userEvent.tab();
    await expect(field).toHaveValue('91 23 45 67');
    await expect(args.onChange).toHaveBeenLastCalledWith('+4791234567');
  },
};

export const Pasted: Story = {
  name: "Pasted or autofilled, 00…, tel: and another country's number switch the country",
  play: async ({ canvas, args }) => {
    const { field, picker } = await ready(canvas);
    for (const [text, country, shown, value] of [
      ['0047 91 23 45 67', /Norway/, '91 23 45 67', '+4791234567'],
      ['tel:+30-694-412-3456', /Greece/, '694 412 3456', '+306944123456'],
      ['+357 99 123456', /Cyprus/, '99 123456', '+35799123456'],
    ] as const) {
      field.focus();
      field.setSelectionRange(2, 2);
      await userEvent.paste(text);
      await waitFor(() => expect(picker).toHaveAccessibleName(country));
      await expect(field).toHaveValue(shown);
      await expect(args.onChange).toHaveBeenLastCalledWith(value);
    }
    await fireEvent.change(field, { target: { value: '+44 7400 123456' } });
    await waitFor(() => expect(picker).toHaveAccessibleName(/United Kingdom/));
    await expect(field).toHaveValue('7400 123456');
    // The browser withdraws its autofill.
    await fireEvent.change(field, { target: { value: '' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveAccessibleDescription('');
  },
};

export const Caret: Story = {
  name: 'The caret stays at its digit during a correction, and a deletion never stops at a space',
  args: { value: '+306944123456' },
  play: async ({ canvas }) => {
    const { field } = await ready(canvas);
    await waitFor(() => expect(field).toHaveValue('694 412 3456'));
    field.focus();
    field.setSelectionRange(5, 5);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('694 123 456');
    await expect(field.selectionStart).toBe(3);
    await userEvent.keyboard('7');
    await expect(field).toHaveValue('694 712 3456');
    field.setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('697 123 456');
    await expect(field.selectionStart).toBe(2);
  },
};

// Specification 5.10
export const Limited: Story = {
  name: 'Letters and too many digits are refused; the caret does not move',
  play: async ({ canvas, args }) => {
    const { field } = await ready(canvas);
    await userEvent.type(field, '69441234567890123');
    const full = field.value;
    await expect(args.onChange).not.toHaveBeenLastCalledWith(expect.stringMatching(/\d{15}/));
    field.setSelectionRange(3, 3);
    await userEvent.keyboard('a1');
    await expect(field).toHaveValue(full);
    await expect(field.selectionStart).toBe(3);
  },
};

export const Picked: Story = {
  name: 'The picker searches names in three languages, ISO codes and dial codes; the number stays',
  args: { value: '+306944123456' },
  play: async ({ canvas, args }) => {
    const { field, picker } = await ready(canvas);
    await userEvent.click(picker);
    const search = await screen.findByRole('combobox', { name: 'Country or dial code' });
    await waitFor(() => expect(search).toHaveFocus());
    for (const query of ['Κύπρος', 'кипр', '357', 'cy']) {
      await userEvent.clear(search);
      await userEvent.type(search, query);
      await expect(screen.getAllByRole('option')[0]).toHaveTextContent('Cyprus');
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('+3576944123456');
    await expect(picker).toHaveAccessibleName('Country: Cyprus CY +357');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Keys: Story = {
  name: 'Without a mouse: the country is the first tab stop, found by typing and chosen by Enter; the number is next',
  play: async ({ canvas, args }) => {
    const { field, picker } = await ready(canvas);
    await userEvent.tab();
    await expect(picker).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country or dial code' })).toHaveFocus());
    await userEvent.keyboard('norw');
    await expect(screen.getAllByRole('option')[0]).toHaveTextContent('Norway');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('91234567');
    await expect(args.onChange).toHaveBeenLastCalledWith('+4791234567');
  },
};

export const NoCountry: Story = {
  name: 'An unknown country is reported, and the picker lists all again',
  play: async ({ canvas }) => {
    const { picker } = await ready(canvas);
    await userEvent.click(picker);
    const search = await screen.findByRole('combobox', { name: 'Country or dial code' });
    await userEvent.type(search, 'atlantis');
    await expect(screen.getAllByText('No country matches “atlantis”')[0]).toBeVisible();
    await userEvent.clear(search);
    await expect(Number(screen.getAllByRole('option')[0]?.getAttribute('aria-setsize'))).toBeGreaterThan(239);
  },
};

export const Countries: Story = {
  name: 'Its picker has 240 to 250 countries, each with its English, Russian and Greek name',
  play: async ({ canvas }) => {
    const { picker } = await ready(canvas);
    await userEvent.click(picker);
    const search = await screen.findByRole('combobox', { name: 'Country or dial code' });
    const count = Number(screen.getAllByRole('option')[0]?.getAttribute('aria-setsize'));
    await expect(count).toBeGreaterThanOrEqual(240);
    await expect(count).toBeLessThanOrEqual(250);
    for (const [query, name] of [
      ['germany', 'Germany'],
      ['германия', 'Germany'],
      ['γερμανια', 'Germany'],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, query);
      await expect(screen.getAllByRole('option')[0]).toHaveTextContent(name);
    }
  },
};

export const Signs: Story = {
  name: 'It may be empty; digits with spaces, hyphens and parentheses are parsed',
  play: async ({ canvas, args }) => {
    const { field } = await ready(canvas);
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toBeValid();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(field, '(694) 412-34 56');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('+306944123456');
    await expect(field).toHaveValue('694 412 3456');
  },
};

export const Unreadable: Story = {
  name: 'An unreadable phone is shown and kept, with the reason, and can be deleted',
  args: { value: 'reception, ext. 5', country: undefined },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await canvas.findByRole('button', { name: 'Choose a country' });
    await expect(field).toHaveValue('reception, ext. 5');
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toHaveValue('reception, ext. 5');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveAccessibleDescription(
      'Enter a phone number in digits, such as +30 694 412 3456',
    );
    await userEvent.click(field);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('reception, ext. ');
  },
};

const onClose = fn();

export const InDialog: Story = {
  name: 'In a dialog Escape closes the picker, not the dialog',
  render: (args) => (
    <Modal title="New customer" open onClose={onClose}>
      <HeldPhone {...args} />
    </Modal>
  ),
  play: async () => {
    onClose.mockClear();
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: /Greece/ }));
    const search = await screen.findByRole('combobox', { name: 'Country or dial code' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(search).not.toBeInTheDocument());
    await expect(onClose).not.toHaveBeenCalled();
  },
};

export const InError: Story = {
  name: 'An error describes it',
  args: { value: '+306944123456', state: 'error', feedback: 'No message reaches this number' },
  play: async ({ canvas }) => {
    const { field } = await ready(canvas);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('No message reaches this number');
  },
};
