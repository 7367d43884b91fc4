/** The files of a drop or paste, marking folders: browsers report a folder as a file. */
export function filesIn(transfer: DataTransfer | null): {
  files: readonly File[];
  folders: ReadonlySet<File>;
} {
  const folders = new Set<File>();
  const files: File[] = [];
  for (const item of Array.from(transfer?.items ?? [])) {
    const file = item.kind === 'file' ? item.getAsFile() : null;
    if (file === null) continue;
    files.push(file);
    if (item.webkitGetAsEntry()?.isDirectory) folders.add(file);
  }
  return files.length > 0 ? { files, folders } : { files: Array.from(transfer?.files ?? []), folders };
}

/** Whether files are being dragged, not text or a link. */
export function hasFiles(transfer: DataTransfer | null): boolean {
  return Array.from(transfer?.types ?? []).includes('Files');
}
