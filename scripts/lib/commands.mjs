/**
 * What each script of package.json does, by the occasion on which it is run. What stands behind `--` is an example.
 * @type {Record<string, Record<string, string>>}
 */
export const commands = {
  'every day': {
    help: 'lists all commands',
    start: 'installs, builds, fills a database with demo data and serves http://localhost:4000',
    dev: 'everything with reload on change: Deck on 4000, the sandbox behind it, Storybook on 6006',
    storybook: 'the kit alone, with brand, mode and language in the toolbar',
    check: 'in two minutes, what the work under way may have broken beside main; -- HEAD~1, -- --watch',
    format: 'formats the code and mends what the linter can mend',
    reset: 'empties the database; the next start begins with fresh demo data',
    'new:widget': 'makes the files of a widget, red until its first promise is written; -- rating',
    'new:call': 'makes a call of the contract, red until its handler is written; -- orders.remind',
    'new:screen':
      'makes a screen, its route, words, stories and journey, red until written; -- waitlist --menu',
    'new:language': 'makes all words of a language, in English until they are translated; -- it "Italiano"',
    words: 'what is missing in a language or still stands in English; -- it --list, -- it --strict',
    'client-manifest': 'after a change of the contract, writes its calls anew without their schemas',
    calls: 'every call of the contract, one a line',
    routes: 'every route of Deck, one a line',
  },
  tests: {
    test: 'what every change must pass; -- code, stories, journeys or release runs one group; -- --force',
    'test:unit': 'values, rules, contract, sandbox and scripts; -- packages/values narrows it',
    'test:scripts': 'the tests of the scripts alone',
    'test:stories': 'every story in a browser, its promise and then axe; -- button narrows it',
    'test:e2e': 'the journeys, in the brand that BRAND names; -- 22- --trace on narrows and records them',
    lint: 'the style of the code and what the linter knows to be wrong',
    typecheck: 'the types of every package and of the scripts',
    'typecheck:scripts': 'the types of the scripts alone',
    boundaries: 'whether every import runs down, through a front door, and in no circle',
    budgets: 'what the kit and each page weigh, beside main; -- --write allows what they weigh now',
    secrets: 'whether the files a browser gets hold a secret, or anything of the server',
    visits: 'after test:e2e, writes down what each journey goes through, for check to choose by',
  },
  release: {
    'test:release': 'what test leaves to a release: six looks, the other brands, the published Storybook',
    'test:sheets':
      'every sheet of the kit in six looks; -- tabs narrows it, -- --shots FOLDER keeps pictures',
    'test:screens': 'every screen in six looks; -- orders narrows it, -- --shots FOLDER keeps pictures',
    'test:matrix': 'sheets and screens in all looks: brand, mode, language, forced colours, 320 px',
    'test:brands': 'the journeys of the other brands, and that each build holds its own brand alone',
    audit: 'whether a package of the lock file has a known fault; -- --level moderate, -- --registry=URL',
    'deploy:try': 'two servers behind the nginx of this machine, one killed, one asked to stop',
    build: 'builds the deck and the pages of the sandbox, as they are deployed',
    'build:site': 'puts what was built where its brand is served from; a step of other commands',
    'build:stories': 'the Storybook that the tests of stories, sheets and screens share',
    'build-storybook': 'the Storybook with its documents, as it is published',
    visual: 'each sheet and screen as it was and is, in visual-report; -- --base main, --only orders, --all',
    chromatic: 'sends them to Chromatic, to the project of CHROMATIC_PROJECT_TOKEN',
  },
  'brands and tokens': {
    'brand:new': 'makes the folder of a brand and asks for what must be decided; -- aurora',
    'tokens:export': 'the values of the brands as design tokens (DTCG 2025.10), a file a mode',
    'tokens:import': 'makes a brand of two such files; -- LIGHT DARK --brand aurora',
    leaks: 'what keeps its colour, corner, font or shadow in a brand made for this alone; -- table',
    'one-brand': 'builds every brand and looks in its files for anything of another one',
  },
  benches: {
    bench: 'the kit beside others, after npm ci --prefix bench; -- table runs one bench',
    'bench:case': 'the conversion of keys, beside JSON and other libraries',
    'bench:keystroke': 'what a key costs in an order of twenty positions; -- http://localhost:4000',
    'bench:scroll': 'what scrolling 5,000 orders costs beside the table alone; -- http://localhost:4000',
    seed: 'fills an empty database with the demo and many orders; -- --orders 1000000',
    scale: 'how much longer lists take among a million orders, and whether every plan has its index',
    race: 'two hundred payers of a split link at two servers: each takes exactly what is owed',
  },
  maintenance: {
    house: 'how large the code is and how it hangs together; -- --before main, -- --at HEAD~9, -- --plants',
    soak: 'tests again and again, to find one that fails now and then; -- stories --times 20 --load 4',
    chaos: 'kills server and database in the middle of writes: nothing acknowledged is lost or doubled',
    fuzz: 'every route with two thousand broken requests: none is a fault of ours; -- orders',
    mutation:
      'of 100 changes of money, rules and rights tests must notice 85; npm ci --prefix mutation first',
    postinstall: 'runs by itself after an install, and notes what was installed',
  },
};

/**
 * All of it, in lines to be read in a terminal.
 * @returns {string}
 */
export function describeCommands() {
  const all = Object.values(commands).flatMap((group) => Object.keys(group));
  const width = Math.max(...all.map((name) => getCall(name).length));
  return Object.entries(commands)
    .map(([occasion, group]) =>
      [
        `${occasion}:`,
        ...Object.entries(group).map(([name, says]) => `  ${getCall(name).padEnd(width)}  ${says}`),
      ].join('\n'),
    )
    .join('\n\n');
}

/** @param {string} name npm knows two of them by itself */
const getCall = (name) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`);
