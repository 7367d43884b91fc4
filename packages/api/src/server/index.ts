export { toNfc } from '../core/texts.ts';
export { failureAnswer, type Reply, readArgs, refusalAnswer, toAnswer } from './answer.ts';
export { getBearer } from './bearer.ts';
export { Refusal } from './refusal.ts';
export { type CallInfo, createServer, type Handlers, type ServerOptions } from './server.ts';
