import type { people } from '@second-gear/fixtures';
import { give, type Overrides, refuse } from '@second-gear/mock-server/msw';
import {
  BikeListScreen,
  LandingScreen,
  MyOrdersScreen,
  PaymentScreen,
  type PaymentState,
  RouteErrorScreen,
  ToastRegion,
  toast,
} from '@second-gear/ui';
import type { ReactNode } from 'react';
import { within } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import { TrandingNow } from '../../../../ui/src/components/bikes/TrendingBike/TrendingBike.tsx';
import { BookingDialog } from '../../../../ui/src/components/bookings/BookingDialog/BookingDialog.tsx';
import { DeleteButton } from '../../../../ui/src/components/forms/DeleteButton/DeleteButton.tsx';
import { Navbar } from '../../../../ui/src/components/layout/Navbar/Navbar.tsx';
import { shortened } from '../../../../ui/src/lib/truncate.ts';
import { book } from '../../stories/steps.ts';
import { expectSame } from './expectSame.ts';
import { inkless, naughty, worse } from './hostileStrings.ts';
import { expectNothingPastTheEdge, expectOnlyText, show, visit, watchPage } from './page.tsx';
import { bikeSaying, bookingSaying, categorySaying, userSaying } from './records.ts';

/**
 * What the server fills: each of the 485 strings, and some worse ones, in every field of every record, on every page that
 * shows them, on the narrowest phone. The same text comes back: white space and all, but that what has no ink gives way
 * to the product's words.
 */

watchPage();

const words = [...naughty, ...worse];
const isInkless = (text: string) => inkless.has(text);
const told = (text: string) => (isInkless(text) ? 'Not Found' : text);
const price = (text: string) => (isInkless(text) ? 'Not Found' : `${text} BDT`);

const textsOf = (place: ParentNode, selector: string) =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);
const textOf = (place: ParentNode, selector: string) => place.querySelector(selector)?.textContent;
const countOf = (selector: string) => document.querySelectorAll(selector).length;

test('L1: the list of naughty strings is whole', () => {
  expect(naughty).toHaveLength(485);
});

type Page = {
  name: string;
  at: string;
  as: keyof typeof people | null;
  /** The server, where it holds these words. */
  api: (some: readonly string[]) => Overrides;
  /** Whether a record that has only blank texts is left out of the list (faults T6). */
  leavesOutBlank?: boolean;
  /** What holds one record. */
  record: string;
  /** What it shows, and what it has to show for these words. */
  shows: (record: Element) => unknown;
  expected: (text: string, at: number) => unknown;
};

const rowOf = (record: Element) => textsOf(record, ':is(th, td):not([data-kind=number], [data-kind=actions]) > div');

/** Tables are in the order of the dates, and show none: without them they keep the order of the words. */
const undated = (text: string, at: number) => ({ ...bikeSaying(text, at), date: '' });

