import { writeFileSync } from 'node:fs';
import { contract } from '../src/contract/index.ts';
import { isBinary, isByKey, isMultipart, isText, needsBody } from '../src/core/body-types.ts';
import type { Area, Endpoint } from '../src/core/endpoint.ts';
import type { StubShape } from '../src/core/endpoint-stub.ts';

/** `npm run client-manifest`: writes the contract's calls as their callers need them, see `core/endpoint-stub.ts`. */
const toStub = ({ body, bodyName, response, required, needs, idempotencyKey }: Endpoint): StubShape => ({
  ...(body && {
    body: isMultipart(body) ? 'file' : isText(body) ? 'text' : needsBody(body) ? 'required' : 'optional',
  }),
  ...(body && bodyName !== 'body' && !isMultipart(body) && { bodyName }),
  ...(response && { answers: isBinary(response) ? response.type : true }),
  ...(required.length > 0 && { required }),
  ...(isByKey(needs) && { needs }),
  ...(idempotencyKey === 'required' && { idempotencyKey }),
});

const areas = Object.entries<Area>(contract).map(([area, calls]) => {
  const lines = Object.entries(calls).map(([name, endpoint]) => {
    const sketched = toStub(endpoint);
    const args = [endpoint.route, ...(Object.keys(sketched).length > 0 ? [sketched] : [])];
    return `${name}: endpointStub(${args.map((each) => JSON.stringify(each)).join(', ')}),`;
  });
  return `${area}: {\n${lines.join('\n')}\n},`;
});

writeFileSync(
  new URL('../src/contract/client-manifest.ts', import.meta.url),
  `import { endpointStub } from '../core/endpoint-stub.ts';
import type { Contract } from './index.ts';

/** Every call without its schemas, for clients that validate nothing. Written by \`npm run client-manifest\`. */
export const clientManifest: Contract = {
${areas.join('\n')}
};
`,
);
