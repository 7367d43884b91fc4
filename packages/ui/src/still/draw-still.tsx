import type { ReactElement } from 'react';
import { fitRules } from '../table/fit-rules.ts';
import { type Still, StillContext, type StillTable } from './still.ts';

export interface Drawing {
  readonly html: string;
  /** The rules of what was drawn: a strict policy refuses `style` attributes. */
  readonly css: string;
}

/**
 * Draws widgets as text, as they look in every window. Nothing in it acts but links.
 * @param draw `renderToString` of React
 */
export function drawStill(content: ReactElement, draw: (content: ReactElement) => string): Drawing {
  const fits: string[] = [];
  const still: Still = { fitTable: (table) => void fits.push(rulesOf(table)) };
  const styles = new Map<string, string>();
  const html = draw(<StillContext value={still}>{content}</StillContext>).replaceAll(
    / style="([^"]*)"/g,
    (_, style: string) => {
      const name = styles.get(style) ?? String(styles.size);
      styles.set(style, name);
      return ` data-style="${name}"`;
    },
  );
  const rules = [...styles].map(([style, name]) => `[data-style="${name}"]{${unescapeText(style)}}`);
  // A table also has the widths of a window without end: what fits it comes later, so it holds.
  return { html, css: [...rules, ...fits].join('') };
}

/** The rules of the latest tables: halving all windows takes longer than drawing the rows. They name no person. */
const known = new Map<string, string>();
const most = 200;

function rulesOf(table: StillTable): string {
  const key = JSON.stringify(table);
  const rules = known.get(key) ?? fitRules(table);
  known.delete(key);
  known.set(key, rules);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
  return rules;
}

/** React escapes the values of attributes. What could end a style sheet stays escaped. */
const unescapeText = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&gt;', '>').replaceAll('&amp;', '&');
