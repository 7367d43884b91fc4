import { type DrawingName, drawingNames } from '@deck/tokens/studio';
import { useState } from 'react';
import { FileDrop } from '../../file-drop/file-drop.tsx';
import * as css from './brand-studio.css.ts';
import type { Studio } from './use-brand-studio.ts';

const hints: Record<DrawingName, string> = {
  'logo.svg': 'The mark with the name: beside the sign-in form and on the page that takes a payment',
  'mark.svg': 'The sign alone, in a square: above the menu',
  'favicon.svg': 'The sign in the tab of the browser, in colours of its own',
  'panel.svg': 'The picture behind the sign-in form’s sentence',
};

/** The drawings of the brand. An unsuitable drawing is refused with the reason. */
export function DrawingFields({ studio }: { studio: Studio }) {
  return (
    <div className={css.stack}>
      {drawingNames.map((name) => (
        <DrawingField key={name} studio={studio} name={name} />
      ))}
    </div>
  );
}

function DrawingField({ studio, name }: { studio: Studio; name: DrawingName }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const feedback = studio.problemAt([name]);
  const [before] = useState(studio.draft.drawings[name]);
  return (
    <FileDrop
      label={name}
      hint={hints[name]}
      accept={['.svg']}
      maxSize={200_000}
      value={files}
      onChange={async (chosen) => {
        setFiles(chosen);
        studio.draw(name, (await chosen[0]?.text()) ?? before);
      }}
      {...(feedback === undefined ? {} : { state: 'error', feedback })}
    />
  );
}
