import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { FilterChips } from './filter-chips.tsx';

const meta = { title: 'Sheets/Filter chips', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="One">
        <FilterChips chips={[{ id: 'state', label: 'Status', value: 'Paid' }]} onRemove={ignore} />
      </SheetSection>
      <SheetSection title="Several, and a long one">
        <FilterChips
          chips={[
            { id: 'created', label: 'Created', value: '24.10.2026 - 20.11.2026' },
            { id: 'state', label: 'Status', value: 'Paid, Declined, Expired' },
            { id: 'customer', label: 'Customer', value: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6) },
          ]}
          onRemove={ignore}
        />
      </SheetSection>
    </Sheet>
  ),
};
