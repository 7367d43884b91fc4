/** Words that begin a last name of several words: `van der Berg`, `dos Santos`. */
const particles: ReadonlySet<string> = new Set(
  'af al bin da das de degli del della den der des di do dos du el ibn la las le los san ten ter van von zu zum zur'.split(
    ' ',
  ),
);

/** Titles that exports of booking portals put before a name. */
const title = /^(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau|mme|mlle|κος|κα|κ|г-н|г-жа)\.?$/iu;

/**
 * The first and the last name of a whole one; undefined where only one name is given. Before a comma stands the last
 * name (`Papadopoulou, Maria`). Without one the last word is the last name, with its particles (`Jan van der Berg`).
 * Titles are left out.
 */
export function splitName(whole: string): readonly [first: string, last: string] | undefined {
  const [before = '', ...after] = whole.split(',').map((part) => getWords(part).join(' '));
  const given = after.join(' ').trim();
  if (after.length > 0) return before !== '' && given !== '' ? [given, before] : undefined;
  const words = getWords(whole);
  const start = words.findIndex((word, at) => at > 0 && particles.has(word.toLowerCase()));
  const last = start === -1 ? words.length - 1 : start;
  return last > 0 ? [words.slice(0, last).join(' '), words.slice(last).join(' ')] : undefined;
}

const getWords = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !title.test(word));
