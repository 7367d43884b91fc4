/**
 * A story that looks otherwise, in one mode. Pictures are PNG in base64; a new story has no before, one that is gone no
 * after.
 * @typedef {{
 *   title: string,
 *   mode: string,
 *   changed: number,
 *   before?: string | undefined,
 *   after?: string | undefined,
 *   difference?: string | undefined,
 * }} Change
 * @typedef {{ base: string, here: string, compared: number, changes: readonly Change[] }} Comparison
 */

const STYLE = `
:root { color-scheme: light dark; font: 15px/24px system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1600px; padding: 32px 24px; }
h1 { font-size: 24px; line-height: 32px; margin: 0 0 8px; }
h2 { font-size: 16px; margin: 40px 0 8px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start; }
figure { margin: 0; }
figcaption { font-size: 13px; opacity: .75; }
img { max-width: 100%; border: 1px solid #8886; }
.none { border: 1px dashed #8888; padding: 24px; text-align: center; opacity: .75; }
@media (width < 700px) { .pictures { grid-template-columns: 1fr; } }`;

/** What there is most of comes first. */
const bySize = (/** @type {Change} */ a, /** @type {Change} */ b) => b.changed - a.changed;

/**
 * The page with everything that looks otherwise, the largest difference first. It needs nothing but itself.
 * @param {Comparison} comparison
 * @returns {string}
 */
export function reportPage({ base, here, compared, changes }) {
  const counted = (/** @type {number} */ count, /** @type {string} */ what) =>
    `${count} ${what}${count === 1 ? '' : 's'}`;
  const found = changes.length === 0 ? 'No difference' : counted(changes.length, 'difference');
  const said = `${found} in ${counted(compared, 'picture')}`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${said}</title><style>${STYLE}</style></head>
<body>
<h1>${said}</h1>
<dl><dt>Before</dt><dd>${escaped(base)}</dd><dt>After</dt><dd>${escaped(here)}</dd></dl>
${changes.toSorted(bySize).map(section).join('\n')}
</body>
</html>
`;
}

/** @param {Change} change */
function section({ title, mode, changed, before, after, difference }) {
  const kind = before === undefined ? 'new' : after === undefined ? 'gone' : `${changed} pixels`;
  return `<h2>${escaped(title)} · ${escaped(mode)} · ${kind}</h2>
<div class="pictures">${picture('Before', before)}${picture('After', after)}${picture('Difference', difference)}</div>`;
}

/**
 * @param {string} caption
 * @param {string | undefined} png
 */
const picture = (caption, png) =>
  png === undefined
    ? `<figure><figcaption>${caption}</figcaption><div class="none">none</div></figure>`
    : `<figure><figcaption>${caption}</figcaption><a href="data:image/png;base64,${png}"><img alt="${caption}" src="data:image/png;base64,${png}"></a></figure>`;

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
