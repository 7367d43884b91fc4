import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { FormWithPreview } from './form-with-preview.tsx';

const meta = {
  title: 'Layout/Form with preview',
  component: FormWithPreview,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <Card title="Amount and deadline">1,944.00 EUR</Card>
        <Card title="What the guest may use">Visa, Mastercard</Card>
      </>
    ),
    preview: <Card title="The page">Deposit 30 %</Card>,
    previewTitle: 'What the guest sees',
    openLabel: "See the guest's page",
    note: 'Goes to i.solheim@fjordmail.example on the next step',
    acts: (
      <>
        <Button size="large" variant="quiet">
          Cancel
        </Button>
        <Button size="large" variant="primary">
          Create link for €1,944.00
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof FormWithPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { note: undefined } };

/** As wide as its window is: the preview beside the form, or behind a button. */
export const Seen: Story = {
  name: 'The preview stands beside the form, or opens from the bar where there is no room',
  play: async ({ canvas }) => {
    if (window.innerWidth >= 1280) {
      await expect(canvas.getByRole('complementary', { name: 'What the guest sees' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: "See the guest's page" })).toBeNull();
      return;
    }
    await expect(canvas.queryByText('Deposit 30 %')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: "See the guest's page" }));
    await expect(screen.getByRole('dialog', { name: 'What the guest sees' })).toBeVisible();
    await expect(screen.getByText('Deposit 30 %')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: "See the guest's page" })).toHaveFocus();
  },
};

export const WithoutPreview: Story = {
  name: 'Without a page there is nothing to preview',
  args: { preview: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.queryByRole('button', { name: "See the guest's page" })).toBeNull();
  },
};
