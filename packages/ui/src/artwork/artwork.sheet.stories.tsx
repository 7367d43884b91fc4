import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { useShownBrand } from '../stories/use-shown-brand.ts';
import { Artwork } from './artwork.tsx';

const meta = { title: 'Sheets/Artwork', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const sizes = [16, 24, 32];
/** As a logo: the height applies to the usual shape; a taller or wider logo covers the same area. */
const shapes = ['0 0 96 32', '0 0 40 40', '0 0 320 24'].map(
  (box) => `<svg viewBox="${box}"><rect width="100%" height="100%" rx="6" fill="currentColor"/></svg>`,
);

function Drawings() {
  const { mark, name } = useShownBrand();
  return (
    <Sheet>
      <SheetSection title="The mark of the brand, in the size it is drawn in, and in smaller places">
        {sizes.map((size) => (
          <span key={size} style={{ width: size, height: size }}>
            <Artwork svg={mark} label={`${name}, ${size} wide`} />
          </span>
        ))}
      </SheetSection>
      <SheetSection title="Logos of three shapes, 28 high: as much room for each">
        {shapes.map((shape) => (
          <Artwork key={shape} svg={shape} height={28} />
        ))}
      </SheetSection>
    </Sheet>
  );
}

export const All: StoryObj<typeof meta> = { render: () => <Drawings /> };
