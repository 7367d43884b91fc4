/** The rules for files. */
export interface FileRules {
  /**
   * Accepted extensions (`.csv`) and types (`text/csv`, `image/*`); a file needs one of them. Empty or
   * undefined: any file. A file without a type is recognised by its extension.
   */
  accept?: readonly string[] | undefined;
  /** In bytes. */
  maxSize?: number | undefined;
  /** The maximum number of files; 1 unless `multiple`. */
  maxFiles: number;
}

export type FileRefusal = 'type' | 'size' | 'empty' | 'folder' | 'again' | 'count';

export interface RefusedFile {
  readonly name: string;
  readonly refusal: FileRefusal;
}

/** The types of an extension, where a system gives none or its own, as spreadsheets do for CSV. */
const typesByEnding: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  txt: 'text/plain',
  json: 'application/json',
  xml: 'application/xml',
  pdf: 'application/pdf',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  zip: 'application/zip',
};

function getEnding(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Whether the file has an accepted extension or type. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  const ending = getEnding(name);
  const known = Object.hasOwn(typesByEnding, ending) ? typesByEnding[ending] : undefined;
  // A type may have parameters: `text/csv;charset=utf-8`.
  const types = [type.toLowerCase().split(';')[0]?.trim() ?? '', known ?? ''];
  return accept.some((wanted) => {
    const one = wanted.trim().toLowerCase();
    if (one.startsWith('.')) return name.toLowerCase().endsWith(one);
    if (one.endsWith('/*')) return types.some((own) => own.startsWith(one.slice(0, -1)));
    return types.includes(one);
  });
}

function isSame(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}

/**
 * Sorts files into accepted and refused, with the reason. Too many files are all refused, since nobody knows
 * which were meant.
 */
export function sortFiles(
  offered: readonly File[],
  folders: ReadonlySet<File>,
  kept: readonly File[],
  { accept = [], maxSize = Number.POSITIVE_INFINITY, maxFiles }: FileRules,
): { taken: readonly File[]; refused: readonly RefusedFile[] } {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of offered) {
    const refusal = refusalOf(file);
    if (refusal === undefined) taken.push(file);
    else refused.push({ name: file.name, refusal });
  }
  // A new file replaces the existing one where only one is allowed.
  const room = maxFiles === 1 ? 1 : maxFiles - kept.length;
  if (taken.length <= room) return { taken, refused };
  return {
    taken: [],
    refused: [...refused, ...taken.map(({ name }): RefusedFile => ({ name, refusal: 'count' }))],
  };

  function refusalOf(file: File): FileRefusal | undefined {
    if (folders.has(file)) return 'folder';
    if (!isAccepted(file, accept)) return 'type';
    if (file.size === 0) return 'empty';
    if (file.size > maxSize) return 'size';
    return maxFiles > 1 && [...kept, ...taken].some((one) => isSame(one, file)) ? 'again' : undefined;
  }
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A file size in decimal units: `4.2 MB`. */
export function formatSize(bytes: number, locale: string): string {
  let step = 0;
  let size = bytes;
  // Rounding must not produce "1,000 kB".
  while (size >= 999.95 && step < units.length - 1) {
    size /= 1000;
    step += 1;
  }
  const rounding = { maximumFractionDigits: step === 0 ? 0 : 1 };
  return new Intl.NumberFormat(locale, { ...rounding, style: 'unit', unit: units[step] ?? 'byte' }).format(
    size,
  );
}

/** The accepted extensions and types as text: `CSV, PNG`; wildcards have localised names. */
export function getKinds(
  accept: readonly string[],
  wide: Readonly<Record<string, string>>,
): readonly string[] {
  const kinds = accept.map((one) => {
    const kind = one.trim().toLowerCase();
    if (kind.startsWith('.')) return kind.slice(1).toUpperCase();
    const [family = '', own = ''] = kind.split('/');
    if (own === '*') return wide[family] ?? family;
    return (Object.entries(typesByEnding).find(([, type]) => type === kind)?.[0] ?? own).toUpperCase();
  });
  return [...new Set(kinds)];
}
