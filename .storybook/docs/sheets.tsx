import { type SyntheticEvent, useState } from 'react';
import type { IndexEntry } from './use-story-index.ts';

/** The sheets of a widget: its variants and states at a glance, in the look of the toolbar. */
export function Sheets({ sheets, globals }: { sheets: readonly IndexEntry[]; globals: string }) {
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

/** How often the height of a sheet is read while it is drawn, in milliseconds. */
const READING = 500;

/** In a frame of its own, an open dialog of the sheet does not cover the page. */
function SheetFrame({ sheet, globals }: { sheet: IndexEntry; globals: string }) {
  const [height, setHeight] = useState(320);
  function follow({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const root = currentTarget.contentDocument?.getElementById('storybook-root');
    if (!root) return;
    const observer = new ResizeObserver(() => setHeight(Math.max(320, root.scrollHeight)));
    observer.observe(root);
    // A sheet that fails keeps its message in sight.
    setTimeout(() => setHeight((known) => Math.max(known, root.scrollHeight)), READING);
  }
  return (
    <iframe
      title={`${sheet.title}: ${sheet.name}`}
      src={`./iframe.html?id=${sheet.id}&viewMode=story&globals=${globals}`}
      loading="lazy"
      onLoad={follow}
      style={{ width: '100%', height, border: 0, borderRadius: 4 }}
    />
  );
}
