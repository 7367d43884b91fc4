import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploads } from '../database/schema.ts';
import { AEGEAN } from '../seed/companies.ts';
import { getJpg, getPng, getWebp, letters } from '../testing/pictures.ts';
import { getRefusal, invalid, noSession } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let viewer: Browser;

beforeAll(async () => {
  app = await createTestApp();
  viewer = await app.signedIn('peter.lang@aegeanhouse.gr');
});
afterAll(() => app.close());

const pictures = { png: getPng(64, 64), jpg: getJpg(64, 64), webp: getWebp(64, 64) };
const types = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

const upload = (bytes: readonly number[], name = 'photo.bin', browser = viewer) =>
  browser.api.resources.upload({ body: new File([Uint8Array.from(bytes)], name) });

describe('a picture', () => {
  test.each(['png', 'jpg', 'webp'] as const)('of type %s is stored and served unchanged', async (type) => {
    const { url } = await upload(pictures[type], 'harmless.html');
    expect(url).toMatch(new RegExp(`^/resources/files/[\\w-]{22}\\.${type}$`));
    const [kept] = await app.db
      .select()
      .from(uploads)
      .where(eq(uploads.name, url.split('/').at(-1) ?? ''));
    expect(kept).toMatchObject({ businessProfileId: AEGEAN, contentType: types[type] });

    const response = await app.browser().send(url);
    expect(response.status).toBe(200);
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual(pictures[type]);
    expect(response.headers.get('content-type')).toBe(types[type]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="${kept?.name}"`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  // Specification 3.46
  test('gets a new address each time, which can be set as logo', async () => {
    const [first, second] = [await upload(pictures.png), await upload(pictures.png)];
    expect(first.url).not.toBe(second.url);
    const owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    await owner.api.businessProfiles.saveSettings({ id: AEGEAN, body: { general: { logoUrl: first.url } } });
    expect((await viewer.api.businessProfiles.get({ id: AEGEAN })).logoUrl).toBe(first.url);
  });

  test('may have five megabytes and not a byte more', async () => {
    const large = (bytes: number) =>
      viewer.api.resources.upload({
        body: new File(
          [Uint8Array.from(pictures.png), new Uint8Array(bytes - pictures.png.length)],
          'large.png',
        ),
      });
    expect((await large(5 * 1024 * 1024)).url).toMatch(/png$/);
    expect(await getRefusal(large(5 * 1024 * 1024 + 1))).toEqual(invalid({ file: 'tooLarge' }));
  });
});

test.each([
  ['png', getPng],
  ['jpg', getJpg],
  ['webp', getWebp],
])('a %s may have forty megapixels and not a row more', async (_, draw) => {
  expect((await upload(draw(8_000, 5_000))).url).toContain('/resources/files/');
  expect(await getRefusal(upload(draw(8_000, 5_001)))).toEqual(invalid({ file: 'megapixels?max=40' }));
});

test.each([
  [
    'a drawing with a script',
    letters('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['a page', letters('<!doctype html><script>alert(1)</script>')],
  ['another kind of picture', letters('GIF89a')],
  ['a RIFF that is no WebP', [...letters('RIFF'), 0, 0, 0, 0, ...letters('WAVEfmt ')]],
  ['half a beginning', [0x89, 0x50]],
  ['a head without a size', pictures.png.slice(0, 12)],
  ['a picture of no pixels', getPng(0, 64)],
  ['nothing', []],
])('%s is refused, whatever it is called', async (_, bytes) => {
  expect(await getRefusal(upload(bytes, 'logo.png'))).toEqual(invalid({ file: 'picture' }));
});

test('a stranger cannot upload', async () => {
  expect(await getRefusal(upload(pictures.png, 'a.png', app.browser()))).toEqual(noSession);
});

test.each([
  'none.png',
  'AAAAAAAAAAAAAAAAAAAAAA.png',
  '%00.png',
  '..%2f..%2fpackage.json',
  'AAAAAAAAAAAAAAAAAAAAAA.svg',
])('nothing is found at %s', async (name) => {
  expect((await app.browser().send(`/resources/files/${name}`)).status).toBe(404);
});
