import { type SyntheticEvent, useState } from 'react';
import { onceDrawn, PictureFrame } from './picture-frame.tsx';
import type { IndexEntry } from './use-story-index.ts';

interface SheetsProps {
  sheets: readonly IndexEntry[];
  globals: string;
}

/** The sheets of a widget: its variants and states at a glance, in the look of the toolbar. */
export function Sheets({ sheets, globals }: SheetsProps) {
  if (sheets.length === 0) return null;
  return (
    <>
      <h2 id="variants">Variants at a glance</h2>
      {sheets.map((sheet) => (
        <SheetFrame key={`${sheet.id} ${globals}`} sheet={sheet} globals={globals} />
      ))}
    </>
  );
}

/** The height of the window in which a sheet is drawn, in pixels: lists and dialogs take their size from it. */
const ROOM = 600;
/** The room for the shadow below an open list, in pixels. */
const BELOW = 32;

type Loaded = SyntheticEvent<HTMLIFrameElement>;

/** In a frame of its own, an open dialog of the sheet does not cover the page. */
function SheetFrame({ sheet: { id, title, name }, globals }: { sheet: IndexEntry; globals: string }) {
  const [height, setHeight] = useState(ROOM);
  function follow({ currentTarget: { contentDocument: page, contentWindow } }: Loaded) {
    const root = page?.getElementById('storybook-root');
    if (!page || !root) return;
    const takeHeight = () => setHeight(getHeight(page.body, root));
    onceDrawn(contentWindow, () => new ResizeObserver(takeHeight).observe(root));
  }
  return (
    <figure style={{ margin: '16px 0' }}>
      <figcaption>
        <a href={`./?path=/story/${id}`}>{name}</a>
      </figcaption>
      <PictureFrame
        story={id}
        title={`${title}: ${name}`}
        globals={globals}
        onLoad={follow}
        style={{ width: '100%', height, borderRadius: 4 }}
      />
    </figure>
  );
}

/** The height of a sheet with its open lists. A dialog covers its window, which keeps its height. */
function getHeight(body: HTMLElement, content: HTMLElement): number {
  const layers = [...body.children]
    .filter((one) => one !== content)
    .flatMap((one) => [one, ...one.children])
    .map((one) => one.getBoundingClientRect())
    .filter(({ height }) => height > 1);
  const isCovered = layers.some(({ height }) => height >= body.ownerDocument.documentElement.clientHeight);
  return Math.max(content.scrollHeight, ...(isCovered ? [ROOM] : layers.map(({ bottom }) => bottom + BELOW)));
}
