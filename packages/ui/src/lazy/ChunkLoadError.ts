/** What starts the load of a chunk: a render, or a press of the user. A reload of the page would lose the press. */
export type LoadTrigger = 'render' | 'interaction';

/**
 * Thrown when a chunk could not be loaded: a new deployment has replaced it, the connection failed, or the response was
 * not the chunk.
 */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';

  /**
   * @param shouldReload whether a reload of the page may help and has not been tried yet
   * @param allowReload permits another reload; to be called when the user retries
   * @param trigger what started the load
   */
  constructor(
    readonly shouldReload: boolean,
    readonly allowReload: () => void,
    readonly trigger: LoadTrigger,
  ) {
    super('A part of the app could not be loaded.');
  }
}
