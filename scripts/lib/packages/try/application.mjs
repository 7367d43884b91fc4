/** What the tried applications show. `tsc` reads it against the packed declarations. */
const APP = `import { guestLanguages } from '@deck/guest';
import { vars } from '@deck/tokens/contract';
import logo from '@deck/tokens/brands/meridian/logo.svg?raw';
import { Artwork, Button, MoneyLine, TextField, UiProvider } from '@deck/ui';
import { formatMoney, parseMoney } from '@deck/values';
import { useState } from 'react';

const due = formatMoney(parseMoney('648.00', 'EUR'), 'en');
const segments = [
  { name: 'paid', share: 0.25, isToHold: false },
  { name: 'asked', share: 0.75, isToHold: false },
] as const;

export function App() {
  const [sent, setSent] = useState(0);
  return (
    <UiProvider locale="en" timeZone="Europe/Athens">
      <Artwork svg={logo} label="Meridian" height={24} />
      <p style={{ color: vars.color.text }}>{guestLanguages.length} languages</p>
      <TextField label="Guest" value="Nikos" onChange={() => undefined} />
      <MoneyLine segments={segments} label={'Due ' + due} />
      <Button variant="primary" onClick={() => setSent(sent + 1)}>Send the link</Button>
      <output>{sent} sent</output>
    </UiProvider>
  );
}
`;

const CLIENT = `import { createRoot } from 'react-dom/client';
import '@deck/tokens/brands/meridian.css';
import { App } from './app.tsx';

createRoot(document.getElementById('root')!).render(<App />);
`;

const SERVER = `import { prerender } from 'react-dom/static';
import { App } from './app.tsx';

export async function render(): Promise<string> {
  return new Response((await prerender(<App />)).prelude).text();
}
`;

const PAGE =
  '<!doctype html><html lang="en"><body><div id="root"></div><script type="module" src="/client.tsx"></script></body></html>';

const TYPES = {
  compilerOptions: {
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    jsx: 'react-jsx',
    types: [],
  },
  include: ['*.ts', '*.tsx'],
};

/** An application that knows nothing of vanilla-extract. */
export const plain = {
  'package.json': JSON.stringify({ name: 'plain', private: true, type: 'module' }),
  'tsconfig.json': JSON.stringify(TYPES),
  'index.html': PAGE,
  'app.tsx': APP,
  'client.tsx': CLIENT,
  'server.tsx': SERVER,
  'files.d.ts': `declare module '*.css';
declare module '*.svg?raw' {
  const text: string;
  export default text;
}
`,
};

/** The same, with styles of its own in vanilla-extract that read the tokens. */
export const withStyles = {
  ...plain,
  'own.css.ts': `import { space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const own = style({ padding: space[4], borderColor: vars.color.accentMark });
`,
  'app.tsx': APP.replace('<p style', '<p className={own} style').replace(
    'import { vars }',
    "import { own } from './own.css.ts';\nimport { vars }",
  ),
};
