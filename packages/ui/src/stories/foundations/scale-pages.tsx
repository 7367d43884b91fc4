import { breakpoint, media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { textUses, tokenUses } from '@deck/tokens/studio';
import { useMedia } from '../../use-media/use-media.ts';
import * as css from './foundation.css.ts';
import { Foundation, Specimen, Specimens } from './foundation.tsx';
import { getShownTokens, type ShownLook } from './shown-tokens.ts';

type Group = 'radius' | 'shadow' | 'size' | 'weight';

/** The names of a group, with their variables, purposes and values in a look. */
function readGroup(group: Group, look: ShownLook) {
  const { getValue } = getShownTokens(look);
  const variables: Readonly<Record<string, string>> = vars[group];
  return Object.entries(tokenUses[group]).map(([name, use]) => {
    const variable = variables[name] ?? '';
    return { code: `vars.${group}.${name}`, use, variable, value: getValue(variable) };
  });
}

/** The spacing scale, and the heights and widths of a brand. */
export function SpacePage(look: ShownLook) {
  return (
    <Foundation
      title="Space"
      lead="Distances are steps of this scale, so that things align. Heights and widths come from the brand."
    >
      <Specimens title="Distances">
        {Object.entries(space).map(([step, value]) => (
          <Specimen key={step} code={`space[${step}]`} values={[value]}>
            <div className={css.length} style={{ width: value }} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Heights and widths">
        {readGroup('size', look).map(({ code, use, value, variable }) => (
          <Specimen key={code} code={code} use={use} values={[value]}>
            <div className={css.length} style={{ width: variable, maxWidth: '100%' }} />
          </Specimen>
        ))}
      </Specimens>
    </Foundation>
  );
}

/** The corners of a brand. */
export function RadiusPage(look: ShownLook) {
  return (
    <Foundation
      title="Radius"
      lead="A corner belongs to a kind of thing, not to its size. The brand decides how round it is."
    >
      <Specimens title="Corners">
        {readGroup('radius', look).map(({ code, use, value, variable }) => (
          <Specimen key={code} code={code} use={use} values={[value]}>
            <div className={css.shape} style={{ borderRadius: variable }} />
          </Specimen>
        ))}
      </Specimens>
    </Foundation>
  );
}

/** The shadows of a brand in a mode. */
export function ShadowPage(look: ShownLook) {
  return (
    <Foundation
      title="Shadow"
      lead="A shadow says how far something floats above the page. What lies on the page has none."
    >
      <Specimens title="Heights above the page">
        {readGroup('shadow', look).map(({ code, use, value, variable }) => (
          <Specimen key={code} code={code} use={use} values={[value]}>
            <div className={css.shape} style={{ boxShadow: variable, borderRadius: vars.radius.card }} />
          </Specimen>
        ))}
      </Specimens>
    </Foundation>
  );
}

const sample = 'Payment of €1,218.00 · Оплата заказа · Πληρωμή κράτησης';

/** The scale of type, and the weights and families of a brand. */
export function TypePage(look: ShownLook) {
  const { getValue } = getShownTokens(look);
  const families = { text: vars.font.text, display: vars.font.display };
  return (
    <Foundation
      title="Type"
      lead="Each size belongs to a place on the screen, with its line height. Family and weight come from the brand."
    >
      <Specimens title="Sizes" layout="rows">
        {Object.entries(text).map(([name, style]) => (
          <Specimen
            key={name}
            code={`text.${name}`}
            use={textUses[name as keyof typeof text]}
            values={[`${style.fontSize} in a line of ${style.lineHeight}`]}
          >
            <p className={css.words} style={style}>
              {sample}
            </p>
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Families" layout="rows">
        {Object.entries(families).map(([name, fontFamily]) => (
          <Specimen
            key={name}
            code={`vars.font.${name}`}
            use={tokenUses.font[name as keyof typeof families]}
            values={[getValue(fontFamily)]}
          >
            <p className={css.words} style={{ ...text.title, fontFamily }}>
              {sample}
            </p>
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Weights" layout="rows">
        {readGroup('weight', look).map(({ code, use, value, variable }) => (
          <Specimen key={code} code={code} use={use} values={[value]}>
            <p className={css.words} style={{ ...text.section, fontWeight: variable }}>
              {sample}
            </p>
          </Specimen>
        ))}
      </Specimens>
    </Foundation>
  );
}

/** The widths at which the layout changes, and the media queries. */
export function BreakpointsPage() {
  return (
    <Foundation
      title="Breakpoints"
      lead="The layout changes at these widths. Resize the window: the queries that hold are marked."
    >
      <Specimens title="Widths">
        {Object.entries(breakpoint).map(([name, width]) => (
          <Specimen key={name} code={`breakpoint.${name}`} values={[`${width} px`]} />
        ))}
      </Specimens>
      <Specimens title="Media queries">
        {Object.entries(media).map(([name, query]) => (
          <Query key={name} name={name} query={query} />
        ))}
      </Specimens>
    </Foundation>
  );
}

function Query({ name, query }: { name: string; query: string }) {
  const holds = useMedia(query);
  return <Specimen code={`media.${name}`} values={[query, holds ? 'Holds now' : 'Does not hold now']} />;
}
