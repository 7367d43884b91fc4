/**
 * Prints the code alone with the payment's number and address, for a desk or a table. It goes through a frame of its own
 * that leaves with the print.
 */
export function printQr(place: HTMLElement | null, number: string, link: string): void {
  const code = place?.querySelector('svg[role="img"]');
  if (!code) return;
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (!page || !view) return;
  page.title = number;
  page.body.style.cssText = 'margin: 20mm; font: 14pt sans-serif; text-align: center';
  const picture = code.cloneNode(true) as SVGElement;
  picture.style.cssText = 'inline-size: 90mm; block-size: 90mm';
  const [title, address] = [page.createElement('h1'), page.createElement('p')];
  title.textContent = number;
  address.textContent = link;
  page.body.append(title, picture, address);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
