import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

/** The font has Latin, Greek and Cyrillic letters; PDF's built-in fonts only have Latin. */
const fontFile = (folder: string, name: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${folder}/${name}.ttf`));
export const fonts = {
  plain: fontFile('400Regular', 'Inter_400Regular'),
  strong: fontFile('600SemiBold', 'Inter_600SemiBold'),
};

/** In points; a page of A4 is 595 wide. */
export const MARGIN = 56;
export const WIDTH = 595 - 2 * MARGIN;
export const RIGHT = MARGIN + WIDTH;

interface About {
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
  readonly language: string;
}

/** A document of A4 pages with an embedded font. @param draw writes its contents */
export async function makePdf(
  { title, author, createdAt, language }: About,
  draw: (pdf: Pdf) => void | Promise<void>,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: fonts.plain,
    info: { Title: title, Author: author, CreationDate: createdAt },
    lang: language,
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((settle, fail) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => settle(Buffer.concat(chunks)));
    pdf.on('error', fail);
  });
  await draw(pdf);
  pdf.end();
  return done;
}

/** The font lacks the narrow no-break space. */
export const legible = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** Whether so much still fits on the page; if not, a new one begins. */
export function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
}

interface RowLook {
  readonly style: (pdf: Pdf) => Pdf;
  readonly line: string;
}

/** Three columns with a rule below; a row that does not fit starts a new page. */
export function drawRow(
  pdf: Pdf,
  { style, line }: RowLook,
  [first, second, amount]: readonly [string, string, string],
): void {
  const columns = [
    { text: first, x: MARGIN, width: WIDTH * 0.48, align: 'left' },
    { text: second, x: MARGIN + WIDTH * 0.5, width: WIDTH * 0.27, align: 'left' },
    { text: amount, x: MARGIN + WIDTH * 0.78, width: WIDTH * 0.22, align: 'right' },
  ] as const;
  style(pdf);
  const height = Math.max(...columns.map(({ text, width }) => pdf.heightOfString(text || ' ', { width })));
  makeRoom(pdf, height + 12);
  const top = pdf.y + 6;
  for (const { text, x, width, align } of columns) if (text !== '') pdf.text(text, x, top, { width, align });
  pdf.y = top + height + 6;
  pdf.moveTo(MARGIN, pdf.y).lineTo(RIGHT, pdf.y).strokeColor(line).lineWidth(0.5).stroke();
}
