import type { Mode } from '@deck/tokens/studio';
import { useEffect, useState } from 'react';
import { FormColumn, FormGrid } from '../../form-grid/form-grid.tsx';
import { SegmentedControl } from '../../segmented-control/segmented-control.tsx';
import { Select } from '../../select/select.tsx';
import { BrandFrame } from './brand-frame.tsx';
import * as css from './brand-studio.css.ts';
import { type ScreenStory, screenStories } from './framed-screen.ts';
import type { Studio } from './use-brand-studio.ts';

/** The screen that shows most of a brand. */
const FIRST = 'Orders';
/** The pause in milliseconds before a typed name is shown. */
const PAUSE = 400;

/** A screen of the product in the edited brand, as its story shows it. */
export function ScreenPreview({ studio, mode }: { studio: Studio; mode: Mode }) {
  const { brand, drawings } = studio;
  const [screens, setScreens] = useState<readonly ScreenStory[]>([]);
  const [id, setId] = useState('');
  const [room, setRoom] = useState<keyof typeof css.room>('desk');
  const given = JSON.stringify([brand.name, brand.product, brand.tagline, drawings]);
  const [drawn, setDrawn] = useState(given);

  useEffect(() => {
    void screenStories().then((found) => {
      setScreens(found);
      setId((found.find(({ label }) => label === FIRST) ?? found[0])?.id ?? '');
    });
  }, []);
  useEffect(() => {
    const pause = setTimeout(() => setDrawn(given), PAUSE);
    return () => clearTimeout(pause);
  }, [given]);

  if (id === '') return null;
  return (
    <div className={css.stack}>
      <FormGrid>
        <FormColumn span={6}>
          <Select
            label="Screen"
            value={id}
            onChange={setId}
            options={screens.map((screen) => ({ value: screen.id, label: screen.label }))}
          />
        </FormColumn>
        <FormColumn span={6}>
          <SegmentedControl
            label="Room"
            value={room}
            onChange={setRoom}
            options={[
              { value: 'desk', label: 'Desk' },
              { value: 'phone', label: 'Phone' },
            ]}
          />
        </FormColumn>
      </FormGrid>
      <div className={css.room[room]}>
        <BrandFrame key={`${id} ${drawn}`} id={id} brand={brand} drawings={drawings} mode={mode} />
      </div>
    </div>
  );
}
