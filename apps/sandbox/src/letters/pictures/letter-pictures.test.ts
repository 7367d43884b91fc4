import type { GuestSegmentContent } from '@deck/guest';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { brand } from '../../testing/test-app.ts';
import { letterPictures } from './letter-pictures.ts';
import { getLineAddress, getMarkAddress, type LinePart, readShape } from './picture-address.ts';

const accent = { soft: '#e8f1ff', mark: '#296ade' };
const pictures = letterPictures(brand);
const segment = (
  name: GuestSegmentContent['name'],
  share: number,
  isToHold = false,
): GuestSegmentContent => ({ name, share, isToHold });
const shapeOf = (address: string): LinePart[] | undefined => readShape(address.split('/')[4] ?? '');

test('an address holds shares and colours, and nothing else', () => {
  const segments = [segment('paid', 0.1), segment('asked', 0.3), segment('due', 0.6)];
  expect(getLineAddress(segments, accent)).toBe('/resources/letters/line/p100a300d600/e8f1ff-296ade.png');
  expect(getMarkAddress(segment('asked', 0, true), accent)).toBe(
    '/resources/letters/mark/t/e8f1ff-296ade.png',
  );
});

test('no part disappears by rounding, and the parts make up the whole', () => {
  const segments = [segment('paid', 0.000001), segment('held', 0.333333), segment('due', 0.666666)];
  const parts = shapeOf(getLineAddress(segments, accent));
  expect(parts).toEqual([
    { name: 'paid', share: 1 },
    { name: 'held', share: 333 },
    { name: 'due', share: 666 },
  ]);
});

test('a line has twice the pixels of its place, and its parts lie where they should', async () => {
  const response = await pictures.request(
    getLineAddress([segment('paid', 0.5), segment('due', 0.5)], accent),
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toContain('public');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(imageSize(bytes)).toMatchObject({ width: 1072, height: 24 });
  expect(bytes.length).toBeLessThan(4_000);
});

test('each part has a face of its own, and so has each accent', async () => {
  const drawn = await Promise.all(
    ['p', 'h', 'a', 't', 'd'].map(async (letter) => {
      const response = await pictures.request(`/resources/letters/mark/${letter}/e8f1ff-296ade.png`);
      return Buffer.from(await response.arrayBuffer()).toString('base64');
    }),
  );
  expect(new Set(drawn).size).toBe(5);
  const other = await pictures.request('/resources/letters/mark/a/dff4f4-379599.png');
  expect(Buffer.from(await other.arrayBuffer()).toString('base64')).not.toBe(drawn[2]);
});

test.each([
  'line/p100/e8f1ff-296ade.png',
  'line/p1001/e8f1ff-296ade.png',
  'line/d600a400/e8f1ff-296ade.png',
  'line/p0d1000/e8f1ff-296ade.png',
  'line/p500p500/e8f1ff-296ade.png',
  'line/p500d500/e8f1ff.png',
  'line/p500d500/red-296ade.png',
  'line/p500d500/e8f1ff-296ade.svg',
  'line/p99999999999999999999/e8f1ff-296ade.png',
  'mark/x/e8f1ff-296ade.png',
  'mark/toString/e8f1ff-296ade.png',
  'other/p/e8f1ff-296ade.png',
])('nothing is drawn at %s', async (path) => {
  expect((await pictures.request(`/resources/letters/${path}`)).status).toBe(404);
});
