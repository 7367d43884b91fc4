import { vars } from '@deck/tokens/contract';
import {
  type ColorName,
  type ContrastVerdict,
  contrastVerdicts,
  toHex,
  tokenUses,
} from '@deck/tokens/studio';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Icon } from '../../icon/icon.tsx';
import * as css from './foundation.css.ts';
import { Foundation, Specimen, Specimens } from './foundation.tsx';
import { getShownTokens, type ShownLook } from './shown-tokens.ts';

const names = Object.keys(tokenUses.color) as ColorName[];

/** The first word of a name: `accent` of `accentHover`, and of `onAccent`. */
const getFamily = (name: string) =>
  name
    .replace(/^on(?=[A-Z])/, '')
    .replace(/(?<=[a-z])[A-Z0-9].*$/, '')
    .toLowerCase();

/** Colours by their first word. Words with fewer than three colours share the first group. */
const families = Map.groupBy(names, (name) => {
  const family = getFamily(name);
  return names.filter((other) => getFamily(other) === family).length > 2 ? family : 'grounds and marks';
});

const getTitle = (family: string) => family.charAt(0).toUpperCase() + family.slice(1);

/** The lowest ratio of a colour with the colours that it meets; undefined if it meets none. */
function findLowest(name: ColorName, verdicts: readonly ContrastVerdict[]): ContrastVerdict | undefined {
  const asForeground = verdicts.filter(({ foreground }) => foreground === name);
  const met = asForeground.length > 0 ? asForeground : verdicts.filter(({ ground }) => ground === name);
  return met.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)[0];
}

/** Every colour of the theme, with its lowest contrast. */
export function ColorPage(look: ShownLook) {
  const { tokens } = getShownTokens(look);
  const verdicts = contrastVerdicts(tokens.color);
  return (
    <Foundation
      title="Colour"
      lead="A colour is chosen by its purpose, never by its look. Under each is its lowest contrast with the colours that it meets."
    >
      {[...families].map(([family, members]) => (
        <Specimens key={family} title={getTitle(family)}>
          {members.map((name) => (
            <Specimen
              key={name}
              code={`vars.color.${name}`}
              use={tokenUses.color[name]}
              values={[toHex(tokens.color[name])]}
              notes={<Contrast name={name} lowest={findLowest(name, verdicts)} />}
            >
              <div className={css.swatch} style={{ background: vars.color[name] }} />
            </Specimen>
          ))}
        </Specimens>
      ))}
    </Foundation>
  );
}

function Contrast({ name, lowest }: { name: ColorName; lowest: ContrastVerdict | undefined }) {
  if (!lowest) return null;
  const { foreground, ground, ratio, least, passes } = lowest;
  // Never rounded up to a ratio that would pass.
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
  const met = foreground === name ? `on ${ground}` : `under ${foreground}`;
  return (
    <p className={css.verdict({ passes })}>
      <Icon shape={passes ? CircleCheck : CircleAlert} size={14} />
      {shown} {met}, needs {least}
    </p>
  );
}
