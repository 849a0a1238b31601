import type { users } from '@second-gear/fixtures';
import { type Overrides, respondWith } from '@second-gear/mock-server/msw';
import { isolateText, Toasts, toast } from '@second-gear/ui';
import { MyBookingsScreen } from '@second-gear/ui/screens/dashboard/MyBookings/MyBookingsScreen';
import type { ReactNode } from 'react';
import { waitFor, within } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import { BookingDialog } from '../../../../ui/src/components/bookings/BookingDialog/BookingDialog.tsx';
import { DeleteButton } from '../../../../ui/src/components/forms/DeleteButton/DeleteButton.tsx';
import { maxTextLength, truncate } from '../../../../ui/src/lib/truncate.ts';
import { extraHostileStrings, hostileStrings, invisibleStrings } from './hostileStrings.ts';
import { bikeWithText, bookingWithText, categoryWithText, userWithText } from './records.ts';
import { checkPageAfterEach, expectNoHorizontalOverflow, expectOnlyText, openPage, show } from './testPage.tsx';

/**
 * Renders hostile strings in every field of every record, on every page, in a window of 320 px: all invisible ones, each
 * tenth of the 485 others, and some more. Every night all of them. The page must show the text with its white space, of a
 * name, a place or another short field the first 300 characters. For an invisible text it must show a fallback text.
 */

checkPageAfterEach();

const isInvisible = (text: string) => invisibleStrings.has(text);
const isSelected = (text: string, at: number) =>
  Boolean(import.meta.env.TEST_ALL) || at % 10 === 0 || isInvisible(text);
const strings = [...hostileStrings.filter(isSelected), ...extraHostileStrings];
const cut = (text: string) => truncate(text, maxTextLength);
const displayed = (text: string) => (isInvisible(text) ? 'Not Found' : cut(text));
const price = (text: string) => (isInvisible(text) ? 'Not Found' : `${cut(text)} BDT`);

const textsOf = (place: ParentNode, selector: string) =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);
const textOf = (place: ParentNode, selector: string) => place.querySelector(selector)?.textContent;
const countOf = (selector: string) => document.querySelectorAll(selector).length;

type Page = {
  name: string;
  at: string;
  as: keyof typeof users | null;
  /** Creates the responses of the server, which contain these strings. */
  api: (some: readonly string[]) => Overrides;
  /** True if the list leaves out a record with only blank texts (failure mode T6). */
  leavesOutBlank?: boolean;
  /** The selector of the element that shows one record. */
  record: string;
  /**
   * Returns the texts that the element shows. `expected` returns the texts that the element must show for a hostile
   * string.
   */
  shows: (record: Element) => unknown;
  expected: (text: string, at: number) => unknown;
};

const rowOf = (record: Element) => textsOf(record, ':is(th, td):not([data-kind=number], [data-kind=actions]) > div');

/** A bike without a date. Tables are sorted by date, so without dates the rows have the order of the strings. */
const undated = (text: string, at: number) => ({ ...bikeWithText(text, at), date: '' });

const pages: readonly Page[] = [
  {
    name: 'the bike list',
    at: '/categories/1',
    as: 'farhana',
    api: (some) => ({ listBikes: respondWith(some.map(bikeWithText)) }),
    leavesOutBlank: true,
    record: 'article',
    shows: (card) => ({
      name: textOf(card, 'h2'),
      // A number of years has a unit.
      facts: textsOf(card, 'dd').map((text) => text.replace(/ yrs?$/, '')),
      prices: textsOf(card, 'div').find((text) => text.startsWith('Resale price')),
      words: textsOf(card, 'p'),
    }),
    expected: (text) => ({
      name: displayed(text),
      facts: [displayed(text), displayed(text), displayed(text), displayed(text)],
      prices: `Resale price ${price(text)}Original price ${price(text)}`,
      words: [
        `Seller ${displayed(text)}`,
        ...(isInvisible(text) ? [] : [`Posted ${isolateText(Array.from(text).slice(0, 10).join(''))}`]),
        `Description ${text}`,
      ],
    }),
  },
  {
    name: 'My Orders',
    at: '/dashboard/myorder',
    as: 'farhana',
    api: (some) => ({ listBookings: respondWith(some.map(bookingWithText)) }),
    record: 'article',
    shows: (card) => [textOf(card, 'h2'), textOf(card, 'p')],
    expected: (text) => [isInvisible(text) ? 'Not Found' : text, `Price: ${price(text)}`],
  },
  {
    name: 'My Product',
    at: '/dashboard/myproduct',
    as: 'rahim',
    api: (some) => ({ listOwnBikes: respondWith(some.map(undated)) }),
    leavesOutBlank: true,
    record: 'tbody tr',
    shows: rowOf,
    expected: (text) => [displayed(text), price(text), displayed(text), 'AvailableAdvertised'],
  },
  {
    name: 'Reported Items',
    at: '/dashboard/report',
    as: 'nasrin',
    api: (some) => ({ listReports: respondWith(some.map(undated)) }),
    leavesOutBlank: true,
    record: 'tbody tr',
    shows: rowOf,
    expected: (text) => [displayed(text), price(text), displayed(text), displayed(text)],
  },
  {
    name: 'All Buyers',
    at: '/dashboard/allbuyers',
    as: 'nasrin',
    api: (some) => ({ listUsers: respondWith(some.map(userWithText)) }),
    leavesOutBlank: true,
    record: 'tbody tr',
    shows: rowOf,
    expected: (text) => [displayed(text), displayed(text), 'Buyer'],
  },
  {
    name: 'the brands of Home',
    at: '/',
    as: null,
    api: (some) => ({ listCategories: respondWith(some.map(categoryWithText)) }),
    record: '#brands li',
    shows: (door) => [textOf(door, 'h3'), door.querySelector('a')?.getAttribute('aria-label')],
    expected: (text) => {
      const name = isInvisible(text) ? 'Bikes' : text;
      return [name, `See Products of ${isolateText(name)}`];
    },
  },
];

