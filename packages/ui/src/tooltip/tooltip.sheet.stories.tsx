import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Hint } from '../hint/hint.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Explained } from './tooltip.tsx';

const meta = { title: 'Sheets/Tooltip and hint', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Open on a badge, and a hint beside words">
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 48, padding: '64px min(96px, 10%) 16px' }}>
          <Explained text="An active pre-authorisation exists">
            <Badge tone="info" label="Authorised" />
          </Explained>
          <span>
            Lifetime <Hint about="Lifetime" text="How long the guest can pay" />
          </span>
        </div>
      </SheetSection>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Authorised' }));
    await screen.findByRole('tooltip');
  },
};
