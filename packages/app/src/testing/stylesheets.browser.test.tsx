import type { EndpointName } from '@second-gear/contract';
import { morning } from '@second-gear/fixtures';
import { createShop, hang } from '@second-gear/mock-server/msw';
import { screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { VisitProps } from '../stories/AppStory.tsx';
import { answer, visit, watchVisits } from './fault-matrix/openApp.tsx';

/**
 * A split app loads its stylesheets in the order in which somebody walks through it: no page may look otherwise for that.
 * Two classes on one element whose rules have the same weight would (theme.css says how they are told apart).
 */

watchVisits();

type Looks = Map<Element, Record<string, string>>;

const looksOf = (element: Element): Record<string, string> => {
  const computed = getComputedStyle(element);
  return Object.fromEntries([...computed].map((name) => [name, computed.getPropertyValue(name)]));
};
const look = (): Looks =>
  new Map([...document.body.querySelectorAll(':not(svg :not([class]))')].map((element) => [element, looksOf(element)]));

/** What is not as it was, as '<button class="…"> color: red, was blue'. */
const differences = (before: Looks): string[] =>
  [...before].flatMap(([element, was]) =>
    Object.entries(looksOf(element))
      .filter(([name, value]) => value !== was[name])
      .map(
        ([name, value]) => `<${element.localName} class="${element.className}"> ${name}: ${value}, was ${was[name]}`,
      ),
  );

const turnRound = () => document.head.append(...[...document.head.querySelectorAll('style')].reverse());

type Page = Pick<VisitProps, 'at' | 'as'> & {
  /** What is there once the page is. */
  shows: string;
  /** A call without an answer: there are bones in the place of what it would show. */
  waitsFor?: EndpointName;
  /** What somebody presses then. */
  presses?: string;
};

const pages: Page[] = [
  { at: '/', as: null, shows: 'Yamaha RX 100' },
  { at: '/', as: null, shows: 'Loading the trending bike', waitsFor: 'trending' },
  { at: '/login', as: null, shows: 'Continue With Google' },
  { at: '/blogs', as: null, shows: 'Blogs' },
  { at: '/nowhere', as: null, shows: 'Back to homepage' },
  { at: '/categories/1', as: 'farhana', shows: 'Honda CG125' },
  { at: '/categories/1', as: 'farhana', shows: 'Loading the bikes', waitsFor: 'listBikes' },
  { at: '/dashboard/myorder', as: 'farhana', shows: 'Yamaha RXS 115' },
  { at: '/dashboard/myorder', as: 'farhana', shows: 'Loading your orders', waitsFor: 'listBookings' },
  { at: '/dashboard/addproduct', as: 'rahim', shows: 'Add New' },
  { at: '/dashboard/myproduct', as: 'rahim', shows: 'Honda CG125', waitsFor: 'advertise', presses: 'Advertise' },
  { at: '/dashboard/allseller', as: 'nasrin', shows: 'Sadia Rahman' },
];

const isThere = (words: string) =>
  screen.queryAllByText(words).length > 0 || screen.queryByRole('progressbar', { name: words }) !== null;

test.each(
  pages.flatMap((one) => [
    { ...one, width: 390 },
    { ...one, width: 1280 },
  ]),
)('$at with $shows looks the same at $width px in whatever order its stylesheets came', async (one) => {
  await page.viewport(one.width, 800);
  answer(createShop(morning({ bikes: 0 })), one.waitsFor && { [one.waitsFor]: hang() });
  const { canvas, world } = visit(one);
  await waitFor(() => expect(isThere(one.shows)).toBe(true));
  await waitFor(() => expect(world.queryClient.isFetching()).toBe(one.waitsFor && !one.presses ? 1 : 0));
  if (one.presses) {
    const [button] = await canvas.findAllByRole('button', { name: one.presses });
    await userEvent.click(button);
    await waitFor(() => expect(isThere('Loading')).toBe(true));
  }
  await document.fonts.ready;
  const before = look();
  expect(before.size).toBeGreaterThan(50);
  turnRound();
  expect(differences(before)).toEqual([]);
});
