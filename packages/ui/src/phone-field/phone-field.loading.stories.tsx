import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { PhoneField } from './phone-field.tsx';
import { type PhonePlans, PhonePlansContext, phonePlansFrom } from './phone-module.ts';

const HeldPhone = held(PhoneField);

/** The pending requests, in order. */
let awaited: PromiseWithResolvers<PhonePlans>[] = [];

/** A field whose numbering plans load or fail on command. */
function OnSlowLine({ children }: { children: ReactNode }) {
  const [plans] = useState(() =>
    phonePlansFrom(() => {
      const answer = Promise.withResolvers<PhonePlans>();
      awaited.push(answer);
      return answer.promise;
    }),
  );
  return <PhonePlansContext value={plans}>{children}</PhonePlansContext>;
}

const plansCome = async () => awaited.shift()?.resolve(await import('@deck/values/phone'));
const plansFail = () => awaited.shift()?.reject(new Error('The line is down'));

const meta = {
  title: 'Fields/Phone field/Loading',
  component: PhoneField,
  tags: ['!autodocs'],
  args: { label: 'Phone', value: '', country: 'GR', onChange: fn() },
  beforeEach: () => {
    awaited = [];
  },
  render: (args) => (
    <OnSlowLine>
      <HeldPhone {...args} />
    </OnSlowLine>
  ),
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {
  name: 'The numbering plans are not loaded before an empty field is touched, and then once',
  play: async ({ canvas }) => {
    await expect(awaited).toHaveLength(0);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Phone' }));
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Phone' }));
    await expect(awaited).toHaveLength(1);
  },
};

export const TypedBefore: Story = {
  name: 'Text typed before the plans have loaded is kept, and grouped on blur',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(field, '69441');
    await expect(field).toHaveValue('69441');
    await plansCome();
    // Nothing moves under the caret; the next key groups the rest.
    await expect(field).toHaveValue('69441');
    await userEvent.type(field, '23456');
    await expect(field).toHaveValue('694 412 3456');
    await expect(args.onChange).toHaveBeenLastCalledWith('+306944123456');
  },
};

export const Opened: Story = {
  name: 'The country list shows that it is loading or failed, and retries when reopened',
  play: async ({ canvas }) => {
    const picker = canvas.getByRole('button', { name: /Greece/ });
    await userEvent.click(picker);
    await waitFor(() => expect(screen.getByText('Loading')).toBeVisible());
    plansFail();
    const failed = 'The countries could not be loaded. The number can be typed without them.';
    await waitFor(() => expect(screen.getByText(failed)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
    await userEvent.click(picker);
    await plansCome();
    await waitFor(() => expect(screen.getByRole('option', { name: /Greece/ })).toBeVisible());
  },
};
