import '@second-gear/ui/theme.css';
import type { Bike, User } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { type BulkTask, emptyView } from '@second-gear/ui';
import { AllBuyersScreen } from '@second-gear/ui/screens/dashboard/AllBuyers/AllBuyersScreen';
import { BikeListScreen } from '@second-gear/ui/screens/public/BikeList/BikeListScreen';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page as tab, userEvent } from 'vitest/browser';

/** Tests of very long lists. They render a list on an empty page, without the app. */

const idOf = (at: number) => at.toString(16).padStart(24, '0');

/**
 * Creates this many Hondas. In a list with two columns, every third row is two text lines higher than the other rows.
 */
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

/**
 * Each test renders a copy of this array, because the virtualizer stores the layout of a list with the array as its
 * key.
 */
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

const noTask: BulkTask<User> = { send: async () => ({ kind: 'done' }), check: async () => new Map() };

const table = (data: User[]) => (
  <AllBuyersScreen
    buyers={{ state: 'ready', data }}
    onDelete={nothing}
    deleteTask={noTask}
    view={emptyView}
    onViewChange={() => {}}
  />
);

const uncaught: string[] = [];
window.addEventListener('error', ({ message }) => void uncaught.push(message));

let root: Root;
let page: HTMLElement;

/** Renders synchronously. The next call replaces the rendered element. */
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
  vi.useRealTimers();
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

/** Returns the numbers in the names of the items that are in view. */
const numbersInView = (selector = 'article') =>
  all(selector)
    .filter(isInView)
    .map(({ textContent }) => Number(/ number (\d+)/.exec(textContent ?? '')?.[1]));

const eventually = <Value,>(look: () => Value) => vi.waitFor(look, { timeout: 20_000, interval: 20 });

describe('ten thousand bikes', () => {
  test('a list of ten thousand bikes shows bikes at every scroll position, to the end, and keeps the DOM small', async () => {
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

  test('Tab moves the focus in a long list from card to card, also to cards that are rendered only later, and Shift+Tab moves it back', async () => {
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

  test('a long list keeps the focused element at any scroll position, and the next Tab moves the focus from that element', async () => {
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
});

describe('short lists', () => {
  test('a list keeps the focus when so many items are removed that it is rendered completely', async () => {
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

  test('a table of five thousand users tells screen readers its number of rows, and keeps the DOM small to its end', async () => {
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

  test('Tab moves the focus in a long table through the checkbox and the button of each row, row by row', async () => {
    show(table([...fiveThousand]));
    all('tbody input')[0]?.focus();
    const passed: string[] = [];
    for (let tabs = 0; tabs < 60; tabs += 1) {
      const { activeElement } = document;
      passed.push(`${activeElement?.localName} of row ${activeElement?.closest('tr')?.getAttribute('aria-rowindex')}`);
      await userEvent.tab();
    }
    expect(passed).toEqual(passed.map((_, at) => `${at % 2 ? 'button' : 'input'} of row ${Math.floor(at / 2) + 2}`));
  });
});
