import { vars } from '@deck/tokens/contract';
import { modes, tokenUses } from '@deck/tokens/studio';
import type { ReactNode } from 'react';

const looks = __BRANDS__.flatMap((brand) => modes.map((mode) => ({ brand, mode })));

interface UsesProps {
  /** The use of each value, by the name in code. */
  uses: Readonly<Record<string, string>>;
  /** The headings of further columns. */
  heads?: ReactNode;
  /** The cells of further columns. */
  cells?: (name: string) => ReactNode;
}

function Uses({ uses, heads, cells }: UsesProps) {
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>For</th>
          {heads}
        </tr>
      </thead>
      <tbody>
        {Object.entries(uses).map(([name, use]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{use}</td>
            {cells?.(name)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lists every colour in each brand, light and dark, with its use. */
export function ColorsTable() {
  return (
    <Uses
      uses={tokenUses.color}
      heads={looks.map(({ brand, mode }) => (
        <th key={`${brand} ${mode}`}>
          {brand}, {mode}
        </th>
      ))}
      cells={(name) =>
        looks.map(({ brand, mode }) => (
          <td key={`${brand} ${mode}`} className={`brand-${brand}`} data-mode={mode}>
            <span
              style={{
                display: 'block',
                height: 20,
                border: `1px solid ${vars.color.line}`,
                background: vars.color[name as keyof typeof vars.color],
              }}
            />
          </td>
        ))
      }
    />
  );
}

/** Lists the values of another group, with their uses. */
export function TokensTable({ group }: { group: Exclude<keyof typeof tokenUses, 'color'> }) {
  const uses = Object.entries(tokenUses[group]).map(([name, use]) => [`${group}.${name}`, use]);
  return <Uses uses={Object.fromEntries(uses)} />;
}
