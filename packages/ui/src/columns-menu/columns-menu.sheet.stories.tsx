import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { ColumnsMenu } from './columns-menu.tsx';

const meta = { title: 'Sheets/Columns menu', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const heads = ['Order', 'Created', 'Customer', 'Property', 'Status', 'Total', 'Paid', 'Agent', 'Modified'];

export const Open: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-end', minHeight: 460 }}>
      <ColumnsMenu
        columns={heads.map((head) => ({ id: head, head }))}
        layout={{ hidden: ['Agent', 'Modified'] }}
        onChange={() => undefined}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
