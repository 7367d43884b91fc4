export { docs, docsPolicy } from './docs.ts';
export { type DocumentInfo, openApi } from './document.ts';
export type { OpenApiDocument, Operation } from './document-shape.ts';
