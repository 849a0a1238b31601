import { expect, test, vi } from 'vitest';
import { Problem, type ProblemKind } from '../api/apiError.ts';
import type { Api } from '../api/client.ts';
import { createPhotos } from './photos.ts';

const url = '/pictures/photos/0a1b.jpg';

const shop = 'http://localhost:4173';

const open = (apiOrigin = shop) => {
  const uploadPhoto = vi.fn<Api['uploadPhoto']>(async () => ({ data: { url } }));
  const prepare = vi.fn(async (photo: Blob) => new File([photo, ' drawn anew'], 'bike.jpg'));
  const photos = createPhotos({
    api: { uploadPhoto },
    settings: { imageHost: null, pictureOrigins: [] },
    apiOrigin,
    demoOrigin: shop,
    prepare,
  });
  const stopper = new AbortController();
  const onProgress = vi.fn();
  const send = (photo: File) => photos.send(photo, { signal: stopper.signal, onProgress });
  return { uploadPhoto, prepare, send, stopper, onProgress };
};

const photo = () => new File(['a bike'], 'Rahim in Sylhet.jpg');

test('U1: what is sent is what was drawn anew, under a name that says nothing', async () => {
  const { uploadPhoto, send } = open();
  expect(await send(photo())).toBe(url);
  const sent = uploadPhoto.mock.calls[0]?.[0].photo;
  expect(await sent?.text()).toBe('a bike drawn anew');
  expect(sent).toHaveProperty('name', 'bike.jpg');
});

test('U5: a photo that arrived is not sent again; another one is, and so is one that did not arrive [R3.05]', async () => {
  const { uploadPhoto, prepare, send } = open();
  const mine = photo();
  uploadPhoto.mockRejectedValueOnce(new Problem('unreachable'));
  await expect(send(mine)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(await send(mine)).toBe(url);
  expect(await send(mine)).toBe(url);
  expect(uploadPhoto).toHaveBeenCalledTimes(2);
  await send(photo());
  expect(uploadPhoto).toHaveBeenCalledTimes(3);
  expect(prepare).toHaveBeenCalledTimes(3);
});

test('T4: a photo at the demo is listed with its whole address when the API is on another origin', async () => {
  const { send } = open('https://api.example');
  const mine = photo();
  expect(await send(mine)).toBe(shop + url);
  expect(await send(mine)).toBe(shop + url);
});

test.each<[ProblemKind, string]>([
  ['unreachable', 'unreachable'],
  ['timeout', 'timeout'],
  ['signedOut', 'refused'],
  ['forbidden', 'refused'],
  ['notFound', 'refused'],
  ['refused', 'refused'],
  ['busy', 'busy'],
  ['broken', 'broken'],
  ['unreadable', 'broken'],
])(
  'U4: an image host that is %s says nothing about the shop, and none of its words is passed on',
  async (kind, told) => {
    const { uploadPhoto, send } = open();
    uploadPhoto.mockRejectedValue(new Problem(kind, 'The key 4f2a is not valid.'));
    const problem = await send(photo()).catch((error: unknown) => error);
    expect(problem).toMatchObject({ name: 'PhotoProblem', kind: told });
    expect(String(problem)).not.toContain('4f2a');
  },
);

test('U4: an address that is not the image host’s is no success, and is not kept', async () => {
  const { uploadPhoto, send } = open();
  const mine = photo();
  uploadPhoto.mockResolvedValueOnce({ data: { url: 'javascript:alert(1)' } });
  await expect(send(mine)).rejects.toMatchObject({ name: 'PhotoProblem', kind: 'broken' });
  expect(await send(mine)).toBe(url);
});

test('U6: stopped while it is prepared, a photo is not sent; stopped on its way, it says nothing but that', async () => {
  const early = open();
  early.prepare.mockImplementation(async (given) => {
    early.stopper.abort();
    return new File([given], 'bike.jpg');
  });
  await expect(early.send(photo())).rejects.toMatchObject({ name: 'AbortError' });
  expect(early.uploadPhoto).not.toHaveBeenCalled();

  const late = open();
  late.uploadPhoto.mockImplementation(async () => {
    late.stopper.abort();
    throw new Problem('unreachable');
  });
  await expect(late.send(photo())).rejects.toMatchObject({ name: 'AbortError' });
});
