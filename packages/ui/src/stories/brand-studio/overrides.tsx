import { Trash2 } from 'lucide-react';
import { DescriptionList } from '../../description-list/description-list.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';
import * as css from './brand-studio.css.ts';
import { type Group, isGroup, type Path } from './draft.ts';
import type { Studio } from './use-brand-studio.ts';

/** The paths of all tokens in a group of overrides. */
function tokensIn(group: Group, at: Path = []): Path[] {
  return Object.entries(group).flatMap(([key, value]) => {
    if (key.startsWith('$') || !isGroup(value)) return [];
    return '$value' in value ? [[...at, key]] : tokensIn(value, [...at, key]);
  });
}

/** Values set manually instead of derived. */
export function Overrides({ studio }: { studio: Studio }) {
  const found = studio.valueOf(['overrides']);
  const places = isGroup(found) ? tokensIn(found) : [];
  if (places.length === 0)
    return (
      <p className={css.note}>
        Everything is derived. A pair that fails in the list of contrasts can be mended by its nearest passing
        step, which then stands here.
      </p>
    );
  return (
    <DescriptionList
      items={places.map((place) => {
        const name = place.join('.');
        return {
          term: name,
          description: (
            <IconButton
              icon={Trash2}
              label={`Derive ${name} again`}
              onClick={() => studio.decide(['overrides', ...place], undefined)}
            />
          ),
        };
      })}
    />
  );
}