const pages: readonly Page[] = [
  {
    name: 'the bike list',
    at: '/categories/1',
    as: 'farhana',
    api: (some) => ({ listBikes: give(some.map(bikeSaying)) }),
    leavesOutBlank: true,
    record: 'article',
    shows: (card) => ({
      name: textOf(card, 'h2'),
      facts: textsOf(card, 'dd'),
      words: textsOf(card, 'p').slice(0, 3),
      posted: textsOf(card, 'p')[3],
    }),
    expected: (text) => ({
      name: told(text),
      facts: [told(text), told(text), told(text), told(text)],
      words: [
        `Resale price ${price(text)}Original price ${price(text)}`,
        `Description ${text}`,
        `Seller ${told(text)}`,
      ],
      posted: isInkless(text) ? undefined : `Posted ${Array.from(text).slice(0, 10).join('')}`,
    }),
  },
  {
    name: 'My Orders',
    at: '/dashboard/myorder',
    as: 'farhana',
    api: (some) => ({ listBookings: give(some.map(bookingSaying)) }),
    record: 'article',
    shows: (card) => [textOf(card, 'h2'), textOf(card, 'p')],
    expected: (text) => [told(text), `Price: ${price(text)}`],
  },
  {
    name: 'My Product',
    at: '/dashboard/myproduct',
    as: 'rahim',
    api: (some) => ({ listOwnBikes: give(some.map(undated)) }),
    leavesOutBlank: true,
    record: 'tbody tr',
    shows: rowOf,
    expected: (text) => [told(text), price(text), told(text), 'AvailableAdvertised'],
  },
  {
    name: 'Reported Items',
    at: '/dashboard/report',
    as: 'nasrin',
    api: (some) => ({ listReports: give(some.map(undated)) }),
    leavesOutBlank: true,
    record: 'tbody tr',
    shows: rowOf,
    expected: (text) => [told(text), price(text), told(text)],
  },
  {
    name: 'All Buyers',
    at: '/dashboard/allbuyers',
    as: 'nasrin',
    api: (some) => ({ listUsers: give(some.map(userSaying)) }),
    leavesOutBlank: true,
    record: 'tbody tr',
    shows: rowOf,
    expected: (text) => [told(text), told(text), 'Buyer'],
  },
  {
    name: 'All Seller',
    at: '/dashboard/allseller',
    as: 'nasrin',
    api: (some) => ({ listUsers: give(some.map(userSaying)) }),
    leavesOutBlank: true,
    record: 'tbody tr',
    shows: rowOf,
    expected: (text) => [told(text), told(text), 'Buyer', 'make verified'],
  },
  {
    name: 'the brands of Home',
    at: '/',
    as: null,
    api: (some) => ({ listCategories: give(some.map(categorySaying)) }),
    record: '#brands li',
    shows: (door) => [textOf(door, 'h3'), door.querySelector('a')?.getAttribute('aria-label')],
    expected: (text) => {
      const name = isInkless(text) ? 'Bikes' : text;
      return [name, `See Products of ${name}`];
    },
  },
];

/** As many as every list draws whole, so that all of them can be looked at. */
const portion = 60;
const portions = Array.from({ length: Math.ceil(words.length / portion) }, (_, at) =>
  words.slice(at * portion, (at + 1) * portion),
);

describe.each(pages)('$name', ({ at, as, api, leavesOutBlank, record, shows, expected }) => {
  test('L1, L4: each naughty string in every field is text, the same text, and inside the page at 320 px', async () => {
    for (const some of portions) {
      const listed = leavesOutBlank ? some.filter((text) => text.trim() !== '') : some;
      await visit(at, as, api(some), () => expect(countOf(record)).toBe(listed.length));
      const shown = [...document.querySelectorAll(record)].map(shows);
      expectSame(shown, listed.map(expected));
      expectOnlyText();
      expectNothingPastTheEdge(record);
    }
  });

  test('L1: what is not drawn of a long list is text too', async () => {
    const isThere = () => countOf(record) === words.length || countOf('[hidden="until-found"]') > 0;
    await visit(at, as, api(words), () => expect(isThere()).toBe(true));
    expectOnlyText();
  });
});

/** The list has the same string more than once. */
const numbered = words.map((text, at) => ({ key: String(at), text }));

/** Shows the same thing with each of the words, one below the other. */
const all = (
  what: (text: string) => ReactNode,
  shows: (place: Element) => unknown,
  expected: (text: string) => unknown,
) => {
  show(
    numbered.map(({ key, text }) => (
      <div key={key} className="one">
        {what(text)}
      </div>
    )),
  );
  const shown = [...document.querySelectorAll('.one')].map(shows);
  expectSame(shown, words.map(expected));
  expectOnlyText();
  expectNothingPastTheEdge('.one');
};

/** Shows one thing in the place of the other, and looks at each: for what there is only one of in a page. */
const inTurn = (what: (text: string) => ReactNode, shows: () => unknown, expected: (text: string) => unknown) => {
  const shown = words.map((text) => {
    show(what(text));
    expectNothingPastTheEdge('body');
    return shows();
  });
  expectSame(shown, words.map(expected));
  expectOnlyText();
};

