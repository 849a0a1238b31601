import { type Bike, type Category, isSafePathSegment } from '@second-gear/contract';
import { createImageUrlFilter } from '../config/imageUrls.ts';
import type { Settings } from '../config/settings.ts';
import { readFirstRecords } from './readFirstRecords.ts';

/** Replaced by the build, as in `main.tsx`. */
declare const __SETTINGS__: Settings;
/**
 * The template of the bike list: HTML that the build prerenders with the card of a verified seller, the card of an
 * unverified seller, and the buyer's actions. Each field is a `{placeholder}`.
 */
declare const __CARD_TEMPLATE__: string;

/** The number of cards that are rendered: as many as the app renders at first. */
const maxCards = 4;
/**
 * In ms: the longest wait for the user's role after everything else has loaded. The role is needed because a buyer's
 * cards are higher than those of other users.
 */
const maxRoleWaitMs = 100;
/** The longest name that is rendered, in characters. The app truncates longer names. */
const maxNameLength = 80;

const fields = [
  '_id',
  'bikeName',
  'resaleValue',
  'originalPrice',
  'condition',
  'purchaseYear',
  'usedYears',
  'location',
  'description',
  'sellerName',
  'date',
  'img',
] as const;

type RegularBike = Pick<Bike, (typeof fields)[number] | 'isVerified'>;

const isRegularText = (text: unknown): boolean =>
  typeof text === 'string' && /[\p{L}\p{N}]/u.test(text) && !text.includes('\u2069');

/**
 * Whether all fields of a bike have usual values. A bike with missing or unusual fields is rendered only by the app.
 */
const isRegular = (bike: RegularBike): boolean =>
  fields.every((field) => isRegularText(bike[field])) &&
  isSafePathSegment(bike._id) &&
  bike.sellerName.length <= maxNameLength &&
  /^\d{4}-\d\d-\d\d/.test(bike.date);

/** The bikes from the start of the list up to the first one that has unusual fields. */
const firstRegularBikes = (available: RegularBike[]): RegularBike[] => {
  const imageUrl = createImageUrlFilter(__SETTINGS__, window.location.href);
  const first = available
    .slice(0, maxCards)
    .map((bike) => ({ ...bike, img: imageUrl(bike.img), date: bike.date.slice(0, 10) }));
  const end = first.findIndex((bike) => !isRegular(bike));
  return first.slice(0, end < 0 ? maxCards : end);
};

/** The part of the browser's `trustedTypes` that this file uses. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createHTML(text: string): string }): { createHTML(text: string): string };
};

/** Parses the template. That is safe, because the template is text of the build and contains no user input. */
const cloneTemplate = (): DocumentFragment => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = { createHTML: () => __CARD_TEMPLATE__ };
  const template = document.createElement('template');
  template.innerHTML = (trustedTypes?.createPolicy('first-bikes', policy) ?? policy).createHTML('');
  return template.content;
};

/** Replaces the placeholders in text nodes and attributes by values. The values become text, and never HTML. */
const fillPlaceholders = (root: Node, values: Partial<Record<string, string>>) => {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Element) for (const attribute of node.attributes) attribute.value = filled(attribute.value);
    else if (node instanceof Text) node.data = filled(node.data);
  }
};

/** Resolves when every stylesheet has loaded or failed. */
const whenStylesheetsLoaded = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
      (link) =>
        link.sheet ??
        new Promise((resolve) => {
          link.addEventListener('load', resolve);
          link.addEventListener('error', resolve);
        }),
    ),
  );

/** The preloaded responses that belong to a category's list of bikes. */
export type PreloadedList = {
  /** The category id. */
  id: string;
  bikes: Promise<Response>;
  brands: Promise<Response>;
  /** Whether the server has confirmed that the user is a buyer. */
  role: Promise<Response> | undefined;
};

/** Renders the start of the page. Returns undefined if any data has unusual values. */
const renderPage = async ({
  id,
  bikes: bikesResponse,
  brands,
  role,
}: PreloadedList): Promise<DocumentFragment | undefined> => {
  const roleResponse = role
    ?.then((response): Promise<{ isBuyer: boolean }> => response.clone().json())
    .catch(() => undefined);
  const [{ records, isComplete }, categories] = await Promise.all([
    bikesResponse.then(readFirstRecords),
    brands.then((response): Promise<Category[]> => response.clone().json()),
    whenStylesheetsLoaded(),
  ]);
  const available: RegularBike[] = (Array.isArray(records) ? records : []).filter(({ soldOut }) => soldOut !== true);
  const bikes = firstRegularBikes(available);
  const brand = categories.find(({ _id, category_id }) => category_id === id && isRegularText(_id))?.name;
  if (!isRegularText(brand) || bikes.length === 0) return undefined;

  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, maxRoleWaitMs));
  const isBuyer = (await Promise.race([roleResponse, timeout]))?.isBuyer === true;

  const page = cloneTemplate();
  const actions = page.lastElementChild;
  actions?.remove();
  // The buttons are rendered disabled, and work after the app has loaded.
  for (const button of actions?.querySelectorAll('button') ?? []) button.setAttribute('aria-disabled', 'true');
  const [verified, other] = page.querySelectorAll('li');
  const list = verified?.parentElement;
  list?.replaceChildren();
  fillPlaceholders(page, { brand, count: isComplete ? String(available.length) : '', at: '' });
  // Only the boolean `true` counts: a server may send the text "false".
  const items = bikes.map(({ isVerified, ...values }, at) => {
    const item = (isVerified === true ? verified : other)?.cloneNode(true) as Element;
    if (isBuyer && actions) item.querySelector('[data-actions]')?.replaceWith(actions.cloneNode(true));
    fillPlaceholders(item, { ...values, at: String(at) });
    const image = item.querySelector('img');
    if (image) Object.assign(image, at === 0 ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' });
    image?.addEventListener('error', () => image.remove());
    return item;
  });
  // The cards are added after the placeholders were replaced, because sellers' texts may look like placeholders.
  list?.append(...items);
  return page;
};

/**
 * Marks the cards whose text is clamped. They have room for the button that shows the whole text, as with
 * `useLineClamp` of the UI package.
 */
const markClampedCards = (cards: Iterable<HTMLElement>) => {
  for (const card of cards) {
    const isClamped = (text: Element) =>
      text.scrollHeight - text.clientHeight > Number.parseFloat(getComputedStyle(text).fontSize) / 2;
    card.toggleAttribute('data-more', [...card.querySelectorAll('[data-clamped]')].some(isClamped));
  }
};

/**
 * Renders the first cards of a bike list before the entry chunk has loaded, so that users with a slow connection see them
 * sooner. The app then renders the same cards in their place.
 *
 * @returns whether cards were rendered, after the first image has loaded; rejects if a response failed
 */
export const renderFirstCards = async (preloaded: PreloadedList): Promise<boolean> => {
  const page = await renderPage(preloaded);
  // The element is missing if the app has already rendered the page.
  const loading = document.querySelector<HTMLElement>('[data-app-loading]');
  if (!page || !loading) return false;
  const photo = page.querySelector('img');
  loading.hidden = true;
  loading.after(page);
  markClampedCards(document.querySelectorAll('article'));
  await photo?.decode();
  return true;
};
