import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';
import { filesIn, hasFiles } from './transferred-files.ts';

interface DropZone {
  locked: boolean;
  onFiles: (files: readonly File[], folders: ReadonlySet<File>) => void;
}

/** The handlers for dropping and pasting files. */
export function useDropZone({ locked, onFiles }: DropZone) {
  const [isOver, setOver] = useState(false);
  useStayOnPage();
  return {
    isOver: isOver && !locked,
    zone: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = locked ? 'none' : 'copy';
        setOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        // Moving between children does not leave the zone.
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
      },
      onDrop(event: DragEvent) {
        setOver(false);
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        const { files, folders } = filesIn(event.dataTransfer);
        if (!locked) onFiles(files, folders);
      },
      onPaste(event: ClipboardEvent) {
        const { files, folders } = filesIn(event.clipboardData);
        if (files.length === 0 || locked) return;
        event.preventDefault();
        onFiles(files, folders);
      },
    },
  };
}

/** A file dropped outside the zone would replace the page and lose its form. */
function useStayOnPage() {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
