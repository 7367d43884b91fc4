export { compact, getAnswerExamples } from './compact.ts';
export { docs, docsPolicy } from './docs.ts';
export { type DocumentInfo, openApi } from './document.ts';
export type { CompactDocument, OpenApiDocument, Operation } from './document-shape.ts';
