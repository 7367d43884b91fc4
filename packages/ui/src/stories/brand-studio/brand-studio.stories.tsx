import { cssVariables, deriveTokens, modes, readBrand } from '@deck/tokens/studio';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { strFromU8, unzipSync } from 'fflate';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { carrying } from '../../file-drop/story-parts.tsx';
import { packed } from './brand-folder.ts';
import { BrandStudio } from './brand-studio.tsx';
import type { Draft } from './draft.ts';
import { shippedBrands } from './shipped-brands.ts';

const [meridian, solera] = ['meridian', 'solera'].map(shipped) as [Draft, Draft];

function shipped(id: string): Draft {
  const found = shippedBrands.find((brand) => brand.id === id);
  if (found === undefined) throw new Error(`There is no brand ${id}.`);
  return found;
}

const meta = {
  title: 'Start/Brand studio',
  tags: ['!autodocs'],
  parameters: { flush: true },
  render: (_, { globals }) => (
    <BrandStudio
      key={`${globals.brand} ${globals.mode}`}
      first={shipped(globals.brand)}
      mode={modes.find((mode) => mode === globals.mode) ?? 'light'}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

async function fill(canvas: Canvas, name: string, text: string) {
  const field = canvas.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
}

const openTab = (canvas: Canvas, name: string | RegExp) => userEvent.click(canvas.getByRole('tab', { name }));

const ground = (canvas: Canvas) =>
  getComputedStyle(canvas.getByRole('button', { name: 'Take a payment' })).backgroundColor;

/** The files in the downloaded zip. */
async function downloaded(canvas: Canvas): Promise<Record<string, string>> {
  const blobs: Blob[] = [];
  const made = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return '#downloaded';
  });
  const dropped = spyOn(URL, 'revokeObjectURL').mockReturnValue();
  await userEvent.click(canvas.getByRole('button', { name: 'Download the folder' }));
  made.mockRestore();
  dropped.mockRestore();
  const entries = Object.entries(unzipSync((await blobs[0]?.bytes()) ?? new Uint8Array()));
  return Object.fromEntries(entries.map(([path, content]) => [path, strFromU8(content)]));
}

async function openFiles(canvas: Canvas, ...files: File[]) {
  await userEvent.click(canvas.getByRole('button', { name: 'Open a brand' }));
  const opened = await screen.findByRole('dialog');
  // It fades in: until the first frame nothing in it is visible.
  await waitFor(() => expect(opened).toBeVisible());
  const dialog = within(opened);
  const input = dialog.getByLabelText<HTMLInputElement>('Or one from the disk', { selector: 'input' });
  input.files = carrying(...files).files;
  await fireEvent.change(input);
  await userEvent.click(dialog.getByRole('button', { name: 'Open' }));
  return dialog;
}

export const Studio: Story = { name: 'Every decision of a brand beside what it makes of the product' };

export const Accent: Story = {
  name: 'Another accent recolours the product immediately, light and dark, and all contrasts are recomputed',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    // Meridian overrides it for its own accent.
    const darkBefore = ground(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
    await fill(canvas, 'Accent', '#7a1fa2');
    await waitFor(() => expect(ground(canvas)).toBe(rgb('#7a1fa2')));
    await expect(canvas.getByText(/every contrast passes/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(ground(canvas)).not.toBe(rgb('#7a1fa2')));
    await expect(ground(canvas)).not.toBe(darkBefore);
    await openTab(canvas, 'Shape');
    await fill(canvas, 'Corner of a control', '14');
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Take a payment' })).borderRadius).toBe(
      '14px',
    );
  },
};

export const Refused: Story = {
  name: 'An invalid value is reported in its place; the last valid brand stays visible',
  play: async ({ canvas }) => {
    const before = ground(canvas);
    await fill(canvas, 'Accent', '#ffffff');
    await expect(canvas.getByRole('textbox', { name: 'Accent' })).toHaveAccessibleDescription(
      /color\.accent is #ffffff, which cannot be told from the surface/,
    );
    await expect(canvas.getByRole('button', { name: 'Download the folder' })).toBeDisabled();
    await expect(ground(canvas)).toBe(before);
    await fill(canvas, 'Accent', '#0a6b3d');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await openTab(canvas, 'Words');
    await fill(
      canvas,
      'Name',
      canvas.getByRole('textbox', { name: 'Folder' }).getAttribute('value') === 'solera'
        ? 'meridian'
        : 'SOLERA',
    );
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      /is called .* already/,
    );
    await fill(canvas, 'Name', 'Αύρα');
    await expect(canvas.getByText(/^Αύρα: /)).toBeVisible();
    await fill(canvas, 'Folder', 'Αύρα');
    await expect(canvas.getByRole('textbox', { name: 'Folder' })).toHaveAccessibleDescription(
      /cannot be a folder/,
    );
  },
};

