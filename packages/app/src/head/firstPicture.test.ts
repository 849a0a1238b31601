import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askForPicture } from './firstPicture.ts';

const page = 'https://shop.test/categories/1';
const places = ['https://shop.test/pictures/', 'https://photos.test/'];
const asked: Record<string, unknown>[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (link: (typeof asked)[number]) => asked.push(link) },
  });
});
afterEach(() => vi.unstubAllGlobals());

const addresses = () => asked.map(({ href }) => href);
const ask = async (list: unknown) => {
  const answer = new Response(typeof list === 'string' ? list : JSON.stringify(list));
  await askForPicture(Promise.resolve(answer), page, places);
  return answer;
};

describe('the picture that a list of bikes shows first', () => {
  test('is asked for once, as the page will ask for it', async () => {
    await ask([{ img: '/pictures/1.svg' }, { img: '/pictures/2.svg' }]);
    expect(asked).toEqual([
      {
        rel: 'preload',
        as: 'image',
        href: 'https://shop.test/pictures/1.svg',
        referrerPolicy: 'no-referrer',
        fetchPriority: 'high',
      },
    ]);
  });

  test('is that of the first bike that is not sold', async () => {
    await ask([
      { img: '/pictures/1.svg', soldOut: true },
      { img: 'https://photos.test/2.jpg', soldOut: false },
    ]);
    expect(addresses()).toEqual(['https://photos.test/2.jpg']);
  });

  test('leaves the answer for whoever shows the list', async () => {
    const list = [{ img: '/pictures/1.svg' }];
    const answer = await ask(list);
    expect(await answer.json()).toEqual(list);
  });

  test.each([
    'https://tracker.test/1.svg',
    'https://shop.test/api/report/1',
    '/pictures/../api/report/1',
    'https://photos.test@tracker.test/1.svg',
    'https://photos.test.tracker.test/1.svg',
    '//tracker.test/1.svg',
    'javascript:alert(1)',
    'data:image/svg+xml,1',
    '',
  ])('L2: is none where it is at no place for pictures (%s)', async (img) => {
    await ask([{ img }]);
    expect(asked).toEqual([]);
  });

  test.each([[[]], [{}], [null], [[{}]], [[{ img: 7 }]], ['<!doctype html>'], ['']])(
    'is none in what is no list (%j)',
    async (list) => {
      await ask(list);
      expect(asked).toEqual([]);
    },
  );

  test('is left to the page in a list that is too long to be read twice', async () => {
    const long = Array.from({ length: 1_000 }, () => ({ img: '/pictures/1.svg', description: 'x'.repeat(100) }));
    const answer = await ask(long);
    expect(asked).toEqual([]);
    expect(await answer.json()).toEqual(long);
  });

  test('is none where the list did not come', async () => {
    await askForPicture(Promise.reject(new TypeError('Failed to fetch')), page, places);
    expect(asked).toEqual([]);
  });
});
