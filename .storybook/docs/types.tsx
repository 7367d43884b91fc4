import { Source } from '@storybook/addon-docs/blocks';
import type { PropTable } from '../docgen/prop-tables.ts';

/** The page is light while its examples are dark. */
const { textColor }: { textColor: string } = JSON.parse(__BRAND_THEME__);

/** The types that the table of props names, each with its declaration. */
export function Types({ choices, types: { declared } }: Pick<PropTable, 'choices' | 'types'>) {
  const named = Object.entries(declared);
  if (named.length === 0 && choices.length === 0) return null;
  return (
    <>
      <h2 id="types">Types</h2>
      {choices.length > 0 && (
        <p>
          A type of your own stands for <code>{choices.join(', ')}</code>.
        </p>
      )}
      {named.map(([name, text]) => (
        <details key={name} style={{ color: textColor }}>
          <summary>
            <code>{name}</code>
          </summary>
          <Source language="tsx" code={text} />
        </details>
      ))}
    </>
  );
}
