/**
 * Compares what an application of the packed files became with what it must show.
 * @param {import('./build.mjs').Built} built
 * @param {readonly string[]} [classes] further classes of the application's own
 * @returns {string[]} faults, one sentence each
 */
export function shownFaults({ html, styles, fonts }, classes = []) {
  const texts = [
    '5<!-- --> languages',
    'Guest',
    'value="Nikos"',
    'aria-label="Due €648.00"',
    'Send the link',
    'aria-label="Meridian"',
  ];
  const used = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  const button = /<button[^>]* class="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  return [
    ...texts.filter((text) => !html.includes(text)).map((text) => `The page lacks ${text}.`),
    ...classes.filter((name) => !used.includes(name)).map((name) => `The page lacks the class ${name}.`),
    ...[...new Set(used)]
      .filter((name) => button.includes(name) && !styles.includes(`.${name}`))
      .map((name) => `The styles lack .${name} of the button.`),
    ...(button.length === 0 ? ['The button has no class.'] : []),
    ...['--deck-color-canvas:', '--deck-color-accent:', '--deck-kit:', '@font-face']
      .filter((mark) => !styles.includes(mark))
      .map((mark) => `The styles lack ${mark}`),
    ...(fonts.length === 0 ? ["The brand's fonts did not come."] : []),
  ];
}
