import { usedIcons } from 'virtual:used-icons';
import * as lucide from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { CopyButton } from '../../copy-button/copy-button.tsx';
import { EmptyState } from '../../empty-state/empty-state.tsx';
import { Icon, type IconShape } from '../../icon/icon.tsx';
import { SearchField } from '../../search-field/search-field.tsx';
import { SegmentedControl } from '../../segmented-control/segmented-control.tsx';
import * as css from './foundation.css.ts';
import { Foundation } from './foundation.tsx';

/** More at once would be slow to draw. */
const MOST = 200;

/** Some icons have several names: each is a name of the package. */
const named: Readonly<Record<string, unknown>> = lucide;

const all = Object.entries(lucide.icons);
const used = usedIcons.map((name): [string, IconShape] => [name, named[name] as IconShape]);

/** A name as people type it: "circle alert" finds `CircleAlert`. */
const fold = (text: string) => text.replaceAll(/[\s-]/g, '').toLowerCase();

/** Every icon that the product shows, or that it could show. */
export function IconPage() {
  const [scope, setScope] = useState<'used' | 'all'>('used');
  const [wanted, setWanted] = useState('');
  const search = useDeferredValue(fold(wanted));
  const found = (scope === 'used' ? used : all).filter(([name]) => fold(name).includes(search));
  return (
    <Foundation
      title="Icons"
      lead="Icons come from Lucide and stand beside words or in a button with a label. Take one that is in use before another with the same meaning."
    >
      <div className={css.tools}>
        <div className={css.tool}>
          <SearchField label="Search icons" placeholder="Name" value={wanted} onChange={setWanted} />
        </div>
        <SegmentedControl
          label="Which icons"
          value={scope}
          onChange={setScope}
          options={[
            { value: 'used', label: `In use (${used.length})` },
            { value: 'all', label: `All (${all.length})` },
          ]}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState title="No icon has such a name" />
      ) : (
        <ul className={css.icons} aria-label="Icons">
          {found.slice(0, MOST).map(([name, shape]) => (
            <li key={name} className={css.icon}>
              <Icon shape={shape} size={20} />
              <code className={css.iconName}>{name}</code>
              <CopyButton text={name} label={`Copy ${name}`} />
            </li>
          ))}
        </ul>
      )}
      {found.length > MOST && (
        <p className={css.lead}>
          {MOST} of {found.length} are shown: search for the others.
        </p>
      )}
    </Foundation>
  );
}
