import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type LinkProps, UiProvider } from '../provider/ui-provider.tsx';
import { TextLink } from './text-link.tsx';

const meta = {
  title: 'Actions/Text link',
  component: TextLink,
  args: { href: '#customers', children: 'Find a customer' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { inline: true } };

const navigate = fn();

function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

export const ByTheRouter: Story = {
  name: "It navigates with the provider's link component",
  render: (args) => (
    <UiProvider locale="en" timeZone="Europe/Athens" link={RouterLink}>
      <TextLink {...args} />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Find a customer' }));
    await expect(navigate).toHaveBeenCalledWith('#customers');
  },
};

export const Keys: Story = {
  ...ByTheRouter,
  name: 'Without a mouse: Tab reaches it, Enter follows it',
  play: async ({ canvas }) => {
    navigate.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Find a customer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('#customers');
  },
};

export const InASentence: Story = {
  name: 'In a sentence it is underlined, not marked by colour alone',
  render: (args) => (
    <p>
      The hotel keeps your data as its <TextLink {...args} inline /> page says.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('underline');
  },
};
