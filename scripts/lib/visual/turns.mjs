/**
 * The stories that a mode shows.
 * @typedef {{ id: string, title: string, name: string }} Story
 * @typedef {{ mode: import('./modes.mjs').Mode, stories: Story[] }} Turn
 */

/**
 * Shows every sheet in every mode. The states of a screen are divided among the modes.
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
