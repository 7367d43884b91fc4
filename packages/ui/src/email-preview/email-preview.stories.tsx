import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmailPreview } from './email-preview.tsx';

const inMail = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Payment</title></head><body>${body}</body></html>`;

const html = inMail(`<div style="font: 15px/1.5 sans-serif; color: #1d2433; padding: 16px">
<p>Dear Maria Papadopoulou,</p>
<p>please pay <strong>€1,218.00</strong> for your stay at Kalypso Bay Resort, 24 to 28 November 2026.</p>
<p><a href="https://kalypso.gr" style="display: inline-block; padding: 12px 20px; border-radius: 6px;
background: #1652cc; color: #ffffff; text-decoration: none">Pay €1,218.00</a></p>
<p>The link is valid until 22 November 2026, 09:41 in Athens.</p></div>`);

/** A letter that tries to run scripts. */
const hostile = inMail('<script>parent.hurt = true</script><img src="x" onerror="parent.hurt = true">');

const meta = {
  title: 'Data/Email preview',
  component: EmailPreview,
  args: {
    label: 'Preview in English',
    letter: { kind: 'email', subject: 'Payment of €1,218.00 for KLB-20422', html },
    language: 'en',
  },
} satisfies Meta<typeof EmailPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Email: Story = {
  name: 'An e-mail with its subject, without scripts',
  args: { letter: { kind: 'email', subject: 'Payment of €1,218.00 for KLB-20422', html: hostile } },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Preview in English');
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(canvas.getByText('Payment of €1,218.00 for KLB-20422')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect('hurt' in globalThis).toBe(false);
  },
};

export const Narrow: Story = {
  name: 'Narrow is as wide as a phone, wide as its container',
  render: (args) => (
    <>
      <EmailPreview {...args} label="Narrow" />
      <EmailPreview {...args} label="Wide" width="wide" />
    </>
  ),
  play: async ({ canvas }) => {
    const widthOf = (label: string) => canvas.getByTitle(label).getBoundingClientRect().width;
    await expect(widthOf('Narrow')).toBeLessThanOrEqual(377);
    await expect(widthOf('Wide')).toBeGreaterThanOrEqual(widthOf('Narrow'));
  },
};

export const Dark: Story = { name: 'As a mail program darkens it', args: { dark: true } };

export const Sms: Story = {
  name: 'A text message is text',
  args: { letter: { kind: 'sms', text: 'Kalypso: please pay <b>€1,218.00</b>: https://pay.example/x' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Preview in English').getAttribute('srcdoc')).toContain('&lt;b&gt;');
  },
};
