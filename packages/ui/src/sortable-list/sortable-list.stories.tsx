import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SortableList } from './sortable-list.tsx';
import { Held, type Method, methods, named, namesIn, push, switched } from './story-parts.tsx';

const meta = {
  title: 'Data/Sortable list',
  component: SortableList<Method>,
  args: { ...named, items: methods, onSort: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SortableList<Method>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: switched } };

const handle = (name: string) => screen.getByRole('button', { name: `Move: ${name}` });

export const ByKeys: Story = {
  name: 'Without a mouse: arrow keys move an entry, Home and End move it to either end, and the focus follows',
  play: async ({ canvasElement, canvas, args }) => {
    await userEvent.tab();
    await expect(handle('Cards')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(namesIn(canvasElement).slice(0, 3)).toEqual(['Wallets', 'Bank transfer', 'Cards']);
    await expect(handle('Cards')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Cards: now 3 of 5');
    await userEvent.keyboard('{End}');
    await expect(namesIn(canvasElement).at(-1)).toBe('Cards');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSort).toHaveBeenCalledTimes(3);
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(namesIn(canvasElement)).toEqual(methods.map(({ name }) => name));
    await expect(handle('Cards')).toHaveFocus();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const ByPointer: Story = {
  name: 'Dragged by its handle, an entry moves to where it is dropped, and the others move aside',
  play: async ({ canvasElement, canvas, args }) => {
    const height = canvas.getAllByRole('listitem')[0]?.getBoundingClientRect().height ?? 0;
    const drag = await push(handle('Cards'), 2 * height);
    const wallets = canvas.getByText('Wallets');
    await waitFor(() =>
      expect(getComputedStyle(wallets.closest('li') ?? wallets).transform).not.toBe('none'),
    );
    await expect(args.onSort).not.toHaveBeenCalled();
    drag.letGo();
    await waitFor(() =>
      expect(namesIn(canvasElement)).toEqual(['Wallets', 'Bank transfer', 'Cards', 'Local methods', 'iDEAL']),
    );
    await expect(args.onSort).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Cards: now 3 of 5');
    await expect(handle('Cards')).toHaveFocus();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const ByFinger: Story = {
  name: 'It can be dragged by touch too, up to the end of the list',
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(handle('Cards')).touchAction).toBe('none');
    (await push(handle('Cards'), 5000, 'touch')).letGo();
    await waitFor(() => expect(namesIn(canvasElement).at(-1)).toBe('Cards'));
  },
};

export const PutBack: Story = {
  name: 'Escape, or a canceled pointer, puts it back and announces that',
  play: async ({ canvasElement, canvas, args }) => {
    await push(handle('Cards'), 90);
    await waitFor(() =>
      expect(canvas.getByText('Cards').closest('li')?.style.transform).toBe('translateY(90px)'),
    );
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Cards').closest('li')?.style.transform).toBe('');
    await expect(canvas.getByRole('status')).toHaveTextContent('Cards: back in its place');
    (await push(handle('iDEAL'), -90)).cancel();
    await expect(args.onSort).not.toHaveBeenCalled();
    await expect(namesIn(canvasElement)).toEqual(methods.map(({ name }) => name));
  },
};

export const ByPress: Story = {
  name: 'Dragging is optional: a press shows the possible moves',
  play: async ({ canvasElement }) => {
    const moves = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(handle('Cards'));
    await screen.findByRole('menu');
    await expect(moves()).toEqual(['Move down', 'Move to the bottom']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move down' }));
    await closed();
    await expect(namesIn(canvasElement).slice(0, 2)).toEqual(['Wallets', 'Cards']);
    await waitFor(() => expect(handle('Cards')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await expect(moves()).toEqual(['Move up', 'Move down', 'Move to the bottom']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move to the bottom' }));
    await closed();
    await expect(namesIn(canvasElement).at(-1)).toBe('Cards');
  },
};

export const Explained: Story = {
  name: 'A handle names its entry and describes its use',
  play: async () => {
    await expect(handle('Bank transfer')).toHaveAccessibleDescription(/up and down arrow keys move it/);
  },
};

export const Russian: Story = {
  name: "It uses the reader's language",
  globals: { locale: 'ru' },
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole('button', { name: 'Переместить: Cards' });
    cards.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Cards: теперь 2 из 5');
  },
};

export const Disabled: Story = {
  name: 'Disabled, the order can be read but not changed',
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    for (const name of ['Cards', 'iDEAL']) await expect(handle(name)).toBeDisabled();
    (await push(handle('Cards'), 90)).letGo();
    await expect(args.onSort).not.toHaveBeenCalled();
    await expect(namesIn(canvasElement)).toHaveLength(5);
  },
};

export const Single: Story = {
  name: 'A single entry cannot be moved',
  args: { items: methods.slice(0, 1) },
  play: async () => {
    await expect(handle('Cards')).toBeDisabled();
  },
};

export const WithinAnother: Story = {
  name: 'A nested list only moves its own entries',
  args: {
    items: methods.slice(0, 2),
    children: ({ name }) => (
      <>
        {name}
        <Held
          {...named}
          label={`Of ${name}`}
          items={['A', 'B', 'C'].map((each) => ({ name: `${name} ${each}`, on: true }))}
          onSort={() => undefined}
        />
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    (await push(handle('Wallets A'), 60)).letGo();
    const inner = canvas.getByRole('list', { name: 'Of Wallets' });
    await waitFor(() => expect(namesIn(inner)[0]).toBe('Wallets B'));
    handle('Wallets A').focus();
    await userEvent.keyboard('{Home}');
    await expect(namesIn(inner)[0]).toBe('Wallets A');
    await expect(args.onSort).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  name: 'At 320 px with long names nothing overflows the list',
  args: { items: [{ name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4), on: true }, ...methods] },
  decorators: [(Inner) => <div style={{ width: 320 }}>{Inner()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    for (const entry of within(list).getAllByRole('listitem'))
      await expect(entry.getBoundingClientRect().right).toBeLessThanOrEqual(
        list.getBoundingClientRect().right,
      );
  },
};

export const Scrolls: Story = {
  name: 'Its container scrolls when an entry is dragged to the edge',
  args: { items: Array.from({ length: 40 }, (_, index) => ({ name: `Method ${index + 1}`, on: true })) },
  decorators: [
    (Inner) => (
      <div data-testid="place" style={{ height: 240, overflowY: 'auto' }}>
        {Inner()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('place');
    const drag = await push(handle('Method 1'), 215);
    await waitFor(() => expect(place.scrollTop).toBeGreaterThan(100));
    drag.letGo();
    const aMoment = () => new Promise((resolve) => setTimeout(resolve, 100));
    // The dropped entry is scrolled into view.
    await aMoment();
    const stopped = place.scrollTop;
    await aMoment();
    await expect(place.scrollTop).toBe(stopped);
    await expect(namesIn(place).indexOf('Method 1')).toBeGreaterThan(5);
  },
};
