export { answerOf, failureAnswer, type Reply, readArgs, refusalAnswer } from './answer.ts';
export { bearerOf } from './bearer.ts';
export { Refusal } from './refusal.ts';
export { type CallInfo, createServer, type Handlers, type ServerOptions } from './server.ts';
