import { Problem, type ProblemKind } from '../api/apiError.ts';
import type { Api } from '../api/client.ts';
import type { Settings } from '../config/settings.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import { isFromImageHost } from './isFromImageHost.ts';
import { PhotoProblem, type PhotoProblemKind } from './photoError.ts';
import { preparePhoto } from './preparePhoto.ts';

export type SendOptions = {
  /** Stops it, wherever it is. */
  signal: AbortSignal;
  /** Called with undefined while the photo is prepared, then with how much of it has left, from 0 to 100. */
  onProgress: (percent: number | undefined) => void;
};

/** Brings photos to the image host. */
export type Photos = {
  /**
   * Resolves with the photo's address there. What has arrived once is not sent again: the same file resolves with the same
   * address. Rejects with a PhotoProblem, or with the signal's reason once it is aborted.
   */
  send: (photo: File, options: SendOptions) => Promise<string>;
};

type Parts = {
  api: Pick<Api, 'uploadPhoto'>;
  settings: Pick<Settings, 'imageHost' | 'pictureOrigins'>;
  /** The origin of the product's own server, against which a listing's relative picture address is read. */
  apiOrigin: string;
  /** The origin of the demo's image host. */
  demoOrigin: string;
  /** In the place of `preparePhoto`, where there is no canvas. */
  prepare?: (photo: Blob) => Promise<Blob>;
};

const kinds: Record<ProblemKind, PhotoProblemKind> = {
  unreachable: 'unreachable',
  timeout: 'timeout',
  unconfirmed: 'timeout',
  signedOut: 'refused',
  forbidden: 'refused',
  notFound: 'refused',
  refused: 'refused',
  busy: 'busy',
  broken: 'broken',
  unreadable: 'broken',
};

const toPhotoProblem = (error: unknown): unknown =>
  error instanceof Problem ? new PhotoProblem(kinds[error.kind]) : error;

export const createPhotos = ({ api, settings, apiOrigin, demoOrigin, prepare = preparePhoto }: Parts): Photos => {
  const arrived = new WeakMap<File, string>();

  const upload = async (photo: Blob, { signal, onProgress }: SendOptions): Promise<string> => {
    // The stand-in asks for a key as the real host does, and takes any.
    const query = { key: settings.imageHost?.key ?? 'any' };
    // As long as something moves, it is worth waiting.
    const fetchWithin = (patience: number) => fetchWithProgress({ onProgress, patience });
    try {
      const { data } = await api.uploadPhoto({ query, photo }, { signal, fetchWithin });
      return data.url;
    } catch (error) {
      signal.throwIfAborted();
      throw toPhotoProblem(error);
    }
  };

  return {
    send: async (photo, options) => {
      const known = arrived.get(photo);
      if (known) return known;
      options.onProgress(undefined);
      const prepared = await prepare(photo);
      options.signal.throwIfAborted();
      options.onProgress(0);
      const url = await upload(prepared, options);
      if (!isFromImageHost(url, settings, demoOrigin)) throw new PhotoProblem('broken');
      // A path alone would be looked for at the API, which has never seen the photo.
      const shownAt = settings.imageHost || demoOrigin === apiOrigin ? url : new URL(url, demoOrigin).href;
      arrived.set(photo, shownAt);
      return shownAt;
    },
  };
};
