import { CircleAlert } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import * as css from './file-drop.css.ts';
import { type FileRules, formatSize, getKinds, type RefusedFile } from './file-rules.ts';

/** The maximum number of named files; the rest is counted. */
const namedAtMost = 5;

interface RefusalsProps {
  id: string;
  refused: readonly RefusedFile[];
  rules: FileRules;
}

/** The refused files with reasons. The live region is always rendered, so that changes are announced. */
export function Refusals({ id, refused, rules }: RefusalsProps) {
  const { locale, messages } = useUi();
  const words = messages.fileDrop;
  const reasonOf = (file: RefusedFile) =>
    words.refusal[file.refusal](isolated(file.name), {
      kinds: getKinds(rules.accept ?? [], words.kinds).join(', '),
      size: formatSize(rules.maxSize ?? 0, locale),
      count: rules.maxFiles,
    });
  // A single sentence for all files over the limit.
  const sentences = [...new Set(refused.map(reasonOf))];
  const more = sentences.length - namedAtMost;
  return (
    <div id={id} role="alert">
      {sentences.length > 0 && (
        <ul className={css.refusals}>
          {sentences.slice(0, namedAtMost).map((sentence) => (
            <li key={sentence} className={css.refusal}>
              <Icon shape={CircleAlert} size={14} />
              <span className={css.refusalWords}>{sentence}</span>
            </li>
          ))}
          {more > 0 && <li>{words.more(more)}</li>}
        </ul>
      )}
    </div>
  );
}

/** Isolates a name, so that its direction marks do not affect the text around it. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
