import type { AgentTag, Tag } from '@deck/api/vocabulary';

/** The tag an order carries for who made it. */
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
