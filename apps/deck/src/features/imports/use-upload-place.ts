import { ImportFile } from '@deck/api/contract/imports';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';

/** In place of a template's id: one that is to be made. */
export const NEW_TEMPLATE = 'new';

/** Where one is on the way from a file to its orders. */
export type UploadPlace =
  | { readonly step: 'file' }
  | {
      readonly step: 'template';
      readonly file: ImportFile;
      /** The template being written; undefined while one is chosen. */
      readonly form: string | undefined;
    }
  | { readonly step: 'check'; readonly fileId: string; readonly templateId: string };

/**
 * What the server has seen of the file cannot be asked for again before it is read with a template: until then it goes
 * along in the browser's history, and survives a reload there.
 */
export function useUploadPlace(): UploadPlace {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const fileId = params.get('file');
  const templateId = params.get('template');
  const form = params.get('form') ?? undefined;
  if (fileId === null) return { step: 'file' };
  if (templateId !== null && form === undefined) return { step: 'check', fileId, templateId };
  const carried = z.safeParse(ImportFile, state?.file);
  return carried.success && carried.data.id === fileId
    ? { step: 'template', file: carried.data, form }
    : { step: 'file' };
}

/** The ways between the steps; the way back is the browser's, too. */
export function useUploadWays() {
  const navigate = useNavigate();
  const go = (params: Readonly<Record<string, string>>, file?: ImportFile) =>
    void navigate({ search: `?${new URLSearchParams(params)}` }, { state: { file } });
  return {
    begin: () => go({}),
    choose: (file: ImportFile) => go({ file: file.id }, file),
    write: (file: ImportFile, templateId: string = NEW_TEMPLATE) =>
      go({ file: file.id, form: templateId }, file),
    check: (fileId: string, templateId: string) => go({ file: fileId, template: templateId }),
  };
}
