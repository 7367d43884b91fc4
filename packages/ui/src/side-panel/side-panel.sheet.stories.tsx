import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { SidePanel } from './side-panel.tsx';

const meta = { title: 'Sheets/Side panel', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ minHeight: 480 }}>
      <SidePanel
        open
        title="Filters"
        context="3 on"
        onClose={ignore}
        foot={
          <>
            <Button variant="quiet">Reset all</Button>
            <Button variant="primary">Show 98 orders</Button>
          </>
        }
      >
        <TextField label="Guest" value="Solheim" onChange={ignore} />
      </SidePanel>
    </div>
  ),
};
