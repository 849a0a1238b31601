import { ApiError, type ApiErrorKind } from '../api/apiError.ts';
import type { Api } from '../api/client.ts';
import type { Settings } from '../config/settings.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import { isFromImageHost } from './isFromImageHost.ts';
import { PhotoError, type PhotoErrorKind } from './photoError.ts';
import { preparePhoto } from './preparePhoto.ts';

export type UploadOptions = {
  /** Cancels the upload at any step. */
  signal: AbortSignal;
  /** Called with undefined while the photo is prepared, then with the part that has been sent, from 0 to 100. */
  onProgress: (percent: number | undefined) => void;
};

/** Uploads photos to the image host. */
export type Photos = {
  /**
   * Resolves with the photo's URL. An uploaded photo is not sent again: the same file resolves with the same URL. Rejects
   * with a PhotoError, or with the signal's reason after it was aborted.
   */
  upload: (photo: File, options: UploadOptions) => Promise<string>;
};

type PhotosOptions = {
  api: Pick<Api, 'uploadPhoto'>;
  settings: Pick<Settings, 'imageHost' | 'imageOrigins'>;
  /** The origin of the server, which is the base of a bike's relative image URL. */
  apiOrigin: string;
  /** The origin of the demo image host. */
  demoOrigin: string;
  /** Replaces `preparePhoto` where there is no canvas. */
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
    // The demo image host requires a key as the real one does, and accepts any.
    const query = { key: settings.imageHost?.key ?? 'any' };
    // The upload may take long as long as there is progress.
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
      // A relative URL would be resolved against the API, which does not have the photo.
      const shownAt = settings.imageHost || demoOrigin === apiOrigin ? url : new URL(url, demoOrigin).href;
      uploaded.set(photo, shownAt);
      return shownAt;
    },
  };
};
