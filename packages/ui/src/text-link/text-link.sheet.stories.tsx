import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { TextLink } from './text-link.tsx';

const meta = { title: 'Sheets/Text link', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Alone and in a sentence">
        <TextLink href="#customers">Find a customer</TextLink>
        <span>
          Read the{' '}
          <TextLink href="#terms" inline>
            terms
          </TextLink>{' '}
          before you pay.
        </span>
      </SheetSection>
      <SheetSection title="Under the pointer, pressed, focused">
        <Moments>{(moment) => <TextLink href="#customers">{moment}</TextLink>}</Moments>
      </SheetSection>
    </Sheet>
  ),
};
