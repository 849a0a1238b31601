/** In characters: a list of a hundred. A longer one is not read twice. */
const most = 65_536;

/** What a response says, which somebody else can still read; '' where it is longer than that. */
const read = async (response: Response): Promise<string> => {
  const reader = response.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    text += part.value;
    if (text.length <= most) continue;
    // Not waited for: it ends when the other reader has ended, too.
    void reader?.cancel();
    return '';
  }
  return text;
};

/**
 * Asks for the picture that a list of bikes shows first as soon as the list has come, and not when the shop's script has.
 * Whatever is no such list, and no such picture, is for that script to complain of.
 *
 * @param base what addresses are read against
 * @param places what the addresses of pictures begin with, in full
 */
export const askForPicture = async (
  answer: Promise<Response>,
  base: string,
  places: readonly string[],
): Promise<void> => {
  try {
    const bikes: { soldOut?: unknown; img: string }[] = JSON.parse(await read(await answer));
    const href = new URL(bikes.find(({ soldOut }) => !soldOut)?.img ?? '', base).href;
    if (!places.some((place) => href.startsWith(place))) return;
    // A link, which the page's `load` does not wait for; and as the page will ask for it, or the browser would do so twice.
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href });
    document.head.append(Object.assign(link, { referrerPolicy: 'no-referrer', fetchPriority: 'high' }));
  } catch {
    // Nothing was there to be asked for early.
  }
};
