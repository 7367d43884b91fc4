import type { AgentTag, Tag } from '@deck/api/vocabulary';

/** The tag for an order's creator. */
export const tagOf: Readonly<Record<AgentTag, Tag>> = {
  SUITE8: 'IFC',
  API_USER: 'API',
  EXTERNAL: 'API',
  UI_USER: 'DECK',
  IMPORT: 'DECK',
  SPLIT_PAYMENT: 'SPLIT',
  PERMANENT_LINK: 'PL',
  CRS: 'CRS',
};

/** The tags of an order once it has, or has not, a split link. What its actor brought along stays. */
export function withSplit(tags: readonly Tag[], agentTag: AgentTag, split: boolean): Tag[] {
  const others = tags.filter((tag) => tag !== 'SPLIT' || tag === tagOf[agentTag]);
  return split && !others.includes('SPLIT') ? [...others, 'SPLIT'] : others;
}
