import '@second-gear/ui/theme.css';
import type { Bike, User } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { AllBuyersScreen, BikeListScreen } from '@second-gear/ui';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page as tab, userEvent } from 'vitest/browser';

/** Lists that are longer than a page should be, on a page without the app. */

const idOf = (at: number) => at.toString(16).padStart(24, '0');

/** This many Hondas. Every third row of two is two lines higher than the others. */
const hondas = (count: number): Bike[] =>
  Array.from({ length: count }, (_, at) => ({
    ...bikes.available,
    _id: idOf(at + 1),
    bikeName: `Honda number ${at + 1}`,
    location:
      Math.floor(at / 2) % 3 === 0
        ? 'Dhanmondi, Dhaka, behind the old cinema, two doors on, ask at the tea stall'
        : 'Dhaka',
  }));

const buyers = (count: number): User[] =>
  Array.from({ length: count }, (_, at) => ({ ...users.farhana, _id: idOf(at + 1), name: `Buyer number ${at + 1}` }));

/** Each test uses a copy, or it would find the saved layout of another test. */
const tenThousand = hondas(10_000);
const fiveThousand = buyers(5_000);

const nothing = async () => undefined;

const list = (data: Bike[], onReport: (bike: Bike) => Promise<void> = nothing) => (
  <BikeListScreen
    brand="Honda"
    bikes={{ state: 'ready', data }}
    viewer="buyer"
    buyer={users.farhana}
    onBook={nothing}
    onReport={onReport}
  />
);

const table = (data: User[]) => <AllBuyersScreen buyers={{ state: 'ready', data }} onDelete={nothing} />;

const uncaught: string[] = [];
window.addEventListener('error', ({ message }) => void uncaught.push(message));

let root: Root;
let page: HTMLElement;

/** Renders at once; the next call replaces what was rendered before. */
const show = (what: ReactNode) => flushSync(() => root.render(<StrictMode>{what}</StrictMode>));

beforeAll(() => tab.viewport(1280, 800));

beforeEach(() => {
  window.scrollTo(0, 0);
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page.appendChild(document.createElement('div')));
});

afterEach(() => {
  root.unmount();
  page.remove();
  document.documentElement.removeAttribute('style');
  vi.restoreAllMocks();
  expect(uncaught.splice(0), 'uncaught').toEqual([]);
});

const all = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

const card = (number: number) =>
  all('article').find((one) => one.querySelector('h2')?.textContent === `Honda number ${number}`);

const buttonOf = (number: number, words: string): HTMLElement => {
  const button = [...(card(number)?.querySelectorAll('button') ?? [])].find((one) => one.textContent === words);
  if (!button) throw new Error(`Honda number ${number} has no button ${words}.`);
  return button;
};

/** The numbers of the items in view. */
const numbersInView = (selector = 'article') =>
  all(selector)
    .filter(isInView)
    .map(({ textContent }) => Number(/ number (\d+)/.exec(textContent ?? '')?.[1]));

const eventually = <Value,>(look: () => Value) => vi.waitFor(look, { timeout: 20_000, interval: 20 });

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The off-screen texts that contain these words. */
const offscreenText = (words: string) =>
  all('[hidden="until-found"]').filter(({ textContent }) => textContent?.split('\n').includes(words));

/** What a browser does after find-in-page found words in hidden text: it dispatches `beforematch`, twice if that was replaced. */
const find = async (words: string) => {
  await eventually(() => expect(offscreenText(words)).toHaveLength(1));
  for (const _ of ['a block', 'a few of it']) offscreenText(words)[0]?.dispatchEvent(new Event('beforematch'));
  await eventually(() => expect(offscreenText(words)).toHaveLength(0));
};

