import { type Bike, type Category, isSafePathSegment } from '@second-gear/contract';
import { createImageUrlFilter } from '../config/imageUrls.ts';
import type { Settings } from '../config/settings.ts';
import { readFirstRecords } from './readFirstRecords.ts';

/** Set by the build, as in `main.tsx`. */
declare const __SETTINGS__: Settings;
/**
 * The bike list as HTML, prerendered by the build: a card of a verified seller, one of an unverified seller, and the buyer's
 * actions. Each field is a `{placeholder}`.
 */
declare const __CARD_TEMPLATE__: string;

/** As many cards as the app renders first. */
const maxCards = 4;
/** In ms: how long to wait for the user's role when everything else has loaded. A buyer's cards have another height. */
const maxRoleWaitMs = 100;
/** In characters; the app truncates longer names. */
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

/** Whether all fields of a bike are regular. Only the app can render bikes with missing or unusual fields. */
const isRegular = (bike: RegularBike): boolean =>
  fields.every((field) => isRegularText(bike[field])) &&
  isSafePathSegment(bike._id) &&
  bike.sellerName.length <= maxNameLength &&
  /^\d{4}-\d\d-\d\d/.test(bike.date);

/** The first bikes, up to the first irregular one. */
const firstRegularBikes = (available: RegularBike[]): RegularBike[] => {
  const imageUrl = createImageUrlFilter(__SETTINGS__, window.location.href);
  const first = available
    .slice(0, maxCards)
    .map((bike) => ({ ...bike, img: imageUrl(bike.img), date: bike.date.slice(0, 10) }));
  const end = first.findIndex((bike) => !isRegular(bike));
  return first.slice(0, end < 0 ? maxCards : end);
};

/** The used part of the browser's `trustedTypes`. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createHTML(text: string): string }): { createHTML(text: string): string };
};

/** Parses the template, which contains only text of the build, no user input. */
const cloneTemplate = (): DocumentFragment => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = { createHTML: () => __CARD_TEMPLATE__ };
  const template = document.createElement('template');
  template.innerHTML = (trustedTypes?.createPolicy('first-bikes', policy) ?? policy).createHTML('');
  return template.content;
};

/** Replaces the placeholders in text nodes and attributes. The values become text, never HTML. */
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

/** The preloaded responses of a category's bike list. */
export type PreloadedList = {
  /** The category id. */
  id: string;
  bikes: Promise<Response>;
  brands: Promise<Response>;
  /** Whether the user is a buyer. */
  role: Promise<Response> | undefined;
};

/** Renders the start of the page, or returns undefined if any data is irregular. */
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
  // The buttons work after the app has loaded.
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
  // The cards are added last: texts of sellers may look like placeholders.
  list?.append(...items);
  return page;
};

/** Marks the cards with clamped text, which keep room for the button that shows all of it, as `useLineClamp` of the UI package does. */
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
  // Missing if the app has rendered already.
  const loading = document.querySelector<HTMLElement>('[data-app-loading]');
  if (!page || !loading) return false;
  const photo = page.querySelector('img');
  loading.hidden = true;
  loading.after(page);
  markClampedCards(document.querySelectorAll('article'));
  await photo?.decode();
  return true;
};
