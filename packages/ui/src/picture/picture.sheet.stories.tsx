import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Picture } from './picture.tsx';

const meta = { title: 'Sheets/Picture', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#0b4a6f"/></svg>`)}`;
const failed = 'The picture could not be loaded.';

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Wide, high, small, broken" layout="grid">
        <Picture src={drawn(600, 120)} alt="Wide" failed={failed} />
        <Picture src={drawn(120, 600)} alt="High" failed={failed} />
        <Picture src={drawn(24, 24)} alt="Small" failed={failed} />
        <Picture src="data:image/png;base64,AAAA" alt="Broken" failed={failed} />
      </SheetSection>
      <SheetSection title="Photo" layout="grid">
        <Picture photo src={drawn(640, 360)} alt="Photo" failed={failed} />
      </SheetSection>
    </Sheet>
  ),
};
