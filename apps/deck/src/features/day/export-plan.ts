import { movementList } from './day-list.ts';

/** The file of the movements that are looked at. @param title what its dialog is called */
export function exportPlan(title: string, params: URLSearchParams) {
  const { name, record, read } = movementList.file(params);
  return {
    title,
    name,
    record,
    read: (signal: AbortSignal) => {
      const readPage = read(signal);
      return async (asked: Parameters<typeof readPage>[0]) => {
        const page = await readPage(asked);
        return { ...page, content: page.content.map((row) => ({ ...row, createdAt: row.at })) };
      };
    },
  };
}
