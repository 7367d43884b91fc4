import { kalypso, kalypsoPaid, longNames, thalassa } from '@deck/guest/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { GuestMiniature, type GuestMiniatureProps } from './guest-miniature.tsx';
import { getAccent } from './stories/accents.ts';
import { getContent } from './stories/guest-story.tsx';

const meta = {
  title: 'Layout/Guest miniature',
  component: GuestMiniature,
  args: { content: getContent(kalypso, { pictures: 'kalypso' }) },
  render: (args, { globals }) => (
    <GuestMiniature {...args} accent={getAccent(String(globals.brand), args.content.property.color)} />
  ),
} satisfies Meta<typeof GuestMiniature>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { content: getContent(thalassa, { pictures: 'thalassa' }) } };

export const Inert: Story = {
  name: 'It is only to be looked at',
  play: async ({ canvas, canvasElement }) => {
    for (const role of ['heading', 'link', 'button', 'img', 'main'])
      await expect(canvas.queryAllByRole(role)).toHaveLength(0);
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};

export const Phone: Story = {
  name: 'It is the phone’s face at four fifths, with the button at its bottom',
  play: async ({ canvasElement }) => {
    const phone = canvasElement.querySelector<HTMLElement>('[inert]') as HTMLElement;
    await expect(phone.getBoundingClientRect().width).toBe(326);
    const button = [...phone.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Pay €1,944.00',
    );
    const { bottom } = (button as HTMLElement).getBoundingClientRect();
    await expect(phone.getBoundingClientRect().bottom - bottom).toBeLessThan(60);
  },
};

export const Receipt: Story = {
  name: 'After the payment it is the receipt',
  args: { content: getContent(kalypsoPaid, { pictures: 'kalypso' }) },
};

export const LongNames: Story = {
  name: 'Long names wrap',
  args: { content: getContent(longNames, { language: 'el' }) },
};

export const Changed: Story = {
  name: 'It changes with each key',
  render: (args) => <ChangedOnPress {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Another sum' }));
    const amounts = [...canvasElement.querySelectorAll('h1')].map(({ textContent }) => textContent);
    await expect(amounts[0]).toContain('€2,160.00');
  },
};

function ChangedOnPress({ content, ...args }: GuestMiniatureProps) {
  const [isChanged, setChanged] = useState(false);
  const sum = { ...content.sum, amount: '€2,160.00' };
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
      <Button onClick={() => setChanged(true)}>Another sum</Button>
      <GuestMiniature {...args} content={isChanged ? { ...content, sum } : content} />
    </div>
  );
}
