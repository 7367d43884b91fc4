import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** @typedef {import('../../packages/tokens/src/node.ts').LoadedBrand} Brand */

const TEXTS = /\.(?:js|css|html|json|svg|webmanifest|txt|map)$/;
/** An SVG shape that is long enough to be unique to one drawing. */
const SHAPE = /<(?:path|circle|ellipse|rect|line|poly\w+|text)\b[^>]{16,}>/g;

/**
 * Finds traces of other brands in the files of a build, one sentence each.
 * @param {string} site the built files
 * @param {Brand} own
 * @param {readonly Brand[]} others
 * @returns {string[]}
 */
export function foreignTraces(site, own, others) {
  const files = globSync('**/*', { cwd: site, withFileTypes: true }).filter((entry) => entry.isFile());
  const marks = others.map((other) => ({ other, signs: getSigns(other, own) }));
  return files.flatMap(({ parentPath, name }) => {
    const text = TEXTS.test(name) ? readFileSync(join(parentPath, name), 'utf8') : '';
    return marks.flatMap(({ other, signs }) =>
      signs
        .filter(({ isIn }) => isIn(text) || isIn(name))
        .map(({ what }) => `${basename(name)} of ${own.id} holds ${what} of ${other.id}.`),
    );
  });
}

/**
 * @param {Brand} brand
 * @param {Brand} own
 */
function getSigns(brand, own) {
  const hosts = [brand.supportUrl, brand.termsUrl, brand.privacyUrl, brand.chatUrl, brand.analyticsUrl]
    .filter((address) => address !== undefined)
    .map((address) => new URL(address).host);
  const families = unlike(shippedFonts(brand), [...own.fonts.text, ...own.fonts.display]);
  return [
    { what: `the name ${brand.name}`, isIn: word(brand.name) },
    ...unlike(hosts, ownHosts(own)).map((host) => ({ what: `the address ${host}`, isIn: part(host) })),
    ...unlike([brand.supportEmail], [own.supportEmail]).map((email) => ({
      what: `the address ${email}`,
      isIn: part(email),
    })),
    ...unlike(getShapes(brand), getShapes(own)).map((shape) => ({
      what: `the drawing ${shape.slice(0, 24)}…`,
      isIn: (/** @type {string} */ file) => file.includes('<svg') && unquoted(file).includes(shape),
    })),
    ...families.map((family) => ({ what: `the font ${family}`, isIn: word(family) })),
    ...unlike(getColors(brand), getColors(own)).map((hex) => ({
      what: `the colour ${hex}`,
      isIn: color(hex),
    })),
  ];
}

/** Markup inside a script may use other quotes. @param {string} text */
const unquoted = (text) => text.replaceAll(/[\\"'`]/g, '');

/** @param {Brand} brand */
const getShapes = ({ files }) =>
  Object.values(files).flatMap((file) => unquoted(readFileSync(file, 'utf8')).match(SHAPE) ?? []);

/** The first font of each list; the others are the reader's system fonts. @param {Brand} brand */
const shippedFonts = ({ fonts }) => [...fonts.text.slice(0, 1), ...fonts.display.slice(0, 1)];

/** @param {Brand} own */
const ownHosts = (own) =>
  [own.supportUrl, own.termsUrl, own.privacyUrl].map((address) => new URL(address).host);

/** @param {Brand} brand */
const getColors = ({ colors }) => [...Object.values(colors.light), ...Object.values(colors.dark)];

/**
 * @param {readonly string[]} theirs
 * @param {readonly string[]} ours
 */
const unlike = (theirs, ours) => [...new Set(theirs)].filter((one) => !ours.includes(one));

/** @param {string} text */
const part = (text) => (/** @type {string} */ file) => file.includes(text);

/**
 * Matches a name as people read it or as files are named: `Source Sans 3`, `source-sans-3`.
 * @param {string} name
 */
function word(name) {
  const pattern = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(' ', '[ -]');
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu');
  return (/** @type {string} */ file) => whole.test(file);
}

/**
 * Matches a colour only as a value of the theme. A colour that a person may choose belongs to no brand.
 * @param {string} hex
 */
function color(hex) {
  const short = hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
  return (/** @type {string} */ file) =>
    file.includes('--deck-color-') && (file.includes(`:${hex}`) || file.includes(`:${short};`));
}
