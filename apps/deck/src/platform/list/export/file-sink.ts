import { saveFile } from '../../save-file.ts';

/** Where the text of a file goes, part by part. */
interface FileSink {
  readonly write: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Leaves no file behind. */
  readonly abort: () => Promise<void>;
}

/** The part of the File System Access API that not every browser has yet. */
interface SavesFiles {
  readonly showSaveFilePicker: (options: {
    suggestedName: string;
    types: { accept: Record<string, string[]> }[];
  }) => Promise<FileSystemFileHandle>;
}

const TYPE = 'text/csv';

/**
 * Asks where the file shall go, and writes it there as it comes; a browser that cannot gives it to its downloads at the
 * end. Undefined when the reader wants no file after all.
 */
export async function openSink(name: string): Promise<FileSink | undefined> {
  if (!canSave(window)) return download(name);
  try {
    const handle = await window.showSaveFilePicker({
      suggestedName: name,
      types: [{ accept: { [TYPE]: ['.csv'] } }],
    });
    const file = await handle.createWritable();
    return { write: (text) => file.write(text), close: () => file.close(), abort: () => file.abort() };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    // The picker is forbidden in a frame of another site, and by some companies.
    return download(name);
  }
}

const canSave = (scope: Window): scope is Window & SavesFiles => 'showSaveFilePicker' in scope;

/** Kept in parts, which the browser may lay down on the disk, and given away at the end. */
function download(name: string): FileSink {
  const parts: Blob[] = [];
  return {
    async write(text) {
      parts.push(new Blob([text]));
    },
    async close() {
      saveFile(name, new Blob(parts, { type: `${TYPE};charset=utf-8` }));
    },
    async abort() {
      parts.length = 0;
    },
  };
}
