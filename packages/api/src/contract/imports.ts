import * as z from 'zod/mini';
import { endpoint, getMultipart, param } from '../core/endpoint.ts';
import { ImportFile, ImportPreview, ImportRow, ImportRun } from './import-answers.ts';
import {
  exampleBadRow,
  exampleDraft,
  exampleFile,
  examplePreview,
  exampleRun,
  exampleTemplate,
} from './import-examples.ts';
import { ImportTemplate, ImportTemplateDraft, importLimits } from './import-template.ts';
import { minValue } from './validation.ts';

export * from './import-answers.ts';
export * from './import-template.ts';

/** An import is somebody's: the run tells them how it ended. A program makes orders one by one. */
const byStaff = { needs: 'ORDER_INSTANCE_CREATE', tokens: [] } as const;
const unreadable = [
  'IMPORT_CELL_TOO_LARGE',
  'IMPORT_FILE_NOT_CSV',
  'IMPORT_QUOTE_UNCLOSED',
  'IMPORT_TOO_MANY_COLUMNS',
] as const;
const row = z.int().check(minValue(0));

export const imports = {
  upload: endpoint('POST /api/v1/import/files/upload', {
    summary: 'Upload a file of orders. What it holds is looked at; nothing is made of it yet.',
    description:
      'Takes CSV in UTF-8, UTF-16, Windows-1251, -1252 or -1253, with comma, semicolon or tab, of at most 64 MB, 200 columns, and 32,768 characters in a cell. The file is kept for seven days. Of a file that is refused nothing is kept.',
    ...byStaff,
    body: getMultipart({ maxBytes: importLimits.fileBytes }),
    response: ImportFile,
    errors: [...unreadable, 'IMPORT_FILE_EMPTY'],
    notInSpec: true,
    example: { response: exampleFile },
  }),
  preview: endpoint('GET /api/v1/import/files/{file-id}/preview/{template-id}', {
    summary: 'What a file becomes with a template: the first rows, and how many are good and bad.',
    description:
      'Looks at every row, and for IDs that are taken also into the orders. Makes nothing. The template then also serves the single rows.',
    ...byStaff,
    response: ImportPreview,
    errors: [...unreadable, 'IMPORT_COLUMNS_MISSING', 'IMPORT_FILE_EMPTY'],
    notInSpec: true,
    example: { response: examplePreview },
  }),
  row: endpoint('GET /api/v1/import/files/{file-id}/row/{row-number}', {
    summary: 'One row: its cells, the order it becomes, and what is wrong with it.',
    description:
      'Numbered from what the template says, else from 1; empty lines count. Read with the template the file was last previewed with; before that, cells alone.',
    ...byStaff,
    params: { rowNumber: row },
    response: ImportRow,
    errors: [...unreadable, 'IMPORT_COLUMNS_MISSING', 'IMPORT_FILE_EMPTY'],
    notInSpec: true,
    example: { response: exampleBadRow },
  }),
  process: endpoint('GET /api/v1/import/files/{file-id}/process/{template-id}?send-now', {
    summary: 'Make the orders of a file. Bad rows are left out.',
    description:
      "There is one run per file and template: whoever calls again reads how far it is. A row makes at most one order, whatever happens to the server meanwhile. `send-now` says whether payment links are sent to the customers; without it the template does. Sending needs ORDER_INSTANCE_EDIT, the orders the right to the template's position type.",
    ...byStaff,
    params: { sendNow: param.flag },
    response: ImportRun,
    errors: [...unreadable, 'IMPORT_COLUMNS_MISSING', 'IMPORT_DATES_AMBIGUOUS', 'IMPORT_FILE_EMPTY'],
    idempotencyKey: 'required',
    notInSpec: true,
    example: { response: exampleRun },
  }),
  createTemplate: endpoint('POST /api/v1/import/templates', {
    summary: 'Keep how files become orders, under a name.',
    ...byStaff,
    body: ImportTemplateDraft,
    bodyName: 'template',
    response: ImportTemplate,
    notInSpec: true,
    example: { body: exampleDraft, response: exampleTemplate },
  }),
  listTemplates: endpoint('GET /api/v1/import/templates', {
    summary: 'The import templates of the company, by name.',
    ...byStaff,
    response: z.array(ImportTemplate),
    notInSpec: true,
    example: { response: [exampleTemplate] },
  }),
  getTemplate: endpoint('GET /api/v1/import/templates/{id}', {
    summary: 'One import template.',
    ...byStaff,
    response: ImportTemplate,
    notInSpec: true,
    example: { response: exampleTemplate },
  }),
  updateTemplate: endpoint('PUT /api/v1/import/templates/{id}', {
    summary: 'Replace an import template. Runs that have begun keep what it said before.',
    ...byStaff,
    body: ImportTemplateDraft,
    bodyName: 'template',
    response: ImportTemplate,
    notInSpec: true,
    example: { body: exampleDraft, response: exampleTemplate },
  }),
};