export const Loud: Story = {
  name: 'Pure yellow and plain grey are accepted: the studio shows the results, and every contrast passes',
  play: async ({ canvas }) => {
    await openTab(canvas, 'Colours');
    const accent = () => canvas.getByRole('textbox', { name: 'Accent' });
    const passes = () => expect(canvas.getByText(/every contrast passes/)).toBeVisible();
    await fill(canvas, 'Accent', '#ffff00');
    await waitFor(() =>
      expect(accent()).toHaveAccessibleDescription(
        /^#ffff00 fills buttons, with dark text; lines and text are darkened, like #[0-9a-f]{6}\.$/,
      ),
    );
    await passes();
    await fill(canvas, 'Accent', '#777777');
    await waitFor(() => expect(accent()).toHaveAccessibleDescription(/^#777777 is darkened to #[0-9a-f]{6}/));
    await passes();
  },
};

export const Downloaded: Story = {
  name: 'The downloaded folder has a file of at most 40 lines, and the build reads the same values from it',
  play: async ({ canvas }) => {
    await fill(canvas, 'Accent', '#0a6b3d');
    await openTab(canvas, 'Words');
    await fill(canvas, 'Name', 'Αύρα');
    await fill(canvas, 'Folder', 'avra');
    const files = await downloaded(canvas);
    await expect(Object.keys(files).sort()).toEqual(
      ['brand.json', 'favicon.svg', 'logo.svg', 'mark.svg', 'panel.svg'].map((name) => `avra/${name}`),
    );
    const json = files['avra/brand.json'] ?? '';
    await expect(json.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    const mode = document.documentElement.dataset.mode === 'dark' ? 'dark' : 'light';
    const { style } = document.documentElement;
    const built = Object.entries(cssVariables(deriveTokens(readBrand(json, 'avra/brand.json'), mode)));
    await expect(built.filter(([name, value]) => style.getPropertyValue(name) !== value)).toEqual([]);
  },
};

export const Untouched: Story = {
  name: 'A brand that is opened and downloaded unchanged is the same file',
  play: async ({ canvas }) => {
    await openFiles(canvas, new File([packed(solera)], 'solera.zip'));
    await expect(await canvas.findByText(/^Solera: /)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const files = await downloaded(canvas);
    await expect(unzipSync(packed(solera))).toHaveProperty('solera/brand.json');
    await expect(JSON.parse(files['solera/brand.json'] ?? '')).toEqual(solera.decisions);
    await expect(files['solera/logo.svg']).toBe(solera.drawings['logo.svg']);
  },
};

export const OpensShipped: Story = {
  name: 'A brand of the repository can be opened by name',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open a brand' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'One of the repository' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Solera' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Open' }));
    await expect(await canvas.findByText(/^Solera: /)).toBeVisible();
    await openTab(canvas, 'Words');
    await expect(canvas.getByRole('textbox', { name: 'Folder' })).toHaveValue('solera');
  },
};

export const OpensFile: Story = {
  name: 'The brand.json of a known brand can be opened alone; another file of that name is refused',
  play: async ({ canvas }) => {
    const json = new TextDecoder().decode(unzipSync(packed(solera))['solera/brand.json']);
    await openFiles(canvas, new File([json], 'brand.json'));
    await expect(await canvas.findByText(/^Solera: /)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openTab(canvas, 'Words');
    await expect(canvas.getByRole('textbox', { name: 'Folder' })).toHaveValue('solera');
    const twin = await openFiles(canvas, new File([packed({ ...solera, id: 'twin' })], 'twin.zip'));
    await expect(
      await twin.findByText(/The brand solera is called Solera already: choose another name\.$/),
    ).toBeVisible();
    await userEvent.click(twin.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const OpensFaulty: Story = {
  name: 'An invalid file is refused with the line, and the open brand stays',
  play: async ({ canvas }) => {
    const json = new TextDecoder().decode(unzipSync(packed(meridian))['meridian/brand.json']);
    const faulty = new File([json.replace('"panel": "ink"', '"panel": "inc"')], 'brand.json');
    const dialog = await openFiles(canvas, faulty);
    await expect(
      await dialog.findByText(/^brand\.json:12:3: panel is "inc", .* did you mean "ink"\?$/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Contrasts: Story = {
  name: 'A failing pair comes first with its nearest passing value, which fixes it',
  play: async ({ canvas }) => {
    await fill(canvas, 'Ink', '#b9bfc9');
    await waitFor(() => expect(canvas.getByText(/contrasts fail/)).toBeVisible());
    await openTab(canvas, /^Contrast/);
    const failing = () =>
      Number(canvas.getByRole('tab', { name: /^Contrast/ }).textContent.replace(/\D/g, ''));
    const before = failing();
    await expect(before).toBeGreaterThan(0);
    const [, first] = canvas.getAllByRole('row');
    await expect(within(first ?? document.body).getByText(/Fails/)).toBeVisible();
    await userEvent.click(within(first ?? document.body).getByRole('button', { name: /^Use lightness/ }));
    await waitFor(() => expect(failing()).toBeLessThan(before));
    await openTab(canvas, 'Overrides');
    await userEvent.click(canvas.getByRole('button', { name: /^Derive light\..* again$/ }));
    await waitFor(() => expect(failing()).toBe(before));
    // The page itself uses the brand: leave it readable.
    await openTab(canvas, 'Colours');
    await fill(canvas, 'Ink', '#0f1c2f');
    await waitFor(() => expect(failing()).toBe(0));
  },
};

const square = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inside}</svg>`;

export const Drawings: Story = {
  name: 'A real screen shows the drawing, the name and the accent; a drawing with a script, or not square where needed, is refused',
  play: async ({ canvas }) => {
    await openTab(canvas, 'Drawings');
    const draw = async (name: string, svg: string) => {
      const group = canvas.getByRole('group', { name });
      const input = within(group).getByLabelText<HTMLInputElement>(name, { selector: 'input' });
      input.files = carrying(new File([svg], name, { type: 'image/svg+xml' })).files;
      await fireEvent.change(input);
    };
    await draw('mark.svg', square('<circle data-testid="sign" cx="16" cy="16" r="12"/>'));
    await openTab(canvas, 'A screen');
    await canvas.findByTitle('The screen in this brand');
    // Another name or drawing reloads it.
    const framed = () =>
      canvas.getByTitle<HTMLIFrameElement>('The screen in this brand').contentDocument?.documentElement;
    const page = () => within(framed() ?? document.createElement('html'));
    await waitFor(() => expect(page().getAllByTestId('sign')).not.toHaveLength(0), { timeout: 20_000 });
    await openTab(canvas, 'Words');
    await fill(canvas, 'Name', 'Αύρα');
    // A narrow menu only announces it to screen readers.
    await waitFor(() => expect(framed()?.innerHTML).toContain('Αύρα'), { timeout: 20_000 });
    await openTab(canvas, 'Colours');
    await fill(canvas, 'Accent', '#7a1fa2');
    const worn = () => framed()?.style.getPropertyValue('--deck-color-accent');
    const { style } = document.documentElement;
    await waitFor(() => expect(worn()).toBe(style.getPropertyValue('--deck-color-accent')));
    await openTab(canvas, 'Drawings');
    await draw('mark.svg', square('<script>alert(1)</script>'));
    const group = canvas.getByRole('group', { name: 'mark.svg' });
    const isRefused = (words: string) => waitFor(() => expect(group).toHaveTextContent(words));
    await isRefused('mark.svg holds a script: export it as plain shapes.');
    await draw('mark.svg', '<svg viewBox="0 0 128 32"></svg>');
    await isRefused('4 times as wide as high, but stands in a square');
    await expect(page().getAllByTestId('sign')).not.toHaveLength(0);
    await openTab(canvas, 'Widgets');
  },
};
