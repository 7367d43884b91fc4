// The one way in: everything outside this folder imports the PSP from here.

export { createHttpPsp } from './http-psp.ts';
export type { Psp, PspAction, PspCard, PspOperation, PspRequest, PspSource, PspStatus } from './port.ts';
export { createSimulatorControl, type SimulatorControl } from './simulator-control.ts';