describe('ten thousand bikes', () => {
  test('shows bikes at every scroll position, to the end, and keeps the DOM small', async () => {
    show(list([...tenThousand]));
    expect(numbersInView()).toEqual([1, 2]);
    for (const share of [0.2, 0.7, 1]) {
      window.scrollTo(0, document.documentElement.scrollHeight * share);
      await eventually(() => expect(numbersInView().length).toBeGreaterThan(0));
      expect(Math.abs((numbersInView()[0] ?? 0) - share * 10_000)).toBeLessThan(300);
      expect(page.querySelectorAll('*').length).toBeLessThanOrEqual(1_300);
    }
    await eventually(() => expect(numbersInView()).toContain(10_000));
  });

  test('contains each bike once, rendered or as off-screen text', async () => {
    show(list([...tenThousand]));
    window.scrollTo(0, 2_000_000);
    await eventually(() => expect(numbersInView().length).toBeGreaterThan(0));
    const names = () => [
      ...all('article h2').map(({ textContent }) => textContent),
      ...all('[hidden="until-found"]').flatMap(({ textContent }) => textContent?.match(/^Honda number \d+$/gm) ?? []),
    ];
    // Rarely, because reading takes as long as writing.
    await vi.waitFor(() => expect(names()).toHaveLength(10_000), { timeout: 50_000, interval: 500 });
    expect(new Set(names())).toEqual(new Set(tenThousand.map(({ bikeName }) => bikeName)));
  });

  test('renders nothing while scrolling fast, and what is in view after that', async () => {
    show(list([...tenThousand]));
    await frame();
    await frame();
    const before = card(3);
    for (let y = 0; y < 40; y += 1) {
      window.scrollBy(0, 4_000);
      await frame();
      expect(card(3), 'still there, since nothing came in its place').toBe(before);
    }
    await eventually(() => expect(numbersInView().length).toBeGreaterThan(0));
  });

  test.each([
    ["with the browser's scroll anchoring", true],
    ['without scroll anchoring', false],
  ])('does not move what is in view when an item above changes its height: %s', async (_, isAnchored) => {
    if (!isAnchored) {
      vi.spyOn(CSS, 'supports').mockReturnValue(false);
      page.append(
        Object.assign(document.createElement('style'), { textContent: '* { overflow-anchor: none !important; }' }),
      );
    }
    show(list([...tenThousand]));
    window.scrollTo(0, 2_000_000);
    await eventually(() => expect(numbersInView().length).toBeGreaterThan(0));
    for (let rest = 0; rest < 8; rest += 1) await frame();
    for (let turn = 0; turn < 12; turn += 1) {
      const looked = all('article').find(isInView);
      const topNow = () => looked?.getBoundingClientRect().top ?? Number.NaN;
      const before = topNow();
      window.scrollBy(0, -300);
      expect(topNow() - before).toBe(300);
      for (let rest = 0; rest < 6; rest += 1) {
        await frame();
        expect(Math.abs(topNow() - before - 300), `turn ${turn}`).toBeLessThan(1.5);
      }
    }
  });

  test('moves the focus by Tab from card to card in the order of the list, past the first rendered ones, and back', async () => {
    show(list([...tenThousand]));
    buttonOf(1, 'Book Now').focus();
    const passed: number[] = [];
    const here = () => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset') ?? Number.NaN);
    for (let tabs = 0; tabs < 40; tabs += 1) {
      if (passed.at(-1) !== here()) passed.push(here());
      await userEvent.tab();
    }
    expect(passed.length).toBeGreaterThan(9);
    expect(passed).toEqual(passed.map((_, at) => at + 1));
    const far = here();
    for (let tabs = 0; tabs < 12; tabs += 1) await userEvent.tab({ shift: true });
    expect(here()).toBeLessThan(far);
    expect(here()).toBeGreaterThan(far - 8);
  });

  test('moves the focus by Shift and Tab from below to the last bike', async () => {
    show(
      <>
        {list([...tenThousand])}
        <button type="button">Below</button>
      </>,
    );
    all('button').at(-1)?.focus({ preventScroll: true });
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(buttonOf(10_000, 'Report to admin'));
  });

  test('keeps the focused element at any scroll position, and moves the focus on from there by Tab', async () => {
    show(list([...tenThousand]));
    const book = buttonOf(3, 'Book Now');
    book.focus();
    window.scrollTo(0, 1_000_000);
    await eventually(() => expect(numbersInView()[0]).toBeGreaterThan(1_000));
    expect(document.activeElement).toBe(book);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.closest('li')?.getAttribute('aria-posinset')).toBe('4');
  });

  test("shows what the browser's find-in-page finds in off-screen text", async () => {
    show(list([...tenThousand]));
    for (const number of [7_777, 4_242, 9_990]) {
      await find(`Honda number ${number}`);
      // The first of a dozen is in view. The browser itself scrolls to the found words.
      expect(Math.abs((numbersInView()[0] ?? 0) - number)).toBeLessThan(16);
      card(number)?.scrollIntoView();
      for (let rest = 0; rest < 8; rest += 1) await frame();
      expect(numbersInView()).toContain(number);
    }
    expect(page.querySelectorAll('*').length).toBeLessThanOrEqual(2_000);
  });

  test('keeps the position after the text was enlarged to 200%, and after the window was narrowed', async () => {
    show(list([...tenThousand]));
    window.scrollTo(0, 1_500_000);
    await eventually(() => expect(numbersInView().length).toBeGreaterThan(0));
    for (let rest = 0; rest < 8; rest += 1) await frame();
    const [before = Number.NaN] = numbersInView();
    document.documentElement.style.fontSize = '200%';
    await eventually(() => expect(numbersInView()).toContain(before));
    page.style.maxWidth = '400px';
    await eventually(() => expect(Math.abs((numbersInView()[0] ?? Number.NaN) - before)).toBeLessThanOrEqual(2));
  });

  test('restores the position of each row when the same list is opened again', async () => {
    const listCopy = [...tenThousand];
    show(list(listCopy));
    for (const y of [1_000, 4_000, 1_000_000]) {
      window.scrollTo(0, y);
      await eventually(() => expect(numbersInView().length).toBeGreaterThan(1));
      for (let rest = 0; rest < 8; rest += 1) await frame();
    }
    const before = numbersInView();
    const [first] = all('article').filter(isInView);
    const top = first?.getBoundingClientRect().top;
    const { scrollHeight } = document.documentElement;
    show(null);
    window.scrollTo(0, 0);
    show(list(listCopy));
    expect(numbersInView()).toEqual([1, 2]);
    expect(document.documentElement.scrollHeight).toBe(scrollHeight);
    window.scrollTo(0, 1_000_000);
    expect(numbersInView()).toEqual(before);
    expect(all('article').find(isInView)?.getBoundingClientRect().top).toBeCloseTo(top ?? Number.NaN, 0);
  });

  test('removes all listeners and observers when it is unmounted', async () => {
    let listening = 0;
    let watching = 0;
    const begin = window.addEventListener.bind(window);
    const end = window.removeEventListener.bind(window);
    const isOurs = (type: string) => type === 'scroll' || type === 'resize';
    vi.spyOn(window, 'addEventListener').mockImplementation((type: string, ...rest: unknown[]) => {
      if (isOurs(type)) listening += 1;
      Reflect.apply(begin, window, [type, ...rest]);
    });
    vi.spyOn(window, 'removeEventListener').mockImplementation((type: string, ...rest: unknown[]) => {
      if (isOurs(type)) listening -= 1;
      Reflect.apply(end, window, [type, ...rest]);
    });
    const { observe, disconnect } = ResizeObserver.prototype;
    const observers = new Set<ResizeObserver>();
    vi.spyOn(ResizeObserver.prototype, 'observe').mockImplementation(function (this: ResizeObserver, target) {
      observers.add(this);
      observe.call(this, target);
    });
    vi.spyOn(ResizeObserver.prototype, 'disconnect').mockImplementation(function (this: ResizeObserver) {
      observers.delete(this);
      disconnect.call(this);
    });
    show(list([...tenThousand]));
    window.scrollTo(0, 500_000);
    await eventually(() => expect(numbersInView().length).toBeGreaterThan(0));
    watching = observers.size;
    expect(listening).toBeGreaterThan(0);
    expect(watching).toBeGreaterThan(0);
    show(null);
    await frame();
    expect(listening).toBe(0);
    expect(observers.size).toBe(0);
  });
});

