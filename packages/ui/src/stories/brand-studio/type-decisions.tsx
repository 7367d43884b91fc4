import { FormColumn, FormGrid } from '../../form-grid/form-grid.tsx';
import { FontDecision, ListDecision, NumberDecision } from './decision-fields.tsx';
import { isGroup } from './draft.ts';
import type { Studio } from './use-brand-studio.ts';

/** Fonts and typesetting. */
export function Type({ studio }: { studio: Studio }) {
  const number = { studio, type: 'number' } as const;
  return (
    <FormGrid>
      <FormColumn span={6}>
        <FontDecision studio={studio} path={['text']} label="Text font" />
      </FormColumn>
      <FormColumn span={6}>
        <FontDecision studio={studio} path={['display']} label="Display font" />
      </FormColumn>
      <FormColumn span={6}>
        <NumberDecision studio={studio} path={['displayWeight']} label="Display weight" type="fontWeight" />
      </FormColumn>
      <FormColumn span={6}>
        <NumberDecision {...number} path={['displayTracking']} label="Display tracking" suffix="em" />
      </FormColumn>
      <FormColumn span={6}>
        <NumberDecision
          {...number}
          path={['textScale']}
          label="Text scale"
          usual={1}
          hint="Makes fonts of unlike size look alike; seen once it is built"
        />
      </FormColumn>
      <FormColumn span={6}>
        <ListDecision
          studio={studio}
          path={['displayAxes']}
          label="Display axes"
          hint="The font’s own, like FLAR 100, VOLM 40"
          show={(axes) =>
            isGroup(axes)
              ? Object.entries(axes)
                  .map(([axis, setting]) => `${axis} ${setting}`)
                  .join(', ')
              : ''
          }
          read={readAxes}
        />
      </FormColumn>
    </FormGrid>
  );
}

/** Formats `FLAR 100, VOLM 40`; parses an empty text to undefined. */
function readAxes(text: string) {
  const axes = text.split(',').filter((axis) => axis.trim() !== '');
  if (axes.length === 0) return undefined;
  return Object.fromEntries(
    axes.map((axis) => {
      const [name = '', setting = ''] = axis.trim().split(/\s+/);
      return [name, setting === '' || Number.isNaN(Number(setting)) ? setting : Number(setting)];
    }),
  );
}
