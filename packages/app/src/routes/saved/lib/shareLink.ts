/**
 * Opens the share menu of the device, or copies the URL where there is no such menu. `closed`: the user has closed the
 * menu. `failed`: the browser neither shares nor copies.
 */
export const shareLink = async (title: string, url: string): Promise<'shared' | 'copied' | 'closed' | 'failed'> => {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'failed';
  }
};
