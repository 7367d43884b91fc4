import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { walkTo } from '../stories/walk-to.ts';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Data/QR code',
  component: QrCode,
  args: { label: 'QR code', value: 'https://pay.kalypsobay.gr/l/7Qm2vXc9Tz', download: 'link-KLB-20422' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { download: undefined } };

export const Playground: Story = {};

export const DarkOnWhite: Story = {
  name: 'It is dark on white in every mode, and named',
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code' });
    await expect(getComputedStyle(code.parentElement ?? code).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(getComputedStyle(code.querySelector('path') ?? code).fill).toBe('rgb(0, 0, 0)');
  },
};

/** The downloaded files. */
function handedOver() {
  const files: { name: string; content: Promise<Blob> }[] = [];
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content: fetch(this.href).then((answer) => answer.blob()) });
  });
  return files;
}

export const Downloads: Story = {
  name: 'It can be downloaded as SVG and PNG, also without a mouse',
  play: async ({ canvas }) => {
    const files = handedOver();
    await walkTo(canvas.getByRole('button', { name: 'Download as SVG' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['link-KLB-20422.svg']));
    await expect(await (await files[0]?.content)?.text()).toMatch(/^<svg xmlns=.*<\/svg>$/);

    await userEvent.click(canvas.getByRole('button', { name: 'Download as PNG' }));
    await waitFor(() => expect(files.at(-1)?.name).toBe('link-KLB-20422.png'));
    const picture = await createImageBitmap((await files.at(-1)?.content) ?? new Blob());
    await expect([picture.width, picture.height]).toEqual([1024, 1024]);
  },
};
