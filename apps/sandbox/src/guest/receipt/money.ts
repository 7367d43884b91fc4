import type { GuestContent, GuestSegmentName } from '@deck/guest';
import { MARGIN, makeRoom, type Pdf, WIDTH } from '../../pdf/page.ts';
import { drawTexts, heightOf, type Look, type Text } from './look.ts';

const HEIGHT = 7;
const GAP = 2;
/** The least width of a part, so that none vanishes. */
const LEAST = 4;

/** The order's money as a line, and its legend. Nothing for a payment that is the whole order. */
export function drawMoney(pdf: Pdf, { line }: GuestContent, look: Look): void {
  if (line === null) return;
  const title: Text = { text: line.title, size: 11, color: look.text, isStrong: true };
  const width = (WIDTH - 20 * (line.legend.length - 1)) / line.legend.length;
  const legend = line.legend.map(({ label, amount, detail }): readonly Text[] => [
    { text: label, size: 8.5, color: look.quiet },
    { text: amount, size: 10, color: look.text, isStrong: true, above: 1 },
    { text: detail, size: 8.5, color: look.quiet, above: 1 },
  ]);
  const height = Math.max(...legend.map((texts) => heightOf(pdf, width, texts)));
  makeRoom(pdf, height + 40);
  const top = drawTexts(pdf, { x: MARGIN, y: pdf.y, width: WIDTH }, [title]) + 6;
  drawSegments(pdf, line.segments, look, top);
  legend.forEach((texts, index) => {
    drawTexts(pdf, { x: MARGIN + index * (width + 20), y: top + HEIGHT + 8, width }, texts);
  });
  pdf.y = top + HEIGHT + 8 + height + 18;
}

function drawSegments(
  pdf: Pdf,
  segments: readonly { readonly name: GuestSegmentName; readonly share: number }[],
  look: Look,
  top: number,
): void {
  const free = WIDTH - GAP * (segments.length - 1) - LEAST * segments.length;
  let x = MARGIN;
  for (const { name, share } of segments) {
    const width = LEAST + free * share;
    drawSegment(pdf, name, look, { x, y: top, width });
    x += width + GAP;
  }
}

/** Paid is solid, held is hatched, the rest is an outline. */
function drawSegment(
  pdf: Pdf,
  name: GuestSegmentName,
  look: Look,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void {
  const shape = () => pdf.roundedRect(x, y, width, HEIGHT, 2);
  if (name === 'paid') shape().fill(look.paid);
  else if (name === 'held') {
    pdf.save();
    shape().clip();
    for (let at = x - HEIGHT; at < x + width; at += 3) pdf.moveTo(at, y + HEIGHT).lineTo(at + HEIGHT, y);
    pdf.lineWidth(1.2).strokeColor(look.held).stroke().restore();
    pdf.lineWidth(0.75).strokeColor(look.held);
    shape().stroke();
  } else if (name === 'asked') {
    pdf.lineWidth(1).strokeColor(look.accentEdge);
    shape().fillAndStroke(look.accentSoft, look.accentEdge);
  } else {
    pdf.lineWidth(0.75).strokeColor(look.quiet);
    shape().stroke();
  }
}
