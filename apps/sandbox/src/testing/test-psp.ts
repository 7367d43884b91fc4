import { createSimulator } from '@deck/psp/simulator';
import type { Clock } from '../clock.ts';
import type { Services } from '../context.ts';
import { createHttpPsp, createSimulatorControl } from '../psp/index.ts';

const KEY = 'a key of the tests';
const SECRET = 'a secret of the tests';
export const PSP_ORIGIN = 'http://localhost:4001';

export interface TestPsp extends Pick<Services, 'psp' | 'simulator' | 'pspUrl'> {
  /** A request of the payer's browser to the simulator. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Breaks the line to the PSP: requests arrive there, answers do not; or nothing arrives. */
  readonly line: { state: 'up' | 'deaf' | 'down' };
  close(): void;
}

/** A simulated PSP inside the test. It shares the test's clock and tells its notices to the test's app. */
export function createTestPsp(clock: Clock, tell: (request: Request) => Promise<Response>): TestPsp {
  const simulator = createSimulator({
    file: ':memory:',
    origin: PSP_ORIGIN,
    key: KEY,
    secret: SECRET,
    now: () => clock.now(),
    post: async (body, signature) => {
      const headers = { 'content-type': 'application/json', 'psp-signature': signature };
      return (await tell(new Request('http://localhost:4000/psp/notices', { method: 'POST', headers, body })))
        .ok;
    },
  });
  const line: TestPsp['line'] = { state: 'up' };
  const fetch = async (request: Request) => {
    if (line.state === 'down') throw new Error('The PSP is down');
    const response = await simulator.fetch(request);
    if (line.state === 'deaf') throw new Error('The answer is lost');
    return response;
  };
  return {
    psp: createHttpPsp({ url: PSP_ORIGIN, key: KEY, noticeSecret: SECRET, fetch }),
    simulator: createSimulatorControl({ url: PSP_ORIGIN, key: KEY, fetch: simulator.fetch }),
    pspUrl: PSP_ORIGIN,
    request: (path, init) => simulator.fetch(new Request(`${PSP_ORIGIN}${path}`, init)),
    line,
    close: simulator.close,
  };
}
