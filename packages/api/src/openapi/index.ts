export { docs, docsPolicy } from './docs.ts';
export { type DocumentInfo, type OpenApiDocument, type Operation, openApi } from './document.ts';