const nothing = () => undefined;
const nothingYet = async () => undefined;
const ready = <Data,>(data: Data) => ({ state: 'ready', data }) as const;

const list = { brand: 'Honda', viewer: 'buyer', onBook: nothingYet, onReport: nothingYet } as const;
const seller = ready({ name: 'Rahim Uddin', phone: '01711000101' });
const paying = { card: null, seller, onPay: nothing, ordersHref: '/dashboard/myorder' };
const toPay = (payment: PaymentState, text = 'Honda') => (
  <PaymentScreen {...paying} order={ready(bookingSaying(text))} payment={payment} />
);
const links = { home: '/', blogs: '/blogs', dashboard: '/dashboard', login: '/login' };

describe('what there is one of in a page', () => {
  test('L1, L4: the trending bike', () => {
    all(
      (text) => <TrandingNow bike={ready(bikeSaying(text))} />,
      (place) => [...textsOf(place, 'article :is(h3, p)'), ...textsOf(place, 'dd')],
      (text) => [told(text), `Resale price ${price(text)}`, price(text), told(text)],
    );
  });

  test('L1, L4: the name of a brand without bikes', () => {
    all(
      (text) => <BikeListScreen {...list} brand={text} bikes={ready([])} />,
      (place) => [textOf(place, 'h1'), textOf(place, 'h2 + p')],
      (text) => [
        text,
        `Every ${text} on the list has found a rider. New tags are tied on every day; look at another brand meanwhile.`,
      ],
    );
  });

  test('L1, L4: what the server says of a list that failed', () => {
    all(
      (text) => <BikeListScreen {...list} bikes={{ state: 'failed', problem: text, onRetry: nothing }} />,
      (place) => textOf(place, '[role=alert] p'),
      (text) => text,
    );
  });

  test('L1, L4: the bill', () => {
    all(
      (text) => toPay({ state: 'preparing' }, text),
      (place) => [textOf(place, 'h1'), textOf(place, 'h1 + div p + span')],
      (text) => [`Payment for ${text}`, price(text)],
    );
  });

  test('L1, L4: the facts of a receipt', () => {
    all(
      (text) => {
        const payment = { state: 'paid', transactionId: 'pi_1' } as const;
        const order = ready(bookingSaying(text));
        return (
          <PaymentScreen {...paying} order={order} seller={ready({ name: text, phone: text })} payment={payment} />
        );
      },
      (place) => textsOf(place, 'dd bdi'),
      (text) => (isInkless(text) ? [] : [text, text, text]),
    );
  });

  test('L1, L4: what the card’s provider says', () => {
    all(
      (text) => toPay({ state: 'declined', message: text }),
      (place) => textOf(place, '[role=alert]'),
      (text) => text,
    );
  });

  test('L1, L4: why nothing can be paid', () => {
    all(
      (text) => toPay({ state: 'unavailable', problem: text }),
      (place) => textOf(place, '[role=status] p'),
      (text) => text,
    );
  });

  test('L1, L4: the id of a transaction', () => {
    all(
      (text) => toPay({ state: 'paid', transactionId: text }),
      (place) => textOf(place, 'strong'),
      (text) => text,
    );
  });

  test('L1, L4: the message of the route error page [R2.18]', () => {
    all(
      (text) => <RouteErrorScreen message={text} onLogout={nothing} />,
      (place) => textOf(place, 'h1 + p') ?? '',
      (text) => text,
    );
  });

  test('L1, L4: one’s own name on the dashboard', () => {
    all(
      (text) => <LandingScreen name={text} role={{ state: 'ready', data: 'buyer' }} />,
      (place) => textOf(place, 'bdi'),
      (text) => text,
    );
  });

  test('L1, L4: one’s own name in the navbar', () => {
    all(
      (text) => <Navbar user={{ state: 'signedIn', name: text }} links={links} currentPath="/" onLogout={nothing} />,
      (place) => textOf(place, 'bdi'),
      (text) => text,
    );
  });

  test('L1, L4: a toast', async () => {
    show(<ToastRegion />);
    for (const text of words) {
      const dismiss = toast.error(text);
      await vi.waitFor(() => expect(textOf(document, '[role=status] > div > span')).toBe(text), { interval: 1 });
      expectNothingPastTheEdge('body');
      // The longest too leaves the page below it in sight.
      expect(document.querySelector<HTMLElement>('[role=status]')?.offsetHeight).toBeLessThan(320);
      expectOnlyText();
      dismiss();
    }
  });

  test('L7: the question before a deletion is text, and its answers stay in reach, whatever the name', async () => {
    const button = (name: string) => <DeleteButton name={name} onDelete={nothingYet} />;
    show(button('Honda'));
    within(document.body).getByRole('button', { name: 'Delete' }).click();
    await vi.waitFor(() => expect(countOf('[role=alertdialog]')).toBe(1));
    const short = (text: string) => {
      const letters = Array.from(text.trim());
      return letters.length > 160 ? `${letters.slice(0, 160).join('')}…` : text.trim();
    };
    inTurn(
      button,
      () => {
        for (const answer of document.querySelectorAll('[role=alertdialog] button')) {
          expect(answer.getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
        }
        return textOf(document, '[role=alertdialog] p');
      },
      (text) => `If You delete ${isInkless(text) ? 'this' : short(text)} ,It can not be undo`,
    );
  });

  test('L1, L4: the docket of a booking', async () => {
    const docket = (text: string) => (
      <BookingDialog
        isOpen
        bike={bikeSaying(text)}
        buyer={{ name: text, email: text }}
        onSubmit={nothingYet}
        onClose={nothing}
      />
    );
    show(docket('Honda'));
    await vi.waitFor(() => expect(countOf('[role=dialog] textarea')).toBe(4));
    inTurn(
      docket,
      () => [
        textOf(document, '[role=dialog] h2'),
        ...[...document.querySelectorAll<HTMLTextAreaElement>('[role=dialog] textarea')].map(({ value }) => value),
      ],
      // Above the form a long name is cut, so that what is asked stays in reach; the docket itself holds it whole.
      (text) => {
        const name = isInkless(text) ? 'Bike without a name' : text;
        return [shortened(name), text, text, name, text];
      },
    );
  });
});

test('L1: markup in the brand and in the server’s message is text in the title and in the toast too', async () => {
  const [markup = ''] = worse;
  const message = `${markup} {{7*7}}`;
  const api = { listCategories: give([categorySaying(markup)]), bookBike: refuse(message) };
  await visit('/categories/1', 'farhana', api, () => expect(countOf('article')).toBeGreaterThan(0));
  await vi.waitFor(() => expect(document.title).toBe(`${markup} - Second Gear`));
  await book(within(document.body), 'Honda CB750 K2');
  await vi.waitFor(() => expect(textOf(document, 'section [role=status]')).toContain(message));
  expectOnlyText();
});

test('L8: a seller who calls himself verified gets no badge; the badge is no part of the name [R2.77]', async () => {
  const claims = { ...bikeSaying('Honda', 1), sellerName: 'Rahim ✔ Verified Seller', isVerified: false };
  const isOne = { ...bikeSaying('Yamaha', 2), sellerName: 'Rahim', isVerified: true };
  await visit('/categories/1', 'farhana', { listBikes: give([claims, isOne]) }, () =>
    expect(countOf('article')).toBe(2),
  );
  const [spoof, real] = [...document.querySelectorAll('article')].map((card) => within(card));
  expect(spoof?.queryByRole('button', { name: 'Verified Seller' })).toBeNull();
  expect(spoof?.getByText('Rahim ✔ Verified Seller').tagName).toBe('BDI');
  const badge = real?.getByRole('button', { name: 'Verified Seller' });
  expect(badge?.closest('bdi')).toBeNull();
  expect(badge?.textContent).toBe('');
});

const edges = (node: ChildNode | null | undefined) => {
  const range = document.createRange();
  if (node) range.selectNodeContents(node);
  return range.getBoundingClientRect();
};

test.each([
  ['an override', '\u202e123'],
  ['an isolate left open', '\u2067123'],
  ['one closed once too often', '\u2069\u202e123'],
  ['Arabic', 'عشرة'],
])('L4: %s does not turn around the words beside it', (_, text) => {
  const order = { ...bookingSaying('Honda'), resaleValue: text };
  show(<MyOrdersScreen orders={ready([order])} sellerOf={() => seller} paymentHref={() => '/'} browseHref="/" />);
  const line = document.querySelector('article p');
  const figure = edges(line?.querySelector('bdi'));
  expect(edges(line?.firstChild).left).toBeLessThan(figure.left);
  expect(edges(line?.lastChild).left).toBeGreaterThanOrEqual(figure.right - 1);
});

const raw = (json: string): unknown => JSON.parse(json);

test('L6: keys called __proto__ and constructor, and ids sent twice, spoil nothing and hide nothing', async () => {
  const trap = '"__proto__":{"polluted":true,"isVerified":true},"constructor":{"prototype":{"polluted":true}}';
  const sent = ['{"_id":"1","bikeName":"One"', '{"_id":"1","bikeName":"Again"', '{"_id":"__proto__","bikeName":"Odd"'];
  const bikes = sent.map((start) => raw(`${start},"category_id":"1",${trap}}`));
  await visit('/categories/1', 'farhana', { listBikes: give(bikes) }, () => expect(countOf('article')).toBe(3));
  expect(textsOf(document, 'article h2')).toEqual(['One', 'Again', 'Odd']);
  expect(countOf('article [aria-label="Verified Seller"]')).toBe(0);
});

test.each([
  ['My Orders', '/dashboard/myorder', 'farhana', 'article', (twice: unknown[]) => ({ listBookings: give(twice) })],
  ['My Product', '/dashboard/myproduct', 'rahim', 'tbody tr', (twice: unknown[]) => ({ listOwnBikes: give(twice) })],
  ['Reported Items', '/dashboard/report', 'nasrin', 'tbody tr', (twice: unknown[]) => ({ listReports: give(twice) })],
  ['All Buyers', '/dashboard/allbuyers', 'nasrin', 'tbody tr', (twice: unknown[]) => ({ listUsers: give(twice) })],
  ['the brands', '/', null, '#brands li', (twice: unknown[]) => ({ listCategories: give(twice) })],
] as const)('L6: a record sent twice is shown twice in %s', async (_, at, as, record, api) => {
  const one = { ...bookingSaying('One'), email: 'one@example.com', name: 'One', category_id: '1' };
  await visit(at, as, api([one, one]), () => expect(countOf(record)).toBe(2));
});

test.each([
  ['null', null],
  ['missing', undefined],
  ['blank', '  '],
  ['an object', {}],
])('L5: a purchase year that is %s is Not Found [R2.72 R3.10]', async (_, purchaseYear) => {
  const bike = { ...bikeSaying('Honda'), purchaseYear, isVerified: 'false', date: 20221014, resaleValue: 95000 };
  await visit('/categories/1', 'farhana', { listBikes: give([bike]) }, () => expect(countOf('article')).toBe(1));
  const card = within(document.querySelector('article') ?? document.body);
  expect(card.getByText('Not Found').closest('div')?.textContent).toBe('Purchase yearNot Found');
  expect(card.queryByRole('button', { name: 'Verified Seller' })).toBeNull();
  expect(card.getByText('Posted 20221014')).toBeVisible();
  expect(document.querySelector('article')).toHaveTextContent('Resale price 95000 BDT');
});
