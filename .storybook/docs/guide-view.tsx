import { vars } from '@deck/tokens/contract';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Reader } from '../reader.tsx';
import type { Guide, Pair } from './guide.ts';

interface GuideViewProps {
  guide: Guide;
  globals: Record<string, unknown>;
}

/** What a guide says: parts, good and bad use, words and keys. */
export function GuideView({ guide: { anatomy, pairs, words, keys }, globals }: GuideViewProps) {
  return (
    <>
      <Rows title="Anatomy" heads={['Part', 'Purpose']} rows={anatomy} />
      <h2>Do and don’t</h2>
      {pairs.map((pair) => (
        <PairView key={pair.why} pair={pair} globals={globals} />
      ))}
      <h2>Words</h2>
      <ul>
        {words.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {keys.length > 0 && <Rows title="Keys" heads={['Key', 'Effect']} rows={keys} />}
    </>
  );
}

interface RowsProps {
  title: string;
  heads: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}

function Rows({ title, heads, rows }: RowsProps) {
  return (
    <>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, second]) => (
            <tr key={first}>
              <td>{first}</td>
              <td>{second}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const sides = { display: 'grid', columnGap: 16, margin: '16px 0' } as const;

/** Both halves have one height, and their sentences begin on one line. */
const half = {
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  minWidth: 0,
  margin: 0,
} as const;

function PairView({ pair, globals }: { pair: Pair; globals: Record<string, unknown> }) {
  return (
    <div
      style={{
        ...sides,
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${pair.isWide ? 640 : 320}px), 1fr))`,
      }}
    >
      <Half title="Do" why={pair.why} globals={globals} isGood>
        {pair.good}
      </Half>
      <Half title="Don’t" why={pair.whyNot} globals={globals} isGood={false}>
        {pair.bad}
      </Half>
    </div>
  );
}

interface HalfProps {
  title: string;
  why: string;
  isGood: boolean;
  globals: Record<string, unknown>;
  children: ReactNode;
}

/** The colours of Storybook’s own marks of success and failure. */
const marks = { good: '#1a7f37', bad: '#cf222e' };

function Half({ title, why, isGood, globals, children }: HalfProps) {
  const mark = isGood ? marks.good : marks.bad;
  return (
    <figure style={{ ...half, borderTop: `3px solid ${mark}` }}>
      <div style={{ minWidth: 0, background: vars.color.canvas }}>
        <Unstyled>
          <Reader globals={globals} flush={false}>
            {children}
          </Reader>
        </Unstyled>
      </div>
      <figcaption>
        <p>
          <strong style={{ color: mark }}>{title}.</strong> {why}
        </p>
      </figcaption>
    </figure>
  );
}
