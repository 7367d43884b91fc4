import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Spinner } from './spinner.tsx';

const meta = { title: 'Sheets/Spinner', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Sizes">
        <Spinner size={16} />
        <Spinner size={20} />
        <Spinner />
      </SheetSection>
    </Sheet>
  ),
};
