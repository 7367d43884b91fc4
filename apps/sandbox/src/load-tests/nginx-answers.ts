import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

interface Asked {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Sends requests from a client address that is not a proxy. */
async function ask(url: string, { headers = {}, body }: Asked = {}): Promise<Answer> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const asking = request(url, {
    localAddress: '127.0.0.2',
    method: sent === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(sent !== undefined && { 'content-type': 'application/json' }) },
  });
  asking.end(sent);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer) text += chunk;
  return { status: answer.statusCode ?? 0, headers: answer.headers, text };
}

const secure = { 'x-forwarded-proto': 'https' };

/**
 * Broken promises of docs/deploy.md about answers behind nginx, a sentence each; empty if all is well.
 * @param said the last output of all servers
 */
export async function wrongAnswers(origin: string, said: () => string): Promise<readonly string[]> {
  const wrong: string[] = [];
  const expect = (holds: boolean, promise: string) => {
    if (!holds) wrong.push(promise);
  };
  const page = await ask(`${origin}/orders`, { headers: secure });
  const nonce = /nonce="([\w-]{22,32})"/.exec(page.text)?.[1];
  const policy = page.headers['content-security-policy']?.toString() ?? '';
  expect(page.status === 200, 'A screen is the page');
  expect(page.text.includes('<meta name="deck-environment" content="qa"'), 'The page names its environment');
  expect(nonce !== undefined && policy.includes(`'nonce-${nonce}'`), 'The policy has the nonce of the page');
  const demands = ["frame-ancestors 'none'", "require-trusted-types-for 'script'", "base-uri 'none'"];
  expect(
    demands.every((demand) => policy.includes(demand)),
    'The policy is strict',
  );
  expect(!policy.includes('unsafe-'), 'The policy lets nothing unsafe through');
  expect((await ask(`${origin}/orders`)).text.includes(nonce ?? '') === false, 'A nonce is used once');

  const asset = /\/assets\/[^"]+\.js/.exec(page.text)?.[0] ?? '';
  const script = await ask(origin + asset, { headers: secure });
  expect(script.headers['cache-control']?.includes('immutable') === true, 'Files are kept by who has them');
  expect((await ask(`${origin}/assets/gone-12345678.js`)).status === 404, 'A file that is gone is not found');

  const refused = await ask(`${origin}/api/v1/orders`, { headers: secure });
  expect(refused.status === 401, 'A call without a session is refused');
  expect(refused.headers['cache-control'] === 'no-store', 'What is about people is kept by nobody');
  for (const [name, { headers }] of Object.entries({ page, script, refused })) {
    expect(headers['x-content-type-options'] === 'nosniff', `The types of the ${name} are meant`);
    expect(
      /frame-ancestors 'none'/.test(`${headers['content-security-policy']}`),
      `Nobody frames the ${name}`,
    );
  }
  for (const [name, { headers }] of Object.entries({ page, script }))
    expect(headers['strict-transport-security'] !== undefined, `With TLS the ${name} demands it`);
  const plain = await ask(`${origin}/orders`);
  expect(plain.headers['strict-transport-security'] === undefined, 'Without TLS it is not demanded');

  for (const health of ['live', 'ready'])
    expect((await ask(`${origin}/health/${health}`)).status === 200, `/health/${health} answers`);
  const id = `${refused.headers['x-request-id']}`;
  expect(said().includes(`"request":"${id}"`), 'The id of an answer stands in the log');
  expect(said().trimEnd().split('\n').every(isEntry), 'All that is said is a line of JSON each');
  expect(await isHeldBack(origin), 'Who tries many logins waits, whatever address they pretend to have');
  return wrong;
}

/** Each of two servers counts separately, so at most twice the limit gets through. */
async function isHeldBack(origin: string): Promise<boolean> {
  let last = 0;
  for (let tried = 0; tried < 70 && last !== 429; tried++) {
    const headers = { 'x-forwarded-for': `203.0.113.${tried}` };
    const body = { login: `nobody-${tried}@example.com`, password: 'not-the-password' };
    last = (await ask(`${origin}/auth/v1/session`, { headers, body })).status;
  }
  return last === 429;
}

function isEntry(line: string): boolean {
  try {
    return typeof JSON.parse(line).level === 'string';
  } catch {
    return false;
  }
}
