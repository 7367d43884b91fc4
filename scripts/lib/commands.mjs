/**
 * What each script of package.json does, grouped by the occasion on which you run it. What follows `--` is an example.
 * @type {Record<string, Record<string, string>>}
 */
export const commands = {
  'every day': {
    help: 'lists all commands',
    start: 'installs, builds, fills a database with demo data and serves http://localhost:4000',
    dev: 'everything with reload on change: Deck on 4000, the sandbox behind it, Storybook on 6006',
    storybook: 'the kit alone, with brand, mode and language in the toolbar',
    check: 'tests in two minutes what your changes since main may have broken; -- HEAD~1, -- --watch',
    format: 'formats the code and fixes what the linter can fix',
    reset: 'empties the database; the next start begins with fresh demo data',
    'new:widget': 'makes the files of a widget; its story fails until you write a promise; -- rating',
    'new:call': 'makes a call of the contract with a handler to be written; -- orders.remind',
    'new:screen':
      'makes a screen with route, words, stories and journey, to be completed; -- waitlist --menu',
    'new:language': 'makes all catalogues of a language, still in English; -- it "Italiano"',
    words: 'counts what a language lacks or still has in English; -- it --list, -- it --strict',
    'client-manifest': 'after a change of the contract, rewrites the list of its calls without schemas',
    'phone-plans': 'after an update of libphonenumber-js, writes the numbering plans that phone fields load',
    calls: 'lists every call of the contract',
    routes: 'lists every route of Deck',
  },
  tests: {
    test: 'what every change must pass; -- code, stories, journeys or release runs one group; -- --force',
    'test:unit': 'values, rules, contract, sandbox and scripts; -- packages/values narrows it',
    'test:scripts': 'the tests of the scripts alone',
    'test:stories': 'every story in a browser, its promise and then axe; -- button narrows it',
    'test:e2e': 'the journeys, in the brand that BRAND names; -- 22- --trace on narrows and records them',
    jobs: 'the jobs of a desk in a browser: the clicks of each, beside the fewest of another product',
    lint: 'the style of the code and the faults that the linter finds',
    typecheck: 'the types of every package and of the scripts',
    'typecheck:scripts': 'the types of the scripts alone',
    boundaries: 'checks that every import runs down, to an export, and in no circle',
    budgets: 'the weight of the kit and of each page; -- --write allows it, -- --explain /orders divides it',
    spec: 'names the lines of the specification that no test proves; -- --write writes their page',
    privacy: 'checks that docs/privacy.md says what the rules of the database say; -- --write writes it',
    asvs: 'counts what is met of OWASP’s standard, each by a test that exists; -- --write counts again',
    secrets: 'checks that the files for the browser hold no secret and no code of the server',
    visits: 'after test:e2e, records what each journey visits, so that check can select journeys',
  },
  release: {
    'test:release': 'what npm test leaves to a release: six looks, the other brands, the published Storybook',
    'test:sheets':
      'every sheet of the kit in six looks; -- tabs narrows it, -- --shots FOLDER keeps pictures',
    'test:screens': 'every screen in six looks; -- orders narrows it, -- --shots FOLDER keeps pictures',
    'test:lists':
      'every list in five widths, each language and brand, with the longest texts; -- orders narrows it',
    'test:documents':
      'every page of the Storybook built before shows all its parts, without an error; -- button',
    'test:matrix': 'sheets and screens in all looks: brand, mode, language, forced colours, 320 px',
    'test:brands': 'the journeys of the other brands; each build must hold its own brand alone',
    audit: 'looks for known vulnerabilities of packages; -- --level moderate, -- --registry=URL',
    'company:new': 'makes a company, its first property and its owner, and prints the link to their password',
    'backup:try': 'dumps the database, restores the dump into another one, and compares both',
    'packages:try':
      'packs the packages, checks them, builds applications with them; -- --write keeps weight and API',
    'deploy:try': 'tries two servers behind the local nginx: one is killed, one asked to stop',
    build: 'builds the deck and the pages of the sandbox, as they are deployed',
    'build:server': 'builds the server to JavaScript, in dist/server',
    'build:installation': 'makes the folder that runs without this tree; -- --to /srv/deck',
    'build:packages': 'builds the packages for use elsewhere, and packs them into dist/packages',
    'build:site': 'copies the build to the folder its brand is served from; a step of other commands',
    'build:stories': 'the Storybook that the tests of stories, sheets and screens share',
    'build-storybook':
      'the Storybook with its documents and a page of each widget for agents, for publishing',
    visual: 'compares sheets and screens, in visual-report; -- --base main, --only orders, --all',
    chromatic: 'sends them to Chromatic, to the project of CHROMATIC_PROJECT_TOKEN',
  },
  'brands and tokens': {
    pictures:
      'takes the pictures of the README from the published Storybook; -- storybook, -- --built FOLDER',
    'brand:new':
      'makes the folder of a brand and asks for what must be decided; -- aurora, or -- --folder ../ours',
    'tokens:export':
      'writes the brands as design tokens (DTCG 2025.10), a file per mode, or the values of -- --map',
    'tokens:import':
      'makes a brand from two such files, or of another tool with -- --map accent={color.brand.yellow}',
    leaks: 'finds colours, corners, fonts and shadows that ignore the brand; -- table',
    'one-brand': 'builds every brand and searches its files for traces of another',
  },
  benches: {
    bench: 'compares the kit with others, after npm ci --prefix bench; -- table runs one bench',
    'bench:case': 'the conversion of keys, beside JSON and other libraries',
    'bench:keystroke': 'the cost of a key press in an order of twenty positions; -- http://localhost:4000',
    'bench:scroll': 'the cost of scrolling 5,000 orders, beside the table alone; -- http://localhost:4000',
    seed: 'fills an empty database with the demo and many orders; -- --orders 1000000',
    scale: 'how much slower lists are among a million orders, and whether each query uses an index',
    load: 'ten payers among 490 clients of staff: every answer is checked; -- --clients 500 --seconds 60',
    race: 'two hundred payers of a split link at two servers: the sum must be exactly the amount due',
  },
  maintenance: {
    house: 'the size and structure of the code; -- --before main, -- --at HEAD~9, -- --plants',
    soak: 'repeats tests to find one that fails now and then; -- stories --times 20 --load 4',
    chaos: 'kills server and database during writes: no acknowledged write may be lost or doubled',
    'client:try': 'generates a client of the OpenAPI document, compiles a program and lets it make an order',
    fuzz: 'sends every route two thousand broken requests: none may be a server error; -- orders',
    mutation: 'tests must notice 85 of 100 mutations of the rules; npm ci --prefix mutation first',
    postinstall: 'npm runs it after an install; records what was installed',
  },
};

/**
 * The list of commands as text for a terminal.
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

/** @param {string} name npm has `start` and `test` as commands of its own */
const getCall = (name) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`);
