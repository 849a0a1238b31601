import { expect, test, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from '#core/api/apiError.ts';
import type { Api } from '#core/api/client.ts';
import { createPhotos } from './photos.ts';

const url = '/pictures/photos/0a1b.jpg';

const appOrigin = 'http://localhost:4173';

const createSetup = (apiOrigin = appOrigin) => {
  const uploadPhoto = vi.fn<Api['uploadPhoto']>(async () => ({ data: { url } }));
  const photos = createPhotos({
    api: { uploadPhoto },
    settings: { imageHost: null, imageOrigins: [] },
    apiOrigin,
    demoOrigin: appOrigin,
  });
  const controller = new AbortController();
  const onProgress = vi.fn();
  const send = (photo: File) => photos.upload(photo, { signal: controller.signal, onProgress });
  return { uploadPhoto, send, controller, onProgress };
};

const photo = () => new File(['a bike'], 'Rahim in Sylhet.jpg');

test('U1: the app uploads the photo with a file name that contains no data of the user', async () => {
  const { uploadPhoto, send } = createSetup();
  expect(await send(photo())).toBe(url);
  const sent = uploadPhoto.mock.calls[0]?.[0].photo;
  expect(await sent?.text()).toBe('a bike');
  expect(sent).toHaveProperty('name', 'bike.jpg');
});

test('U5: the app uploads the same photo only once, unless the first upload failed [R3.05]', async () => {
  const { uploadPhoto, send } = createSetup();
  const photoFile = photo();
  uploadPhoto.mockRejectedValueOnce(new ApiError('networkError'));
  await expect(send(photoFile)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(await send(photoFile)).toBe(url);
  expect(await send(photoFile)).toBe(url);
  expect(uploadPhoto).toHaveBeenCalledTimes(2);
  await send(photo());
  expect(uploadPhoto).toHaveBeenCalledTimes(3);
});

test('T4: the URL of a photo on the demo image host is absolute when the API is on another origin', async () => {
  const { send } = createSetup('https://api.example');
  const photoFile = photo();
  expect(await send(photoFile)).toBe(appOrigin + url);
  expect(await send(photoFile)).toBe(appOrigin + url);
});

test.each<[ApiErrorKind, string]>([
  ['networkError', 'unreachable'],
  ['forbidden', 'refused'],
  ['rateLimited', 'busy'],
])(
  'U4: the app converts the error %s of the image host to a PhotoError without any text of the image host',
  async (kind, expectedKind) => {
    const { uploadPhoto, send } = createSetup();
    uploadPhoto.mockRejectedValue(new ApiError(kind, 'The key 4f2a is not valid.'));
    const error = await send(photo()).catch((error: unknown) => error);
    expect(error).toMatchObject({ name: 'PhotoError', kind: expectedKind });
    expect(String(error)).not.toContain('4f2a');
  },
);

test('U4: the app rejects a URL that is not from the image host, and uploads the photo again at the next attempt', async () => {
  const { uploadPhoto, send } = createSetup();
  const photoFile = photo();
  uploadPhoto.mockResolvedValueOnce({ data: { url: 'javascript:alert(1)' } });
  await expect(send(photoFile)).rejects.toMatchObject({ name: 'PhotoError', kind: 'broken' });
  expect(await send(photoFile)).toBe(url);
});

test('U6: the app does not upload a photo when it was cancelled before, and rejects with an AbortError when it is cancelled during the upload', async () => {
  const early = createSetup();
  early.controller.abort();
  await expect(early.send(photo())).rejects.toMatchObject({ name: 'AbortError' });
  expect(early.uploadPhoto).not.toHaveBeenCalled();

  const late = createSetup();
  late.uploadPhoto.mockImplementation(async () => {
    late.controller.abort();
    throw new ApiError('networkError');
  });
  await expect(late.send(photo())).rejects.toMatchObject({ name: 'AbortError' });
});
