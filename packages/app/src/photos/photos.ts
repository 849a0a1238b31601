import { ApiError, type ApiErrorKind } from '../api/apiError.ts';
import type { Api } from '../api/client.ts';
import type { Settings } from '../config/settings.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import { isFromImageHost } from './isFromImageHost.ts';
import { PhotoError, type PhotoErrorKind } from './photoError.ts';
import { preparePhoto } from './preparePhoto.ts';

export type UploadOptions = {
  /** Cancels the upload, at any step. */
  signal: AbortSignal;
  /**
   * Called with undefined while the photo is being prepared, then with the percentage that has been sent, from 0 to
   * 100.
   */
  onProgress: (percent: number | undefined) => void;
};

/** Uploads photos to the image host. */
export type Photos = {
  /**
   * Uploads a photo. Resolves with its URL. A file that has been uploaded is not sent again: the promise resolves with
   * the same URL. Rejects with a PhotoError, or with the signal's reason if it was aborted.
   */
  upload: (photo: File, options: UploadOptions) => Promise<string>;
};

type PhotosOptions = {
  api: Pick<Api, 'uploadPhoto'>;
  settings: Pick<Settings, 'imageHost' | 'imageOrigins'>;
  /** The origin of the server, which is the base of a bike's image URL if that is only a path. */
  apiOrigin: string;
  /** The origin of the demo image host. */
  demoOrigin: string;
  /** Replaces `preparePhoto` in tests without a canvas. */
  prepare?: (photo: Blob) => Promise<Blob>;
};

const kindByApiError: Record<ApiErrorKind, PhotoErrorKind> = {
  networkError: 'unreachable',
  timeout: 'timeout',
  outcomeUnknown: 'timeout',
  unauthorized: 'refused',
  forbidden: 'refused',
  notFound: 'refused',
  rejected: 'refused',
  rateLimited: 'busy',
  serverError: 'broken',
  invalidResponse: 'broken',
};

const toPhotoError = (error: unknown): unknown =>
  error instanceof ApiError ? new PhotoError(kindByApiError[error.kind]) : error;

export const createPhotos = ({
  api,
  settings,
  apiOrigin,
  demoOrigin,
  prepare = preparePhoto,
}: PhotosOptions): Photos => {
  const uploaded = new WeakMap<File, string>();

  const upload = async (photo: Blob, { signal, onProgress }: UploadOptions): Promise<string> => {
    // The demo image host requires a key, as real image hosts do, and accepts any value.
    const query = { key: settings.imageHost?.key ?? 'any' };
    // The upload has no total timeout: it may take as long as it makes progress.
    const fetchWithin = (timeoutMs: number) => fetchWithProgress({ onProgress, idleTimeoutMs: timeoutMs });
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
      options.onProgress(undefined);
      const prepared = await prepare(photo);
      options.signal.throwIfAborted();
      options.onProgress(0);
      const url = await upload(prepared, options);
      if (!isFromImageHost(url, settings, demoOrigin)) throw new PhotoError('broken');
      // The URL must be absolute. A relative one would be resolved against the API's origin, where the photo is not
      // stored.
      const shownAt = settings.imageHost || demoOrigin === apiOrigin ? url : new URL(url, demoOrigin).href;
      uploaded.set(photo, shownAt);
      return shownAt;
    },
  };
};
