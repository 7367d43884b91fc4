import { widgetUses } from 'virtual:widget-uses';
import { toId } from 'storybook/internal/csf';

/** The screens that show a widget, read from the imports of the product. */
export function Uses({ file }: { file: string }) {
  const uses = widgetUses[file] ?? [];
  return (
    <>
      <h2 id="screens">Used on these screens</h2>
      {uses.length === 0 ? (
        <p>No screen shows it yet.</p>
      ) : (
        <ul style={{ columns: 2 }}>
          {uses.map(({ path, title }) => (
            <li key={path}>
              {title === undefined ? path : <a href={`./?path=/story/${toId(title, 'full')}`}>{path}</a>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
