/**
 * A story that looks different, in one mode. Pictures are paths beside the page. A new story has no `before`, a removed
 * one no `after`.
 * @typedef {{
 *   title: string,
 *   mode: string,
 *   changed: number,
 *   of: number,
 *   before?: string | undefined,
 *   after?: string | undefined,
 *   difference?: string | undefined,
 * }} Change `changed` and `of` count pixels
 * @typedef {{ base: string, here: string, compared: number, changes: readonly Change[] }} Comparison
 */

const STYLE = `
:root { color-scheme: light dark; font: 15px/24px system-ui, sans-serif; --line: #8884; --quiet: color-mix(in srgb, currentColor 70%, transparent); }
body { margin: 0 auto; max-width: 1680px; padding: 32px 24px 64px; }
h1 { font-size: 24px; line-height: 32px; margin: 0 0 16px; }
h2 { font-size: 18px; margin: 48px 0 0; padding-top: 16px; border-top: 1px solid var(--line); scroll-margin-top: 8px; }
h3 { font-size: 15px; font-weight: 500; margin: 16px 0 8px; }
small { font-size: 13px; font-weight: 400; color: var(--quiet); }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 16px; margin: 0; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
nav { columns: 26rem; margin-top: 24px; }
nav a { display: block; break-inside: avoid; color: inherit; text-decoration-color: var(--line); text-underline-offset: 3px; }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start; }
figure { margin: 0; min-width: 0; }
figcaption { font-size: 13px; color: var(--quiet); }
img { display: block; max-width: 100%; max-height: 80vh; height: auto; border: 1px solid var(--line); }
@media (width < 700px) { .pictures { grid-template-columns: minmax(0, 1fr); } }`;

const counted = (/** @type {number} */ count, /** @type {string} */ what) =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;

/**
 * The page with all differences, story by story, the largest first.
 * @param {Comparison} comparison
 * @returns {string}
 */
export function reportPage({ base, here, compared, changes }) {
  const found = changes.length === 0 ? 'No difference' : counted(changes.length, 'difference');
  const said = `${found} in ${counted(compared, 'picture')}`;
  const stories = [...Map.groupBy(changes.toSorted(bySize), ({ title }) => title)];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${said}</title><style>${STYLE}</style></head>
<body>
<h1>${said}</h1>
<dl><dt>Before</dt><dd>${escaped(base)}</dd><dt>After</dt><dd>${escaped(here)}</dd></dl>
${stories.length > 1 ? `<nav aria-label="Stories">${stories.map(entry).join('')}</nav>` : ''}
${stories.map(section).join('\n')}
</body>
</html>
`;
}

/** Sorts by the share of changed pixels; new and removed stories differ completely. */
const bySize = (/** @type {Change} */ a, /** @type {Change} */ b) => b.changed / b.of - a.changed / a.of;

/**
 * @param {[string, readonly Change[]]} story
 * @param {number} index
 */
const entry = ([title, changes], index) =>
  `<a href="#story-${index}">${escaped(title)} <small>${changes.map(extent).join(', ')}</small></a>`;

/**
 * @param {[string, readonly Change[]]} story
 * @param {number} index
 */
const section = ([title, changes], index) =>
  `<h2 id="story-${index}">${escaped(title)}</h2>${changes.map(comparison).join('\n')}`;

/** @param {Change} change */
function comparison(change) {
  const { mode, before, after, difference } = change;
  return `<h3>${escaped(mode)} <small>${extent(change)}</small></h3>
<div class="pictures">${picture('Before', before)}${picture('After', after)}${picture('Difference', difference)}</div>`;
}

/** @param {Change} change */
function extent({ changed, of, before, after }) {
  if (before === undefined) return 'new';
  if (after === undefined) return 'gone';
  const share = (changed / of) * 100;
  return `${counted(changed, 'pixel')}, ${share < 0.1 ? 'under 0.1' : share.toFixed(1)} %`;
}

/**
 * @param {string} caption
 * @param {string | undefined} address
 */
const picture = (caption, address) =>
  address === undefined
    ? ''
    : `<figure><figcaption>${caption}</figcaption><a href="${address}"><img alt="${caption}" src="${address}" loading="lazy"></a></figure>`;

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
