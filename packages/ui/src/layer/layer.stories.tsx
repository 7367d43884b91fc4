import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dialog } from 'radix-ui';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Escapable } from './escapable.tsx';
import { LayerScope, useLayer } from './layer.tsx';
import * as css from './layer-demo.css.ts';

const meta = {
  title: 'Layers/Stacking',
  parameters: { docs: { description: { component: 'The private base of every floating layer.' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list without Radix, such as a combobox's. */
function List() {
  const layer = useLayer('popover');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the list</Button>
      {open &&
        createPortal(
          <Escapable onEscape={() => setOpen(false)}>
            <section className={css.list} aria-label="List" style={{ zIndex: layer.zIndex }}>
              <LayerScope layer={layer}>
                <Button>First</Button>
              </LayerScope>
            </section>
          </Escapable>,
          layer.container ?? document.body,
        )}
    </>
  );
}

function DialogWithList() {
  const layer = useLayer('dialog');
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Open the dialog</Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content className={css.dialog} style={{ zIndex: layer.zIndex }} aria-describedby={undefined}>
          <LayerScope layer={layer}>
            <Dialog.Title>Dialog</Dialog.Title>
            <List />
          </LayerScope>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

async function openBoth() {
  await userEvent.click(screen.getByText('Open the dialog'));
  await userEvent.click(await screen.findByText('Open the list'));
  return { dialog: screen.getByRole('dialog'), list: screen.getByRole('region', { name: 'List' }) };
}

const level = (element: Element) => Number(getComputedStyle(element).zIndex);

export const Default: Story = { render: () => <DialogWithList /> };

export const OneAbove: Story = {
  name: 'A popover opened from a dialog is above and inside it',
  render: () => <DialogWithList />,
  play: async () => {
    const { dialog, list } = await openBoth();
    await expect(level(list)).toBe(level(dialog) + 1);
    await expect(dialog).toContainElement(list);
  },
};

// Specification 9.33
export const OnThePage: Story = {
  name: 'A popover on the page is below every dialog, from z-index 1000 on',
  render: () => <List />,
  play: async () => {
    await userEvent.click(screen.getByText('Open the list'));
    const list = screen.getByRole('region', { name: 'List' });
    const root = getComputedStyle(document.documentElement);
    const layers = ['sticky', 'nav', 'popover', 'dialog', 'toast', 'tooltip'].map((name) =>
      Number(root.getPropertyValue(`--deck-layer-${name}`)),
    );
    await expect(layers[0]).toBe(1000);
    await expect(layers).toEqual(layers.toSorted((a, b) => a - b));
    await expect(level(list)).toBe(layers[2]);
    await expect(layers[2]).toBeLessThan(Number(layers[3]));
  },
};

export const OneEscapeOneLayer: Story = {
  name: 'Escape closes one layer at a time',
  render: () => <DialogWithList />,
  play: async () => {
    const { dialog, list } = await openBoth();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** Presses Escape as soon as it stands in the document, before Radix has the dialog among its layers. */
function PressedAtOnce() {
  useLayoutEffect(() => {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
  }, []);
  return null;
}

const onEscape = fn();

/** A panel beside the page, with a dialog of its own. */
function PanelWithDialog() {
  const layer = useLayer('dialog');
  return (
    <Escapable onEscape={onEscape}>
      <section aria-label="Panel">
        <Dialog.Root>
          <Dialog.Trigger asChild>
            <Button>Open the dialog</Button>
          </Dialog.Trigger>
          <Dialog.Portal>
            <Dialog.Content
              className={css.dialog}
              style={{ zIndex: layer.zIndex }}
              aria-describedby={undefined}
            >
              <Dialog.Title>Dialog</Dialog.Title>
              <PressedAtOnce />
            </Dialog.Content>
          </Dialog.Portal>
        </Dialog.Root>
      </section>
    </Escapable>
  );
}

export const EscapeAtOnce: Story = {
  name: 'Escape that is pressed as soon as a dialog is seen closes the dialog, and not what is below it',
  render: () => <PanelWithDialog />,
  play: async () => {
    onEscape.mockClear();
    await userEvent.click(screen.getByText('Open the dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(onEscape).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onEscape).toHaveBeenCalledOnce();
  },
};
