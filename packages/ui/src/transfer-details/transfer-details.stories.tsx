import { type GuestTransferContent, toGuestContent } from '@deck/guest';
import { kalypsoTransfer } from '@deck/guest/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { TransferDetails } from './transfer-details.tsx';

const getTransfer = (language: 'en' | 'ru' | 'el') =>
  toGuestContent(kalypsoTransfer, language).transfer as GuestTransferContent;

const meta = {
  title: 'Data/Transfer details',
  component: TransferDetails,
  args: { transfer: getTransfer('en') },
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
} satisfies Meta<typeof TransferDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { transfer: { ...getTransfer('en'), text: '' } } };

export const Copied: Story = {
  name: 'A bank’s form gets what it takes: an IBAN without spaces, a sum without its sign',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('GR16 0110 1250 0000 0001 2300 695')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: IBAN' }));
    await expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith('GR1601101250000000012300695');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Amount' }));
    await expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith('1944.00');
    const [status] = canvas.getAllByRole('status').filter(({ textContent }) => textContent !== '');
    await waitFor(() => expect(status).toHaveTextContent('Copied'));
  },
};

export const EachRow: Story = {
  name: 'Every row can be copied and is tied to its name',
  play: async ({ canvas, args }) => {
    const { rows } = args.transfer;
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      rows.map(({ label }) => label),
    );
    await expect(canvas.getAllByRole('button')).toHaveLength(rows.length);
  },
};

export const LongWords: Story = {
  name: 'Long words wrap; no account number is cut',
  args: { transfer: getTransfer('el') },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByRole('definition'))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};
