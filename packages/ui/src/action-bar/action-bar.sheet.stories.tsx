import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { ActionBar } from './action-bar.tsx';

const meta = { title: 'Sheets/Action bar', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const cancel = (
  <Button size="large" variant="quiet">
    Cancel
  </Button>
);

const go = (loading: boolean) => (
  <Button size="large" variant="primary" loading={loading}>
    Create order
  </Button>
);

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Leaving, and going on" layout="grid">
        <ActionBar start={cancel} end={go(false)} />
      </SheetSection>
      <SheetSection title="Secondary acts before the primary" layout="grid">
        <ActionBar
          start={cancel}
          end={
            <>
              <Button size="large">Create and send later</Button>
              {go(false)}
            </>
          }
        />
      </SheetSection>
      <SheetSection title="Nothing to leave, and on its way" layout="grid">
        <ActionBar end={go(true)} />
      </SheetSection>
    </Sheet>
  ),
};
