import type { Meta, StoryObj } from '@storybook/react-vite';
import { Confirm } from './confirm.tsx';

const meta = { title: 'Sheets/Confirm', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Confirm
      open
      onClose={ignore}
      title="Cancel order LYK-11064?"
      description="Giulia Ferrari, €164.00. Its open link stops working at once. The order can be restored later."
      safeLabel="Keep order"
      action={{ label: 'Cancel order LYK-11064', tone: 'danger', onAct: ignore }}
    />
  ),
};
