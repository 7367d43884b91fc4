/** Runs in the page: the names of its lists. */
export function readLists() {
  const tables = [...document.querySelectorAll('table')].filter(
    (table) => table.tHead && table.rows.length > 1,
  );
  return tables.map((table) => table.ariaLabel ?? '');
}

/**
 * Runs in the page. Fills every table with the longest texts and reads what does not fit.
 * @returns {Promise<string[]>}
 */
export async function readListFaults() {
  const NAME = 'Konstantina-Alexandra Papadimitropoulou-Oikonomopoulou of Volos';
  /** Ten digits of a currency without, with two and with three decimals. */
  const FIGURES = { 0: '12,345,678', 2: '12,345,678.90', 3: '1,234,567.890' };
  const widths = () => [...document.querySelectorAll('table')].map(({ offsetWidth }) => offsetWidth).join();
  // Until nothing has moved for ten frames.
  for (let calm = 0, before = ''; calm < 10; calm += 1) {
    await new Promise(requestAnimationFrame);
    if (widths() !== before) calm = 0;
    before = widths();
  }
  const tables = [...document.querySelectorAll('table')].filter(
    (table) => table.tHead && table.offsetWidth > 0,
  );
  /** @type {string[]} */
  const faults = [];

  for (const table of tables) {
    const scroller = table.parentElement?.parentElement;
    if (!scroller) continue;
    const label = table.getAttribute('aria-label');
    const kinds = [...(table.rows[1]?.cells ?? [])].map((cell) => getKind(cell));
    for (const row of [...table.rows].slice(1, 9)) {
      for (const [at, cell] of [...row.cells].entries()) if (kinds[at] !== 'other') fill(cell, kinds[at]);
      for (const [at, cell] of [...row.cells].entries()) check(cell, kinds[at], label, scroller);
    }
    if (scroller.scrollWidth > scroller.clientWidth)
      faults.push(`${label} scrolls ${scroller.scrollWidth - scroller.clientWidth} px sideways`);
  }
  return [...new Set(faults)];

  /** @param {HTMLTableCellElement} cell */
  function getKind(cell) {
    if (getComputedStyle(cell).textIndent !== '0px') return 'amount';
    if (cell.querySelector('svg[data-tone]')) return 'status';
    return cell.querySelector('button, time, [role="img"]') ? 'other' : 'text';
  }

  /** @param {HTMLTableCellElement} cell */
  function decimalsOf(cell) {
    const amount = cell.textContent ?? '';
    if (/\D\d{2}(?!\d)/.test(amount)) return 2;
    return /BHD|KWD/.test(amount) ? 3 : 0;
  }

  /**
   * @param {HTMLTableCellElement} cell
   * @param {string | undefined} kind
   */
  function fill(cell, kind) {
    const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const text = walk.nextNode();
    if (!text) return;
    if (kind === 'amount') text.textContent = FIGURES[decimalsOf(cell)];
    // Dates and identifiers have a form of their own.
    else if (kind === 'text' && !/\d/.test(cell.textContent ?? '')) text.textContent = NAME;
  }

  /**
   * @param {HTMLTableCellElement} cell
   * @param {string | undefined} kind
   * @param {string | null} label
   * @param {HTMLElement} scroller
   */
  function check(cell, kind, label, scroller) {
    const inside = document.createRange();
    inside.selectNodeContents(cell);
    const { left, right } = inside.getBoundingClientRect();
    const box = cell.getBoundingClientRect();
    if (kind === 'amount') {
      const end = Math.min(innerWidth, scroller.getBoundingClientRect().right);
      if (right > end + 0.5) faults.push(`${label}: an amount ends ${right - end} px beyond the window`);
      if (right > box.right + 0.5) faults.push(`${label}: an amount ends beyond its cell`);
      if (left > 0 && left < box.left - 8)
        faults.push(`${label}: an amount begins ${box.left - left} px before its cell`);
    }
    const cut = [cell, ...cell.querySelectorAll('*')].find(
      (at) =>
        getComputedStyle(at).overflowX !== 'visible' &&
        at.clientWidth > 0 &&
        (at.scrollWidth > at.clientWidth || at.scrollHeight > at.clientHeight + 4),
    );
    const row = cell.parentElement?.getBoundingClientRect().height ?? 0;
    if (kind === 'status' && row > 48)
      faults.push(`${label}: “${cell.textContent}” makes its row ${row} px high`);
    if (kind === 'status' && cut) faults.push(`${label}: “${cell.textContent}” is cut`);
    if (kind === 'other' && cell.querySelector('button') && right > box.right + 0.5)
      faults.push(`${label}: “${cell.textContent}” ends ${right - box.right} px beyond its cell`);
    // Dates, figures and identifiers are read whole. The row's link is as wide as the row: its text counts.
    const read = cell.querySelector('a') ?? cell;
    if (
      kind === 'text' &&
      /^[\d.\s:,-]+$/.test(cell.textContent ?? '') &&
      read.scrollWidth > read.clientWidth
    )
      faults.push(`${label}: “${cell.textContent}” is cut`);
    if (isCardCut(cell)) faults.push(`${label}: the last digits of “${cell.textContent}” are cut`);
  }

  /**
   * The last four digits name a card; its brand may be cut before them.
   * @param {HTMLTableCellElement} cell
   */
  function isCardCut(cell) {
    const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const dots = walk.currentNode;
      const from = (dots.textContent ?? '').indexOf('•');
      if (from < 0) continue;
      const digits = document.createRange();
      digits.setStart(dots, from);
      digits.setEndAfter(dots.nextSibling ?? dots);
      const { right, bottom } = digits.getBoundingClientRect();
      for (let at = dots.parentElement; at && cell.contains(at); at = at.parentElement) {
        const box = at.getBoundingClientRect();
        const clips = getComputedStyle(at).overflowX !== 'visible';
        if (clips && (right > box.right + 0.5 || bottom > box.bottom + 4)) return true;
      }
    }
    return false;
  }
}
