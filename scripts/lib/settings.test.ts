import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal } from './entry.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { brands, ensurePortFree, freePort, readSettings } from './settings.mjs';

const closers: (() => void)[] = [];

function closeAll(): void {
  for (const close of closers.splice(0)) close();
}

afterEach(closeAll);

async function occupy(host: string, port = 0): Promise<number> {
  const server = createServer();
  await new Promise<void>((settle) => server.listen(port, host, settle));
  closers.push(() => server.close());
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('without settings: meridian on 4000, the embedded database', () => {
  expect(readSettings({})).toEqual({
    port: 4000,
    brand: 'meridian',
    environment: 'dev',
    databaseUrl: undefined,
  });
});

test('an unknown brand is refused with a list of the known ones', () => {
  expect(() => readSettings({ BRAND: 'acme' })).toThrow(
    /^BRAND=acme is not known: choose one of .*meridian.*solera, or the path of a brand's folder, like \.\.\/acme\.$/,
  );
});

test('a brand in another folder gets its name, its folder and a digest of its files', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'brands-')), 'ours');
  for (const name of ['BRAND', 'BRAND_FOLDER', 'BRAND_DIGEST']) vi.stubEnv(name, '');
  cpSync(inRoot('packages/tokens/brands/solera'), folder, { recursive: true });
  expect(readSettings({ BRAND: folder }).brand).toBe('ours');
  const { BRAND, BRAND_FOLDER, BRAND_DIGEST } = process.env;
  expect({ BRAND, BRAND_FOLDER }).toEqual({ BRAND: 'ours', BRAND_FOLDER: folder });
  expect(brands()).toEqual(['meridian', 'solera', 'ours']);
  expect(readSettings({ BRAND: 'ours' }).brand).toBe('ours');
  expect(readSettings({ BRAND: relative(ROOT, folder) }).brand).toBe('ours');
  expect(process.env.BRAND_DIGEST).toBe(BRAND_DIGEST);
  expect(() => readSettings({ BRAND: join(folder, 'brand.json') })).toThrow(
    `names a file: name its folder, BRAND="${folder}".`,
  );
  appendFileSync(join(folder, 'brand.json'), ' ');
  readSettings({ BRAND: folder });
  expect(process.env.BRAND_DIGEST).not.toBe(BRAND_DIGEST);
  vi.unstubAllEnvs();
  rmSync(dirname(folder), { recursive: true });
  expect(() => readSettings({ BRAND: folder })).toThrow(
    /names no brand: there is no brand\.json in .*ours\. npm run brand:new -- --folder ".*ours" makes one\.$/,
  );
});

test('the path of a brand of the repository is its name', () => {
  for (const name of ['BRAND', 'BRAND_FOLDER', 'BRAND_DIGEST']) vi.stubEnv(name, '');
  expect(readSettings({ BRAND: './packages/tokens/brands/solera/' }).brand).toBe('solera');
  const { BRAND, BRAND_FOLDER } = process.env;
  expect({ BRAND, BRAND_FOLDER }).toEqual({ BRAND: 'solera', BRAND_FOLDER: '' });
  vi.unstubAllEnvs();
});

test.each(['http', '0', '65536', '-1', '40.5', '4000 '])('PORT=%s is refused', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(Refusal);
});

test.each(['127.0.0.1', '0.0.0.0', '::'])(
  'a port that another program listens on at %s is refused with its number',
  async (host) => {
    const port = await occupy(host);
    await expect(ensurePortFree(port, 0)).rejects.toThrow(`Port ${port} is in use by another program`);
  },
);

test('a port that is released in time is accepted', async () => {
  const port = await occupy('127.0.0.1');
  setTimeout(closeAll, 200);
  await expect(ensurePortFree(port, 5_000)).resolves.toBeUndefined();
});

test('a free port can be listened on', async () => {
  const port = await freePort();
  expect(await occupy('127.0.0.1', port)).toBe(port);
});
