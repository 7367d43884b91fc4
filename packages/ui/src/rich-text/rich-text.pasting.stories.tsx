import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { exampleTags } from './example-text.ts';
import { RichText } from './rich-text.tsx';
import { paste, selectAll, write } from './story-parts.ts';

const meta = {
  title: 'Fields/Rich text/Pasting',
  component: RichText,
  tags: ['!autodocs'],
  args: { label: 'Greeting', value: '', tags: exampleTags, onChange: fn() },
  render: held(RichText),
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PastedHtml: Story = {
  name: 'Pasted HTML is reduced to the formats the server accepts',
  play: async ({ canvas, args }) => {
    await write(canvas);
    await paste({
      'text/html': [
        '<h1 onclick="alert(1)">Title</h1><script>alert(1)</script><style>p{color:red}</style>',
        '<p class="x" style="font-size:40px">a <b>b</b> <i>c</i> <img src="x" onerror="alert(1)"></p>',
        '<p><a href="javascript:alert(1)">d</a> <a href="https://a.gr" target="_blank">e</a></p>',
        '<p><span style="color: rgb(184, 64, 62); background: red">f</span> {{customer_name}}</p>',
        '<table><tr><td>g</td></tr></table>',
      ].join(''),
    });
    await expect(args.onChange).toHaveBeenLastCalledWith(
      [
        '<p>Title</p><p>a <strong>b</strong> <em>c</em></p>',
        '<p>d <a href="https://a.gr">e</a></p>',
        '<p><span style="color:#b8403e">f</span> {{customer_name}}</p><p>g</p>',
      ].join(''),
    );
    await expect(canvas.getByText('Customer name')).toBeVisible();
  },
};

export const PastedText: Story = {
  name: 'Pasted text keeps its lines, and its tags become chips',
  play: async ({ canvas, args }) => {
    await write(canvas);
    await paste({ 'text/plain': 'Dear {{customer_name}},\r\n\r\n1 < 2 & 3\nbye' });
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<p>Dear {{customer_name}},</p><p>1 &lt; 2 &amp; 3<br>bye</p>',
    );
  },
};

export const Hostile: Story = {
  name: 'Forbidden markup, 80 kB, emoji, direction marks and NUL do no harm',
  args: {
    value: '<img src=x onerror="globalThis.hurt = true"><script>globalThis.hurt = true</script>a<p><u>b',
  },
  play: async ({ canvas, args }) => {
    const text = await write(canvas);
    await expect(text.querySelector('img, script')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
    for (const words of ['🙂 \u202Eabc\u0000', `${'Ж'.repeat(80_000)}`]) {
      await selectAll();
      await paste({ 'text/plain': words });
      await expect(args.onChange).toHaveBeenLastCalledWith(`<p>${words.replace('\u0000', '')}</p>`);
    }
    await selectAll();
    const start = performance.now();
    await paste({ 'text/plain': `{{${' '.repeat(80_000)}` });
    await expect(performance.now() - start).toBeLessThan(4_000);
    await selectAll();
    await paste({ 'text/html': '<div>'.repeat(2000) });
    await selectAll();
    await paste({ 'text/html': `<ul><li>${'{{x}} <b>y</b>'.repeat(5000)}` });
    await expect('hurt' in globalThis).toBe(false);
    await expect(canvas.getByRole('textbox')).toBeVisible();
  },
};
