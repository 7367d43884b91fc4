import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Pin, Plus, X } from 'lucide-react';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { IconButton } from './icon-button.tsx';

const meta = { title: 'Sheets/Icon button', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      {(['quiet', 'secondary', 'primary'] as const).map((variant) => (
        <SheetSection key={variant} title={variant}>
          <IconButton variant={variant} size="small" label="Small" icon={X} />
          <IconButton variant={variant} label="Medium" icon={Ellipsis} />
          <IconButton variant={variant} size="large" label="Large" icon={Plus} />
          <IconButton variant={variant} size="large" label="Pressed" icon={Pin} pressed />
          <IconButton variant={variant} size="large" label="Loading" icon={Pin} loading />
          <IconButton variant={variant} size="large" label="Disabled" icon={Pin} disabled />
        </SheetSection>
      ))}
      <SheetSection title="Under the pointer, pressed, focused">
        {(['quiet', 'secondary', 'primary'] as const).map((variant) => (
          <Moments key={variant}>
            {(moment) => (
              <IconButton variant={variant} size="large" label={`${variant}, ${moment}`} icon={Pin} />
            )}
          </Moments>
        ))}
      </SheetSection>
    </Sheet>
  ),
};
