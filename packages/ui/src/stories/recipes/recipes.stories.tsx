import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider } from '../../toast/toast.tsx';
import { ListScreen as List } from './list-screen.tsx';
import listSource from './list-screen.tsx?raw';
import { MoneyDialog as Money } from './money-dialog.tsx';
import moneySource from './money-dialog.tsx?raw';
import { OrderForm } from './order-form.tsx';
import formSource from './order-form.tsx?raw';

const source = (code: string) => ({ docs: { source: { code, language: 'tsx' } } });

const meta = {
  title: 'Proofs/Recipes',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ListScreen: Story = {
  name: 'A list screen: search, filters, columns and table; the filters stay without matches',
  parameters: { flush: true, ...source(listSource) },
  render: () => <List />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'nobody');
    await expect((await canvas.findAllByText('No data to display'))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset filters' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /KLB-20418/ })).toBeVisible());
  },
};

export const Form: Story = {
  name: 'A form: missing values are reported at their fields on submit',
  parameters: source(formSource),
  render: () => <OrderForm />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Please fill out this field')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Check data' }));
    await expect(canvas.getAllByText('Please fill out this field')).toHaveLength(3);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Guest' }), 'Ingrid Solheim');
    await expect(canvas.getAllByText('Please fill out this field')).toHaveLength(2);
  },
};

export const MoneyDialog: Story = {
  name: 'A money dialog: the button names the amount, and only accepts a valid one',
  parameters: source(moneySource),
  render: () => (
    <ToastProvider>
      <Money />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Refund €120.00' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Reason' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Charged twice' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Refund €120.00' }));
    // It is scrolled into view a moment later.
    await waitFor(() => expect(screen.getByText('Refunded €120.00')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
