import type { LoadedBrand, PropertyAccent } from '@deck/tokens/node';
import { fonts, legible, type Pdf } from '../../pdf/page.ts';

/** The colours of a receipt on paper: always the light theme. */
export interface Look {
  readonly accent: string;
  readonly onAccent: string;
  readonly accentEdge: string;
  readonly accentSoft: string;
  readonly accentText: string;
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
  readonly paid: string;
  readonly held: string;
}

export function toLook({ colors: { light } }: LoadedBrand, accent: PropertyAccent | null): Look {
  const own = accent?.light ?? light;
  const look = {
    accent: own.accent,
    onAccent: own.onAccent,
    accentEdge: own.accentEdge,
    accentSoft: own.accentSoft,
    accentText: own.accentText,
    text: light.text,
    quiet: light.text2,
    line: light.line,
    paid: light.successMark,
    held: light.infoMark,
  };
  // Paper has nothing behind it that could shine through.
  return Object.fromEntries(Object.entries(look).map(([name, color]) => [name, color.slice(0, 7)])) as {
    [Name in keyof Look]: string;
  };
}

/** A text of a stack, with the space above it. */
export interface Text {
  readonly text: string;
  readonly size: number;
  readonly color: string;
  readonly isStrong?: boolean;
  readonly above?: number;
  readonly align?: 'left' | 'right';
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const setFont = (pdf: Pdf, { size, color, isStrong = false }: Text): Pdf =>
  pdf.font(isStrong ? fonts.strong : fonts.plain, size).fillColor(color);

/** How high texts below each other are; empty ones take no place. */
export const heightOf = (pdf: Pdf, width: number, texts: readonly Text[]): number =>
  texts
    .filter(({ text }) => text !== '')
    .reduce(
      (height, one) =>
        height + (one.above ?? 0) + setFont(pdf, one).heightOfString(legible(one.text), { width }),
      0,
    );

/** Draws texts below each other and returns where they end. */
export function drawTexts(pdf: Pdf, { x, y, width }: Place, texts: readonly Text[]): number {
  let top = y;
  for (const one of texts.filter(({ text }) => text !== '')) {
    top += one.above ?? 0;
    setFont(pdf, one).text(legible(one.text), x, top, { width, align: one.align ?? 'left' });
    top = pdf.y;
  }
  return top;
}
