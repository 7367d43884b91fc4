import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

type Outcome = { code: number | string | null | undefined; stderr: string };

/** Runs `npm start` with settings that it refuses before it builds anything. */
function start(env: NodeJS.ProcessEnv): Promise<Outcome> {
  const script = fileURLToPath(new URL('./start.mjs', import.meta.url));
  return new Promise((settle) => {
    execFile(process.execPath, [script], { env: { ...process.env, ...env } }, (error, _, stderr) => {
      settle({ code: error === null ? 0 : error.code, stderr });
    });
  });
}

test('an occupied port ends with one sentence and exit code 1', async () => {
  const server = createServer();
  await new Promise<void>((settle) => server.listen(0, settle));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { code, stderr } = await start({ PORT: String(port) });
  server.close();
  expect(code).toBe(1);
  expect(stderr).toMatch(new RegExp(`^Port ${port} is in use by another program: .*PORT=\\d+\\.\n$`));
});

test('an unknown brand ends with one sentence and exit code 1', async () => {
  const { code, stderr } = await start({ BRAND: 'acme' });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^BRAND=acme is not known: choose one of [^\n]*\.\n$/);
});

test('a database that does not answer ends with one sentence, without the password, and exit code 1', async () => {
  const { code, stderr } = await start({
    PORT: '4971',
    DATABASE_URL: 'postgres://deck:secret@127.0.0.1:9/deck',
  });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The PostgreSQL at 127\.0\.0\.1:9 does not answer [^\n]*\.\n$/);
  expect(stderr).not.toContain('secret');
});
