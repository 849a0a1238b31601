import { ApiError, type ApiErrorKind } from '#core/api/apiError.ts';
import type { Api } from '#core/api/client.ts';
import { readImageUrl } from '#core/config/imageUrls.ts';
import type { Settings } from '#core/config/settings.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import { PhotoError, type PhotoErrorKind } from './photoError.ts';

export type UploadOptions = {
  /** Cancels the upload at any step. */
  signal: AbortSignal;
  onProgress: (percent: number) => void;
};

/**
 * The browser of every user would load an image from the URL, so it must not lead to another server (failure mode U4).
 * A real host serves images from another origin than the one that accepts uploads, so `imageOrigins` lists the origins.
 * @param demoOrigin the demo image host, used if no other is configured; its photos are below `/pictures/`
 */
export const isFromImageHost = (
  url: string,
  { imageHost, imageOrigins }: Pick<Settings, 'imageHost' | 'imageOrigins'>,
  demoOrigin: string,
): boolean => {
  const read = readImageUrl(url, demoOrigin);
  if (!read) return false;
  const { origin } = read.url;
  if (!imageHost) return origin === demoOrigin && read.isPicture;
  return !url.startsWith('/') && imageOrigins.includes(origin);
};

type Photos = {
  /**
   * Each file is sent only once, without its name (failure mode U1). Rejects with a PhotoError, or with the reason of
   * the aborted signal.
   */
  upload: (photo: File, options: UploadOptions) => Promise<string>;
};

type PhotosOptions = {
  api: Pick<Api, 'uploadPhoto'>;
  settings: Pick<Settings, 'imageHost' | 'imageOrigins'>;
  /** Of the server. An image URL that is only a path is loaded from it. */
  apiOrigin: string;
  demoOrigin: string;
};

const kindByApiError: Record<ApiErrorKind, PhotoErrorKind> = {
  networkError: 'unreachable',
  offline: 'unreachable',
  timeout: 'timeout',
  outcomeUnknown: 'timeout',
  unauthorized: 'refused',
  forbidden: 'refused',
  notFound: 'refused',
  rejected: 'refused',
  rateLimited: 'busy',
  serverError: 'broken',
  invalidResponse: 'broken',
  unreadable: 'broken',
};

const toPhotoError = (error: unknown): unknown =>
  error instanceof ApiError ? new PhotoError(kindByApiError[error.kind]) : error;

export const createPhotos = ({ api, settings, apiOrigin, demoOrigin }: PhotosOptions): Photos => {
  const uploaded = new WeakMap<File, string>();

  const upload = async (photo: Blob, { signal, onProgress }: UploadOptions): Promise<string> => {
    // The demo image host requires a key too, but accepts any value.
    const query = { key: settings.imageHost?.key ?? 'any' };
    const fetchWithin = (timeoutMs: number, form: FormData) =>
      fetchWithProgress({ form, onProgress, idleTimeoutMs: timeoutMs });
    try {
      const { data } = await api.uploadPhoto({ query, photo }, { signal, fetchWithTimeout: fetchWithin });
      return data.url;
    } catch (error) {
      signal.throwIfAborted();
      throw toPhotoError(error);
    }
  };

  return {
    upload: async (photo, options) => {
      const known = uploaded.get(photo);
      if (known) return known;
      options.signal.throwIfAborted();
      options.onProgress(0);
      const url = await upload(new File([photo], 'bike.jpg', { type: photo.type }), options);
      if (!isFromImageHost(url, settings, demoOrigin)) throw new PhotoError('broken');
      // The app resolves image URLs against the origin of the API, and the demo image host may be on another one.
      const shownAt = settings.imageHost || demoOrigin === apiOrigin ? url : new URL(url, demoOrigin).href;
      uploaded.set(photo, shownAt);
      return shownAt;
    },
  };
};
