import { vars } from '@deck/tokens/contract';
import { modes, tokenUses } from '@deck/tokens/studio';

const looks = __BRANDS__.flatMap((brand) => modes.map((mode) => ({ brand, mode })));

/** Every colour in each brand, light and dark, and what it is for. */
export function ColorsTable() {
  const names = Object.keys(tokenUses.color) as (keyof typeof tokenUses.color)[];
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>For</th>
          {looks.map(({ brand, mode }) => (
            <th key={`${brand} ${mode}`}>
              {brand}, {mode}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{tokenUses.color[name]}</td>
            {looks.map(({ brand, mode }) => (
              <td key={`${brand} ${mode}`} className={`brand-${brand}`} data-mode={mode}>
                <span
                  style={{
                    display: 'block',
                    height: 20,
                    border: `1px solid ${vars.color.line}`,
                    background: vars.color[name],
                  }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the values of the other groups are for. */
export function TokensTable({ group }: { group: Exclude<keyof typeof tokenUses, 'color'> }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>For</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(tokenUses[group]).map(([name, use]) => (
          <tr key={name}>
            <td>
              <code>{`${group}.${name}`}</code>
            </td>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
