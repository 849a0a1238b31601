import { type Bike, type Category, isSafePathSegment } from '@second-gear/contract';
import { createImageUrlFilter } from '../config/imageUrls.ts';
import type { Settings } from '../config/settings.ts';
import { readFirstRecords } from './readFirstRecords.ts';

/** Read and checked when the shop is built, as in `main.tsx`. */
declare const __SETTINGS__: Settings;
/**
 * The page of a brand with one bike, verified and not, and what buyers can do with it, drawn by the app itself when the shop was
 * built; each field stands there as `{itsName}`.
 */
declare const __ONE_BIKE__: string;

/** What somebody is shown who waits for the shop's script: as many bikes as that draws first, too. */
const maxCards = 4;
/** In ms: so long is waited for the role of whoever is here, when all else has come. A buyer's tags are of another height. */
const maxRoleWaitMs = 100;
/** In characters: more is folded away. */
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

/** Whether a bike is told of as each should be: how others are shown only the shop's script knows. */
const isRegular = (bike: RegularBike): boolean =>
  fields.every((field) => isRegularText(bike[field])) &&
  isSafePathSegment(bike._id) &&
  bike.sellerName.length <= maxNameLength &&
  /^\d{4}-\d\d-\d\d/.test(bike.date);

/** Those of them that are drawn: up to the first that is not plain. */
const firstRegularBikes = (offered: RegularBike[]): RegularBike[] => {
  const pictureUrl = createImageUrlFilter(__SETTINGS__, window.location.href);
  const first = offered
    .slice(0, maxCards)
    .map((bike) => ({ ...bike, img: pictureUrl(bike.img), date: bike.date.slice(0, 10) }));
  const end = first.findIndex((bike) => !isRegular(bike));
  return first.slice(0, end < 0 ? maxCards : end);
};

/** As much of the browser's `trustedTypes` as is needed here. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createHTML(text: string): string }): { createHTML(text: string): string };
};

/** The page of one bike, of which no letter is anybody's but the shop's own. */
const cloneTemplate = (): DocumentFragment => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const own = { createHTML: () => __ONE_BIKE__ };
  const template = document.createElement('template');
  template.innerHTML = (trustedTypes?.createPolicy('first-bikes', own) ?? own).createHTML('');
  return template.content;
};

/** Puts what is told in the places that are named for it, as text. */
const fillPlaceholders = (place: Node, told: Partial<Record<string, string>>) => {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (mark, name) => told[name] ?? mark);
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = place; node; node = walker.nextNode()) {
    if (node instanceof Element) for (const attribute of node.attributes) attribute.value = filled(attribute.value);
    else if (node instanceof Text) node.data = filled(node.data);
  }
};

/** Resolves when every stylesheet that was asked for is there, or has failed. */
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

/** A brand's list, and what was asked for it. */
export type PreloadedList = {
  /** The brand's. */
  id: string;
  bikes: Promise<Response>;
  brands: Promise<Response>;
  /** Whether whoever is here is a buyer. */
  role: Promise<Response> | undefined;
};

/** What the page of this brand begins with, or nothing where anything of it is not as it should be. */
const renderPage = async ({ id, bikes: list, brands, role }: PreloadedList): Promise<DocumentFragment | undefined> => {
  const roleAnswer = role
    ?.then((answer): Promise<{ isBuyer: boolean }> => answer.clone().json())
    .catch(() => undefined);
  const [{ records, isComplete }, known] = await Promise.all([
    list.then(readFirstRecords),
    brands.then((answer): Promise<Category[]> => answer.clone().json()),
    whenStylesheetsLoaded(),
  ]);
  const offered: RegularBike[] = (Array.isArray(records) ? records : []).filter(({ soldOut }) => soldOut !== true);
  const bikes = firstRegularBikes(offered);
  const brand = known.find(({ _id, category_id }) => category_id === id && isRegularText(_id))?.name;
  if (!isRegularText(brand) || bikes.length === 0) return undefined;

  const late = new Promise<undefined>((resolve) => setTimeout(resolve, maxRoleWaitMs));
  const isBuyer = (await Promise.race([roleAnswer, late]))?.isBuyer === true;

  const page = cloneTemplate();
  const actions = page.lastElementChild;
  actions?.remove();
  // They can once the shop's script is there.
  for (const button of actions?.querySelectorAll('button') ?? []) button.setAttribute('aria-disabled', 'true');
  const [verified, other] = page.querySelectorAll('li');
  const place = verified?.parentElement;
  place?.replaceChildren();
  fillPlaceholders(page, { brand, count: isComplete ? String(offered.length) : '', at: '' });
  // Only what is really `true` is: a server may say "false".
  const entries = bikes.map(({ isVerified, ...told }, at) => {
    const entry = (isVerified === true ? verified : other)?.cloneNode(true) as Element;
    if (isBuyer && actions) entry.querySelector('[data-actions]')?.replaceWith(actions.cloneNode(true));
    fillPlaceholders(entry, { ...told, at: String(at) });
    const picture = entry.querySelector('img');
    if (picture) Object.assign(picture, at === 0 ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' });
    picture?.addEventListener('error', () => picture.remove());
    return entry;
  });
  // What strangers wrote comes last: it may look like a place for something.
  place?.append(...entries);
  return page;
};

/** Keeps room in each tag that hides a line of its text, where there will be a way to read it. As `useFolds` of the library has it. */
const markClampedCards = (tags: Iterable<HTMLElement>) => {
  for (const tag of tags) {
    const hides = (fold: Element) =>
      fold.scrollHeight - fold.clientHeight > Number.parseFloat(getComputedStyle(fold).fontSize) / 2;
    tag.toggleAttribute('data-more', [...tag.querySelectorAll('[data-clamped]')].some(hides));
  }
};

/**
 * Draws the first bikes of a list that has come while the shop's script has not: somebody on a slow line sees them that much
 * sooner. That script draws the same in their place. Whatever is not as it should be is left to it.
 *
 * @returns whether they are drawn, once the first photo has come; rejects where something did not come
 */
export const renderFirstCards = async (asked: PreloadedList): Promise<boolean> => {
  const page = await renderPage(asked);
  // Or the shop's script was quicker.
  const waiting = document.querySelector<HTMLElement>('[data-app-loading]');
  if (!page || !waiting) return false;
  const photo = page.querySelector('img');
  waiting.hidden = true;
  waiting.after(page);
  markClampedCards(document.querySelectorAll('article'));
  await photo?.decode();
  return true;
};
