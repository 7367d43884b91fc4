import type { GuestContent, GuestPassDate, GuestReceiptContent, GuestRow } from '@deck/guest';
import { MARGIN, type Pdf, RIGHT, WIDTH } from '../../pdf/page.ts';
import { drawTexts, heightOf, type Look, type Text } from './look.ts';

const PAD = 18;
const STUB = 158;
const LEFT = WIDTH - STUB;
const RADIUS = 8;
const CODE = 66;
const GAP = 13;
/** The half circles at both ends of the perforation. */
const HOLE = 6;

export interface Pass {
  readonly content: GuestContent;
  readonly receipt: GuestReceiptContent;
  readonly look: Look;
  /** The QR code of the page, by rows; true is dark. */
  readonly code: readonly (readonly boolean[])[];
}

/** The pass: the stay at the left, what was paid at the right, torn off along a perforation. */
export function drawPass(pdf: Pdf, pass: Pass): void {
  const top = pdf.y;
  const [header, badge] = [headText(pass.content.header, pass.look), headText(pass.receipt.badge, pass.look)];
  const head = heightOf(pdf, LEFT - PAD * 2, [header]) + PAD;
  const height = head + Math.max(heightOfStay(pdf, pass), heightOfStub(pdf, pass)) + PAD * 2;
  drawCard(pdf, pass.look, { top, head, height });
  drawTexts(pdf, { x: MARGIN + PAD, y: top + PAD / 2, width: LEFT - PAD * 2 }, [header]);
  drawTexts(pdf, { x: MARGIN + LEFT + PAD, y: top + PAD / 2, width: STUB - PAD * 2 }, [badge]);
  drawStay(pdf, pass, top + head + PAD);
  drawStub(pdf, pass, top + head + PAD);
  pdf.y = top + height;
}

const headText = (text: string, look: Look): Text => ({
  text,
  size: 10,
  color: look.onAccent,
  isStrong: true,
});

interface Card {
  readonly top: number;
  readonly head: number;
  readonly height: number;
}

function drawCard(pdf: Pdf, look: Look, { top, head, height }: Card): void {
  const [seam, bottom] = [MARGIN + LEFT, top + height];
  pdf.save().roundedRect(MARGIN, top, WIDTH, height, RADIUS).clip();
  pdf.rect(MARGIN, top, WIDTH, head).fill(look.accent).restore();
  pdf.lineWidth(0.75).strokeColor(look.line).roundedRect(MARGIN, top, WIDTH, height, RADIUS).stroke();
  pdf.save().dash(3, { space: 3 });
  pdf
    .moveTo(seam, top + head)
    .lineTo(seam, bottom - HOLE)
    .stroke()
    .restore();
  pdf
    .save()
    .rect(MARGIN, bottom - HOLE * 2, WIDTH, HOLE * 2 + 1)
    .clip();
  pdf.circle(seam, bottom, HOLE).fillAndStroke('white', look.line).restore();
  pdf.moveTo(seam - HOLE + 1, bottom).lineTo(seam + HOLE - 1, bottom);
  pdf.lineWidth(1.5).strokeColor('white').stroke();
}

const label = (text: string, look: Look, above = 0): Text => ({ text, size: 8.5, color: look.quiet, above });
const value = (text: string, look: Look, above = 1): Text => ({
  text,
  size: 10,
  color: look.text,
  isStrong: true,
  above,
});

/** The dates side by side; below them who comes, and the code for the desk. */
const COLUMN = (LEFT - PAD * 2 - 14) / 2;
const toColumn = (index: number): number => MARGIN + PAD + index * (COLUMN + 14);

const dateTexts = (date: GuestPassDate, look: Look): readonly Text[] => [
  label(date.labelWithYear, look),
  { text: date.day, size: 18, color: look.text, isStrong: true, above: 1 },
  { text: date.when, size: 9, color: look.quiet, above: 1 },
];

const rowTexts = (row: GuestRow, look: Look): readonly Text[] => [
  label(row.label, look),
  value(row.value, look),
];

/** Rows of up to two columns. Without a date, the pass names for whom was paid. */
function toRows({ content, look }: Pass): readonly (readonly (readonly Text[])[])[] {
  const { stay, property } = content;
  if (stay === null) return [[[value(property.name, look, 0), label(property.place, look, 2)]]];
  const { start, end, rows } = stay.pass;
  const dates = [start, end].filter((date) => date !== null).map((date) => dateTexts(date, look));
  const length = stay.blocks.filter(({ name }) => name === 'length');
  const facts = [...rows, ...length].map((row) => rowTexts(row, look));
  return [dates, facts.slice(0, 2), facts.slice(2)];
}

const heightOfRow = (pdf: Pdf, row: readonly (readonly Text[])[]): number =>
  Math.max(0, ...row.map((texts) => heightOf(pdf, COLUMN, texts)));

const heightOfStay = (pdf: Pdf, pass: Pass): number =>
  toRows(pass).reduce((height, row) => height + heightOfRow(pdf, row) + GAP, 0) +
  (pass.code.length === 0 ? 0 : CODE);

function drawStay(pdf: Pdf, pass: Pass, top: number): void {
  let y = top;
  for (const row of toRows(pass)) {
    row.forEach((texts, index) => {
      drawTexts(pdf, { x: toColumn(index), y, width: COLUMN }, texts);
    });
    y += heightOfRow(pdf, row) + GAP;
  }
  if (pass.code.length === 0) return;
  drawCode(pdf, pass, toColumn(0), y);
  const beside = { x: toColumn(0) + CODE + 12, y: y + CODE - 24, width: LEFT - PAD * 2 - CODE - 12 };
  drawTexts(pdf, beside, [label(pass.receipt.code, pass.look)]);
}

const stubTexts = ({ content, receipt, look }: Pass): readonly Text[] => [
  label(content.sum.label, look),
  { text: content.sum.amount, size: 19, color: look.accentText, isStrong: true, above: 1 },
  label(content.sum.conversion, look, 1),
  ...receipt.rows.flatMap((row) => [label(row.label, look, 9), value(row.value, look, 0)]),
];

const heightOfStub = (pdf: Pdf, pass: Pass): number => heightOf(pdf, STUB - PAD * 2, stubTexts(pass));

function drawStub(pdf: Pdf, pass: Pass, top: number): void {
  drawTexts(pdf, { x: RIGHT - STUB + PAD, y: top, width: STUB - PAD * 2 }, stubTexts(pass));
}

function drawCode(pdf: Pdf, { code, look }: Pass, x: number, y: number): void {
  const side = CODE / code.length;
  code.forEach((row, down) => {
    row.forEach((isDark, across) => {
      if (isDark) pdf.rect(x + across * side, y + down * side, side + 0.05, side + 0.05);
    });
  });
  pdf.fill(look.text);
}
