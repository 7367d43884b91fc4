import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReceiptText } from 'lucide-react';
import { screen, userEvent } from 'storybook/test';
import { CommandPalette } from './command-palette.tsx';
import { screens, searchedOrders } from './demo-palette.tsx';
import type { PaletteGroup } from './palette-props.ts';

const meta = { title: 'Sheets/Command palette', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => undefined;

function Palette({ groups }: { groups: readonly PaletteGroup[] }) {
  return (
    <div style={{ minHeight: 640 }}>
      <CommandPalette
        open
        onOpenChange={ignore}
        onChoose={ignore}
        onSearch={ignore}
        label="Search orders, guests, screens"
        recent={[
          {
            id: '1',
            label: 'KLB-20418',
            hint: 'Ingrid Solheim, ingrid.solheim@example.no',
            meta: '€6,480.00',
            icon: ReceiptText,
          },
          {
            id: '2',
            label: 'Ξενοδοχείο Καλλιστώ, οικογένεια Παπαδοπούλου-Αναγνωστοπούλου',
            hint: 'kallisto@example.gr',
            meta: '€1,234,567.89',
            icon: ReceiptText,
          },
        ]}
        groups={groups}
      />
    </div>
  );
}

const typing = (words: string) => async () => {
  await userEvent.type(await screen.findByRole('combobox'), words);
};

export const All: Story = { render: () => <Palette groups={[screens]} /> };

export const Found: Story = {
  render: () => <Palette groups={[screens, searchedOrders]} />,
  play: typing('or'),
};

export const Searching: Story = {
  render: () => <Palette groups={[screens, { ...searchedOrders, items: [], loading: true }]} />,
  play: typing('or'),
};

export const Failed: Story = {
  render: () => (
    <Palette groups={[screens, { ...searchedOrders, items: [], failed: true, onRetry: ignore }]} />
  ),
  play: typing('or'),
};

export const Nothing: Story = {
  render: () => <Palette groups={[screens, { ...searchedOrders, items: [] }]} />,
  play: typing('zzz'),
};
