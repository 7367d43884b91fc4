import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommandPalette } from './command-palette.tsx';
import { screens } from './demo-palette.tsx';

const meta = { title: 'Sheets/Command palette', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ minHeight: 640 }}>
      <CommandPalette
        open
        onOpenChange={ignore}
        onChoose={ignore}
        label="Search orders, guests, screens"
        recent={[
          {
            id: '1',
            label: 'KLB-20418',
            hint: 'Ingrid Solheim, ingrid.solheim@example.no',
            meta: '€6,480.00',
          },
          {
            id: '2',
            label: 'Ξενοδοχείο Καλλιστώ, οικογένεια Παπαδοπούλου-Αναγνωστοπούλου',
            meta: '€1,234,567.89',
          },
        ]}
        groups={[screens]}
      />
    </div>
  ),
};
