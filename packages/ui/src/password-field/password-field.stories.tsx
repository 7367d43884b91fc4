import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { PasswordField } from './password-field.tsx';

const HeldPasswordField = held(PasswordField);

const meta = {
  title: 'Fields/Password field',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', value: '', onChange: fn() },
  render: HeldPasswordField,
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: 'open sesame' } };

export const Playground: Story = { args: { autoComplete: 'new-password', hint: 'At least 8 characters' } };

const submitted = fn();

// Specification 2.70
export const TogglesWithoutSubmitting: Story = {
  name: 'The eye shows and hides the password, and never submits the form',
  args: { value: 'open sesame' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <HeldPasswordField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear();
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(submitted).not.toHaveBeenCalled();
  },
};

export const KeepsCaret: Story = {
  name: 'The eye keeps focus and caret, so typing continues',
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(input, 'secret');
    input.setSelectionRange(3, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveFocus();
    await expect(input.selectionStart).toBe(3);
    await userEvent.keyboard('-');
    await expect(args.onChange).toHaveBeenLastCalledWith('sec-ret');
  },
};

export const CapsLock: Story = {
  name: 'It shows that Caps Lock is on while typing, until it is off',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(input);
    await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    await expect(await canvas.findByText('Caps Lock is on')).toBeVisible();
    await fireEvent.keyUp(input, { key: 'CapsLock', modifierCapsLock: false });
    await waitFor(() => expect(canvas.queryByText('Caps Lock is on')).toBeNull());
  },
};

export const Managers: Story = {
  name: 'Password managers get the right autocomplete value, and pasting works',
  args: { autoComplete: 'new-password' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.click(input);
    await userEvent.paste('correct horse battery staple');
    await expect(args.onChange).toHaveBeenLastCalledWith('correct horse battery staple');
  },
};

// Specification 5.21, 9.8
export const Shortest: Story = {
  name: 'A new password of less than 8 characters is reported on blur, a current password never',
  render: (args) => (
    <>
      <HeldPasswordField {...args} label="New password" autoComplete="new-password" />
      <HeldPasswordField {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const said = 'This field should be at least 8 characters long';
    const fresh = canvas.getByLabelText('New password');
    await userEvent.type(fresh, 'olive-2');
    await expect(canvas.queryByText(said)).toBeNull();
    await userEvent.tab();
    await expect(fresh).toHaveAccessibleDescription(said);
    await expect(fresh).toBeInvalid();
    await userEvent.type(fresh, '7');
    await expect(fresh).toBeValid();
    await userEvent.type(canvas.getByLabelText('Password'), 'short');
    await userEvent.tab();
    await expect(canvas.queryByText(said)).toBeNull();
  },
};

/** As in a form: the second field knows the first's value. */
function TwoPasswords({ onChange }: { onChange: (value: string) => void }) {
  const [chosen, setChosen] = useState('');
  const [repeated, setRepeated] = useState('');
  const repeat = (value: string) => {
    setRepeated(value);
    onChange(value);
  };
  const label = 'New password';
  return (
    <>
      <PasswordField label={label} autoComplete="new-password" value={chosen} onChange={setChosen} />
      <PasswordField
        label="Repeat it"
        autoComplete="new-password"
        sameAs={{ label, value: chosen }}
        value={repeated}
        onChange={repeat}
      />
    </>
  );
}

// Specification 5.23
export const Repeated: Story = {
  name: 'A differing repetition is reported on blur, until both match',
  render: ({ onChange }) => <TwoPasswords onChange={onChange} />,
  play: async ({ canvas, args }) => {
    const said = 'The value must be equal to the New password value';
    const [first, second] = [canvas.getByLabelText('New password'), canvas.getByLabelText('Repeat it')];
    await userEvent.type(first, 'olive-2026');
    await userEvent.type(second, 'olive-202');
    await expect(second).toBeValid();
    await userEvent.tab();
    await expect(second).toHaveAccessibleDescription(said);
    await expect(second).toBeInvalid();
    await userEvent.type(second, '6');
    await expect(second).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith('olive-2026');
    // The first was changed afterwards, so the second differs.
    await userEvent.type(first, '!');
    await expect(second).toHaveAccessibleDescription(said);
    await userEvent.clear(second);
    await expect(second).toBeValid();
  },
};

export const ByKeyboard: Story = {
  name: 'Without a mouse: Tab reaches the eye, Space shows the password, Shift+Tab returns',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('secret');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.tab({ shift: true });
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('secret');
  },
};
