import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Peek } from './peek.tsx';
import { PeekBeside } from './peek-beside.tsx';

const meta = { title: 'Sheets/Peek', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'flex', minHeight: 480 }}>
      <PeekBeside
        peek={
          <Peek
            row="a"
            title="KLB-20418"
            badge={<Badge tone="warning" label="Partially paid" />}
            onNext={ignore}
            onOpen={ignore}
            onClose={ignore}
            foot={
              <>
                <Button variant="primary">Capture €2,160.00</Button>
                <Button>Send again</Button>
              </>
            }
          >
            <TextField label="Guest" value="Ingrid Solheim" onChange={ignore} />
          </Peek>
        }
      >
        {null}
      </PeekBeside>
    </div>
  ),
};
