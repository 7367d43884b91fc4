import { noteOnAccent } from '@deck/tokens/studio';
import { type ReactNode, useState } from 'react';
import { FormColumn, FormGrid } from '../../form-grid/form-grid.tsx';
import { Tabs } from '../../tabs/tabs.tsx';
import {
  ChoiceDecision,
  ColorDecision,
  HueDecision,
  ListDecision,
  NumberDecision,
} from './decision-fields.tsx';
import { DrawingFields } from './drawing-fields.tsx';
import { Overrides } from './overrides.tsx';
import { TabPart } from './tab-part.tsx';
import { Type } from './type-decisions.tsx';
import type { Studio } from './use-brand-studio.ts';
import { Words } from './words-decisions.tsx';

const neutrals = [
  ['ink', 'Ink', 'The text; its hue tints every grey'],
  ['surface', 'Surface', 'What all stands on in the light'],
  ['night', 'Night', 'What all stands on in the dark'],
] as const;
const statuses = [
  ['info', 'Info'],
  ['success', 'Success'],
  ['warning', 'Warning'],
  ['danger', 'Danger'],
] as const;

function Colors({ studio }: { studio: Studio }) {
  return (
    <FormGrid>
      <FormColumn span={6}>
        <ColorDecision
          studio={studio}
          path={['color', 'accent']}
          label="Accent"
          hint={noteOnAccent(studio.brand) ?? 'What is chosen, linked, or the one main act'}
        />
      </FormColumn>
      {neutrals.map(([name, label, hint]) => (
        <FormColumn key={name} span={6}>
          <ColorDecision studio={studio} path={['color', name]} label={label} hint={hint} />
        </FormColumn>
      ))}
      {statuses.map(([name, label]) => (
        <FormColumn key={name} span={6}>
          <HueDecision studio={studio} path={['color', name]} label={label} />
        </FormColumn>
      ))}
      <FormColumn span={6}>
        <ChoiceDecision
          studio={studio}
          path={['navigation']}
          label="Navigation"
          options={[
            { value: 'ink', label: 'Ink' },
            { value: 'surface', label: 'Surface' },
          ]}
        />
      </FormColumn>
      <FormColumn span={6}>
        <ChoiceDecision
          studio={studio}
          path={['panel']}
          label="Sign-in panel"
          options={[
            { value: 'ink', label: 'Ink' },
            { value: 'accent', label: 'Accent' },
          ]}
        />
      </FormColumn>
    </FormGrid>
  );
}

function Shape({ studio }: { studio: Studio }) {
  const px = { studio, type: 'dimension', suffix: 'px' } as const;
  return (
    <FormGrid>
      <FormColumn span={6}>
        <NumberDecision {...px} path={['density']} label="Height of a control" />
      </FormColumn>
      <FormColumn span={6}>
        <NumberDecision {...px} path={['radius']} label="Corner of a control" />
      </FormColumn>
      <FormColumn span={6}>
        <NumberDecision {...px} path={['radiusChip']} label="Corner of a chip" hint="999 makes it round" />
      </FormColumn>
      <FormColumn span={6}>
        <NumberDecision studio={studio} type="duration" path={['motion']} label="Motion" suffix="ms" />
      </FormColumn>
      <FormColumn span={6}>
        <ListDecision
          studio={studio}
          path={['ease', '$value']}
          label="Curve of a motion"
          hint="Four numbers, as cubic-bezier has them"
          show={(curve) => (Array.isArray(curve) ? curve.join(', ') : '')}
          read={(text) => text.split(',').map((part) => (Number.isNaN(Number(part)) ? part : Number(part)))}
        />
      </FormColumn>
    </FormGrid>
  );
}

type Part = 'colors' | 'type' | 'shape' | 'words' | 'drawings' | 'overrides';

const part = (id: Part, label: string, content: ReactNode) => ({
  id,
  label,
  content: <TabPart>{content}</TabPart>,
});

/** All values of a brand, grouped. */
export function Decisions({ studio }: { studio: Studio }) {
  const [open, setOpen] = useState<Part>('colors');
  return (
    <Tabs<Part>
      key={studio.opened}
      label="Decisions"
      value={open}
      onChange={setOpen}
      tabs={[
        part('colors', 'Colours', <Colors studio={studio} />),
        part('type', 'Type', <Type studio={studio} />),
        part('shape', 'Shape', <Shape studio={studio} />),
        part('words', 'Words', <Words studio={studio} />),
        part('drawings', 'Drawings', <DrawingFields studio={studio} />),
        part('overrides', 'Overrides', <Overrides studio={studio} />),
      ]}
    />
  );
}
