/**
 * What is shown in a mode.
 * @typedef {{ id: string, title: string, name: string }} Story
 * @typedef {{ mode: import('./modes.mjs').Mode, stories: Story[] }} Turn
 */

/**
 * Every sheet in every mode; of a screen the states by turns, so that it is seen in each mode as long as it has as many.
 * @param {readonly Story[]} stories
 * @param {readonly import('./modes.mjs').Mode[]} modes
 * @returns {Turn[]}
 */
export function byTurns(stories, modes) {
  const states = [...Map.groupBy(stories, ({ title }) => title).values()];
  return modes.map((mode, at) => ({
    mode,
    stories: states.flatMap((of) =>
      of.filter(({ title }, state) => title.startsWith('Sheets/') || state % modes.length === at),
    ),
  }));
}

/**
 * @param {readonly Story[]} stories
 * @param {readonly import('./modes.mjs').Mode[]} modes
 * @returns {Turn[]}
 */
export const inEveryMode = (stories, modes) => modes.map((mode) => ({ mode, stories: [...stories] }));
