import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { PhoneField } from './phone-field.tsx';
import { type PhoneModule, PhonePlansContext, phonePlansFrom } from './phone-module.ts';

const HeldPhone = held(PhoneField);

type Part = 'reader' | `plan ${string}`;

/** The pending requests of what reads phones and of the numbering plans, in order. */
let awaited: { part: Part; come: () => void; fail: () => void }[] = [];

function request<Answer>(part: Part, load: () => Promise<Answer>): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  awaited.push({
    part,
    come: () => void load().then(resolve),
    fail: () => reject(new Error('The line is down')),
  });
  return promise;
}

const reader = async (): Promise<PhoneModule> => {
  const whole = await import('@deck/values/phone-plans');
  const planFiles = Object.entries(whole.planFiles).map(([name, load]) => [
    name,
    () => request(`plan ${name}`, load),
  ]);
  return { ...whole, planFiles: Object.fromEntries(planFiles) };
};

/** A field whose numbering plans load or fail on command. */
function OnSlowLine({ children }: { children: ReactNode }) {
  const [plans] = useState(() => phonePlansFrom(() => request('reader', reader)));
  return <PhonePlansContext value={plans}>{children}</PhonePlansContext>;
}

/** Waits for the request of a part, and takes it from the list. */
async function take(part: Part) {
  await waitFor(() => expect(awaited.map((one) => one.part)).toContain(part));
  const found = awaited.find((one) => one.part === part);
  awaited = awaited.filter((one) => one !== found);
  return found;
}

/** What an answer begins has been drawn. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

const comes = async (part: Part) => (await take(part))?.come();
const fails = async (part: Part) => (await take(part))?.fail();

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
  name: 'Text typed before the plan has loaded is kept, and grouped by the next key',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(field, '69441');
    await expect(field).toHaveValue('69441');
    await comes('reader');
    await comes('plan 30');
    await settled();
    // Nothing moves under the caret.
    await expect(field).toHaveValue('69441');
    await userEvent.type(field, '23456');
    await expect(field).toHaveValue('694 412 3456');
    await expect(args.onChange).toHaveBeenLastCalledWith('+306944123456');
  },
};

export const OfItsCountry: Story = {
  name: "Only the plan of the field's country is loaded, and another's once its dial code is typed",
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.click(field);
    await comes('reader');
    await comes('plan 30');
    await userEvent.type(field, '+47 91234567');
    await expect(awaited.map(({ part }) => part)).toEqual(['plan 47']);
    await expect(field).toHaveValue('+47 91234567');
    await comes('plan 47');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Norway/ })).toBeVisible());
    await expect(field).toHaveValue('+47 91234567');
    await userEvent.tab();
    await expect(field).toHaveValue('91 23 45 67');
    await expect(args.onChange).toHaveBeenLastCalledWith('+4791234567');
  },
};

export const PastedBefore: Story = {
  name: "Another country's number that is pasted before its plan has loaded is read once it has",
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.click(field);
    await comes('reader');
    await comes('plan 30');
    for (const [text, plan, shown, value] of [
      ['+44 (0) 7400 123456', 'plan 44', '7400 123456', '+447400123456'],
      ['Mobile: +47 91 23 45 67', 'plan 47', '91 23 45 67', '+4791234567'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.paste(text);
      await expect(field).toHaveValue(text);
      await expect(field).toBeValid();
      await comes(plan);
      await waitFor(() => expect(field).toHaveValue(shown));
      await expect(args.onChange).toHaveBeenLastCalledWith(value);
    }
  },
};

export const LeftBefore: Story = {
  name: 'A number that is left before its plan has loaded is read once it has',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(field, '+44 7400 123456');
    await comes('reader');
    await userEvent.tab();
    await comes('plan 44');
    await waitFor(() => expect(field).toHaveValue('7400 123456'));
    await expect(args.onChange).toHaveBeenLastCalledWith('+447400123456');
    await expect(canvas.getByRole('button', { name: /United Kingdom/ })).toBeVisible();
  },
};

export const PlanFailed: Story = {
  name: 'A plan that failed is loaded again at the next key; until then the number is plain text',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.click(field);
    await comes('reader');
    await comes('plan 30');
    await userEvent.paste('+47 91 23 45 6');
    await fails('plan 47');
    await settled();
    await expect(field).toHaveValue('+47 91 23 45 6');
    await expect(field).toBeValid();
    await userEvent.keyboard('7');
    await comes('plan 47');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Norway/ })).toBeVisible());
    await userEvent.tab();
    await expect(field).toHaveValue('91 23 45 67');
    await expect(args.onChange).toHaveBeenLastCalledWith('+4791234567');
  },
};

export const ChosenBefore: Story = {
  name: 'A chosen country takes the number over at once, and groups it once its plan has loaded',
  args: { value: '+306944123456' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await comes('reader');
    await comes('plan 30');
    await waitFor(() => expect(field).toHaveValue('694 412 3456'));
    await userEvent.click(canvas.getByRole('button', { name: /Greece/ }));
    await userEvent.type(
      await screen.findByRole('combobox', { name: 'Country or dial code' }),
      'cyprus{Enter}',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('+3576944123456');
    await expect(field).toHaveValue('6944123456');
    await comes('plan 35');
    await settled();
    await expect(canvas.getByRole('button', { name: /Cyprus/ })).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('+3576944123456');
  },
};

export const Opened: Story = {
  name: 'The country list shows that it is loading or failed, and retries when reopened',
  play: async ({ canvas }) => {
    const picker = canvas.getByRole('button', { name: /Greece/ });
    await userEvent.click(picker);
    await waitFor(() => expect(screen.getByText('Loading')).toBeVisible());
    await fails('reader');
    const failed = 'The countries could not be loaded. The number can be typed without them.';
    await waitFor(() => expect(screen.getByText(failed)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
    await userEvent.click(picker);
    await comes('reader');
    await waitFor(() => expect(screen.getByRole('option', { name: /Greece/ })).toBeVisible());
  },
};