/** The number of records in one test page. Every list renders this many records completely. */
const batchSize = 24;
const batches = Array.from({ length: Math.ceil(strings.length / batchSize) }, (_, at) =>
  strings.slice(at * batchSize, (at + 1) * batchSize),
);

describe.each(pages)('$name', ({ at, as, api, leavesOutBlank, record, shows, expected }) => {
  test('L1, L4: the page shows each hostile string in every field as text, unchanged, and within 320 px', async () => {
    for (const some of batches) {
      const listed = leavesOutBlank ? some.filter((text) => text.trim() !== '') : some;
      await openPage(at, as, api(some), () => expect(countOf(record)).toBe(listed.length));
      const shown = [...document.querySelectorAll(record)].map(shows);
      expect(shown).toEqual(listed.map(expected));
      expectOnlyText();
      expectNoHorizontalOverflow(record);
    }
  });
});

/**
 * Renders the component with one string after the other, and checks each rendering. This is needed for components that
 * a page can contain only once.
 */
const checkOneByOne = (
  what: (text: string) => ReactNode,
  shows: () => unknown,
  expected: (text: string) => unknown,
) => {
  const shown = strings.map((text) => {
    show(what(text));
    expectNoHorizontalOverflow('body');
    return shows();
  });
  expect(shown).toEqual(strings.map(expected));
  expectOnlyText();
};

const nothing = () => undefined;
const resolved = async () => undefined;
const ready = <Data,>(data: Data) => ({ state: 'ready', data }) as const;

const seller = ready({ name: 'Rahim Uddin', phone: '01711000101', categoryId: '1', isSold: false });

describe('hostile strings outside of lists are shown unchanged', () => {
  test('L1, L4: hostile strings are shown unchanged in a toast', async () => {
    show(<Toasts />);
    for (const text of strings) {
      const dismiss = toast.error(text);
      await vi.waitFor(() => expect(textOf(document, '[role=status] > div > span')).toBe(text), {
        interval: 1,
        timeout: 20_000,
      });
      expectNoHorizontalOverflow('body');
      // Even the longest toast covers less than half of the window, which is 640 px high.
      expect(document.querySelector<HTMLElement>('[role=status]')?.offsetHeight).toBeLessThan(320);
      expectOnlyText();
      dismiss();
    }
  });

  test('L7: the confirmation of a deletion shows a hostile name as text, and its buttons stay visible', async () => {
    const button = (name: string) => <DeleteButton name={name} onDelete={resolved} />;
    show(button('Honda'));
    within(document.body).getByRole('button', { name: 'Delete' }).click();
    await waitFor(() => expect(countOf('[role=alertdialog]')).toBe(1));
    const short = (text: string) => {
      const letters = Array.from(text.trim());
      return letters.length > 160 ? `${letters.slice(0, 160).join('')}…` : text.trim();
    };
    checkOneByOne(
      button,
      () => {
        for (const answer of document.querySelectorAll('[role=alertdialog] button')) {
          expect(answer.getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
        }
        return textOf(document, '[role=alertdialog] p');
      },
      (text) => `If You delete ${isInvisible(text) ? 'this' : short(text)} ,It can not be undo`,
    );
  });

  test('L1, L4: hostile strings are shown unchanged in the summary of a booking', async () => {
    const dialog = (text: string) => (
      <BookingDialog
        isOpen
        bike={bikeWithText(text)}
        buyer={{ name: text, email: text }}
        onSubmit={resolved}
        onClose={nothing}
      />
    );
    show(dialog('Honda'));
    await waitFor(() => expect(countOf('[role=dialog] textarea')).toBe(4));
    checkOneByOne(
      dialog,
      () => [
        textOf(document, '[role=dialog] h2'),
        ...[...document.querySelectorAll<HTMLTextAreaElement>('[role=dialog] textarea')].map(({ value }) => value),
      ],
      // The dialog's title shortens a long name, so that the fields of the form stay visible. The summary contains the
      // whole name.
      (text) => {
        const name = isInvisible(text) ? 'Bike without a name' : text;
        return [truncate(name), text, text, name, text];
      },
    );
  });
});

test('L8: the app shows no verified badge for a seller whose name contains "verified", and a real badge is not a part of the name [R2.77]', async () => {
  const claims = { ...bikeWithText('Honda', 1), sellerName: 'Rahim ✔ Verified Seller', isVerified: false };
  const isOne = { ...bikeWithText('Yamaha', 2), sellerName: 'Rahim', isVerified: true };
  await openPage('/categories/1', 'farhana', { listBikes: respondWith([claims, isOne]) }, () =>
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
  ['a mark that reverses the text', '\u202e123'],
  ['Arabic', 'عشرة'],
])('L4: %s does not reverse the words beside it', (_, text) => {
  const order = { ...bookingWithText('Honda'), resaleValue: text };
  show(
    <MyBookingsScreen
      orders={ready([order])}
      sellerOf={() => seller}
      isFinishing={() => false}
      paymentHref={() => '/'}
      receiptHref={() => '/'}
      bikeHref={() => '/'}
      browseHref="/"
    />,
  );
  const line = document.querySelector('article p');
  const figure = edges(line?.querySelector('bdi'));
  expect(edges(line?.firstChild).left).toBeLessThan(figure.left);
  expect(edges(line?.lastChild).left).toBeGreaterThanOrEqual(figure.right - 1);
});