describe('short lists', () => {
  test('renders all of sixty items when there is time, without positions for screen readers', async () => {
    show(list(hondas(60)));
    expect(all('article').length).toBeLessThan(60);
    await eventually(() => expect(all('article')).toHaveLength(60));
    expect(all('li').flatMap((item) => item.getAttributeNames())).toEqual([]);
  });

  test('keeps the focus while items are removed until the whole list is rendered', async () => {
    let now = hondas(62);
    const sell = async (sold: Bike) => {
      now = now.filter((bike) => bike !== sold);
      show(list(now, sell));
    };
    show(list(now, sell));
    for (const number of [2, 4]) {
      const listCopy = buttonOf(number - 1, 'Book Now');
      listCopy.focus();
      await sell(now.find(({ bikeName }) => bikeName === `Honda number ${number}`) ?? bikes.available);
      await eventually(() => expect(card(number)).toBeUndefined());
      expect(document.activeElement).toBe(listCopy);
    }
    expect(all('article')).toHaveLength(60);
  });
});

describe('five thousand users', () => {
  const rows = 'tbody tr[aria-rowindex]';

  test('tells the number of rows, and keeps the DOM small to the end of the table', async () => {
    show(table([...fiveThousand]));
    expect(all('table')[0]?.getAttribute('aria-rowcount')).toBe('5001');
    expect(numbersInView(rows)[0]).toBe(1);
    expect(all('tbody tr[aria-rowindex]')[0]?.getAttribute('aria-rowindex')).toBe('2');
    expect(page.querySelectorAll('*').length).toBeLessThanOrEqual(700);
    for (const share of [0.5, 1]) {
      window.scrollTo(0, document.documentElement.scrollHeight * share);
      await eventually(() => expect(numbersInView(rows).length).toBeGreaterThan(4));
      expect(page.querySelectorAll('*').length).toBeLessThanOrEqual(1_100);
    }
    await eventually(() => expect(numbersInView(rows)).toContain(5_000));
    expect(all('tbody tr').at(-1)?.getAttribute('aria-rowindex')).toBe('5001');
    expect(all('tbody tr').at(-1)?.textContent).toMatch(/^5000/);
  });

  test('works the same as cards in two columns', async () => {
    page.style.maxWidth = '720px';
    show(table([...fiveThousand]));
    await eventually(() => expect(numbersInView(rows)).toContain(1));
    const [first, second] = all('tbody tr[aria-rowindex]').map((row) => row.getBoundingClientRect().top);
    expect(second).toBe(first);
    window.scrollTo(0, 100_000);
    await eventually(() => expect(numbersInView(rows).length).toBeGreaterThan(4));
    // Two columns: an odd number on the left.
    expect((numbersInView(rows)[0] ?? 0) % 2).toBe(1);
    await find('Buyer number 4321');
    await eventually(() => expect(numbersInView(rows)).toContain(4_321));
  });

  test('moves the focus by Tab from row to row', async () => {
    show(table([...fiveThousand]));
    all('tbody button')[0]?.focus();
    const passed: (string | null | undefined)[] = [];
    for (let tabs = 0; tabs < 30; tabs += 1) {
      passed.push(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'));
      await userEvent.tab();
    }
    expect(passed).toEqual(passed.map((_, at) => String(at + 2)));
  });
});
