import { type GuestContent, type GuestFacts, type GuestLanguage, toGuestContent } from '@deck/guest';
import type { LoadedBrand } from '@deck/tokens/node';
import { create } from 'qrcode';
import { drawRow, legible, MARGIN, makePdf, makeRoom, type Pdf, RIGHT, WIDTH } from '../../pdf/page.ts';
import { getAccent } from '../guest-view.ts';
import { drawTexts, heightOf, type Look, type Text, toLook } from './look.ts';
import { drawMoney } from './money.ts';
import { drawPass } from './pass.ts';

export interface Receipt {
  /** The file name, `R-778142.pdf`. */
  readonly name: string;
  readonly pdf: Buffer;
}

/**
 * The receipt of a payment as A4 pages: the pass, what was paid for, what comes next, and who charged it. Null before
 * money was taken or held.
 */
export async function receiptPdf(
  facts: GuestFacts,
  language: GuestLanguage,
  brand: LoadedBrand,
): Promise<Receipt | null> {
  const content = toGuestContent(facts, language);
  const { receipt } = content;
  if (receipt === null || content.state === 'CARD_SAVED') return null;
  const number = facts.payment.receiptNumber ?? facts.order.number;
  const title = [receipt.rows.find(({ name }) => name === 'receipt')?.label ?? receipt.badge, number].join(
    ' ',
  );
  const look = toLook(brand, getAccent(brand, facts.property.color));
  const about = {
    title,
    author: facts.charger.legalName,
    createdAt: new Date(facts.payment.paidAt ?? facts.now),
    language,
  };
  const pdf = await makePdf(about, (page) => {
    drawLetterhead(page, content, title, look);
    drawPass(page, { content, receipt, look, code: toCode(facts.payment.url) });
    page.y += 18;
    drawPositions(page, content, look);
    drawMoney(page, content, look);
    drawNext(page, content, look);
    drawLegal(page, content, look);
  });
  return { name: `${number.replaceAll(/[^\w.-]/g, '_')}.pdf`, pdf };
}

/** The address of the page as a QR code. */
function toCode(url: string | null): readonly (readonly boolean[])[] {
  if (url === null) return [];
  const { modules } = create(url, { errorCorrectionLevel: 'M' });
  const line = Array.from({ length: modules.size }, (_, index) => index);
  return line.map((row) => line.map((column) => modules.get(row, column) === 1));
}

const TILE = 40;
/** Less than the other margins, so that a usual receipt fits on a page. */
const TOP = 36;

function drawLetterhead(pdf: Pdf, { property }: GuestContent, title: string, look: Look): void {
  pdf.roundedRect(MARGIN, TOP, TILE, TILE, 6).fill(look.accentSoft);
  const letter: Text = { text: property.initial, size: 20, color: look.accentText, isStrong: true };
  const width = pdf.fontSize(letter.size).widthOfString(property.initial);
  drawTexts(pdf, { x: MARGIN + (TILE - width) / 2 - 1, y: TOP + 8, width: TILE }, [letter]);
  const x = MARGIN + TILE + 12;
  const below = drawTexts(pdf, { x, y: TOP + 1, width: WIDTH * 0.56 }, [
    { text: property.name, size: 15, color: look.text, isStrong: true },
    { text: property.place, size: 9.5, color: look.quiet, above: 1 },
  ]);
  drawTexts(pdf, { x: RIGHT - WIDTH * 0.3, y: TOP + 4, width: WIDTH * 0.3 }, [
    { text: title, size: 10, color: look.quiet, align: 'right' },
  ]);
  pdf.y = Math.max(below, TOP + TILE) + 18;
}

const heading = (text: string, look: Look): Text => ({
  text,
  size: 11,
  color: look.text,
  isStrong: true,
});

function drawPositions(pdf: Pdf, { positions }: GuestContent, look: Look): void {
  if (positions === null) return;
  const style = (isStrong: boolean) => ({
    style: (page: Pdf) => {
      heightOf(page, WIDTH, [{ text: ' ', size: 9.5, color: look.text, isStrong }]);
      return page;
    },
    line: look.line,
  });
  for (const { name, detail, amount } of positions.rows)
    drawRow(pdf, style(false), [legible(name), legible(detail), legible(amount)]);
  const { label, value } = positions.total;
  drawRow(pdf, style(true), [label, '', legible(value)]);
  pdf.y += 18;
}

function drawNext(pdf: Pdf, { next }: GuestContent, look: Look): void {
  if (next === null) return;
  makeRoom(pdf, 22 + next.steps.length * 16);
  let y = drawTexts(pdf, { x: MARGIN, y: pdf.y, width: WIDTH }, [heading(next.title, look)]) + 4;
  for (const { when, what } of next.steps) {
    const left = drawTexts(pdf, { x: MARGIN, y, width: WIDTH * 0.3 }, [
      { text: when, size: 9.5, color: look.quiet },
    ]);
    const right = drawTexts(pdf, { x: MARGIN + WIDTH * 0.32, y, width: WIDTH * 0.68 }, [
      { text: what, size: 9.5, color: look.text },
    ]);
    y = Math.max(left, right) + 3;
  }
  pdf.y = y + 15;
}

/** Cancellation, whom to ask and who charged, side by side; the terms below. */
function drawLegal(pdf: Pdf, { facts, property }: GuestContent, look: Look): void {
  const { cancellation, questions, charger, terms } = facts;
  const text = (words: string): Text => ({ text: words, size: 9, color: look.quiet, above: 2 });
  const columns: readonly (readonly Text[])[] = [
    cancellation === null ? [] : [heading(cancellation.title, look), text(cancellation.text)],
    [heading(questions.title, look), text(questions.hours), text(questions.phone), text(questions.email)],
    [heading(charger.title, look), text(charger.text), text(charger.taxpayer), text(charger.statement)],
  ];
  const shown = columns.filter((texts) => texts.length > 0);
  const width = (WIDTH - 20 * (shown.length - 1)) / shown.length;
  const height = Math.max(...shown.map((texts) => heightOf(pdf, width, texts)));
  makeRoom(pdf, height + 30);
  const top = pdf.y;
  shown.forEach((texts, index) => {
    drawTexts(pdf, { x: MARGIN + index * (width + 20), y: top, width }, texts);
  });
  const addresses = [property.website, terms?.url].filter((url) => url !== null && url !== undefined);
  pdf.moveTo(MARGIN, top + height + 12).lineTo(RIGHT, top + height + 12);
  pdf.lineWidth(0.5).strokeColor(look.line).stroke();
  drawTexts(pdf, { x: MARGIN, y: top + height + 18, width: WIDTH }, [
    { text: addresses.join('   '), size: 8.5, color: look.quiet },
  ]);
}
