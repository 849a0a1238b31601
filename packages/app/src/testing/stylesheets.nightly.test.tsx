import type { EndpointName } from '@second-gear/contract';
import { seedDb } from '@second-gear/fixtures';
import { createMockBackend, hang } from '@second-gear/mock-server/msw';
import { screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AppStoryProps } from '../stories/AppStory.tsx';
import { checkAfterEachTest, openApp, setBackend } from './whole-app/openApp.tsx';

/**
 * Tests that the order of the stylesheets does not change how a page looks. Stylesheets load in the order in which the
 * user opens pages. Their order would matter if two classes on one element had rules of the same specificity; the
 * cascade layers of theme.css prevent this.
 */

checkAfterEachTest();

type ComputedStyles = Map<Element, Record<string, string>>;

const declaredIn = (rules: CSSRuleList): string[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? rule.style : []),
    ...('cssRules' in rule ? declaredIn(rule.cssRules as CSSRuleList) : []),
  ]);

/** The properties that a stylesheet sets. The order of the stylesheets cannot change any other property. */
let declared: string[] = [];

const stylesOf = (element: Element): Record<string, string> => {
  const computed = getComputedStyle(element);
  return Object.fromEntries(declared.map((name) => [name, computed.getPropertyValue(name)]));
};
const readStyles = (): ComputedStyles =>
  new Map(
    [...document.body.querySelectorAll(':not(svg :not([class]))')].map((element) => [element, stylesOf(element)]),
  );

/** Returns the computed styles that have changed, such as '<button class="…"> color: red, was blue'. */
const differences = (before: ComputedStyles): string[] =>
  [...before].flatMap(([element, was]) =>
    Object.entries(stylesOf(element))
      .filter(([name, value]) => value !== was[name])
      .map(
        ([name, value]) => `<${element.localName} class="${element.className}"> ${name}: ${value}, was ${was[name]}`,
      ),
  );

const reverseStylesheets = () => document.head.append(...[...document.head.querySelectorAll('style')].reverse());

type Page = Pick<AppStoryProps, 'at' | 'as'> & {
  /** A text, or the label of a loading indicator, that shows that the page is ready. */
  shows: string;
  /** An endpoint that never responds, so that the page stays in its loading state. */
  waitsFor?: EndpointName;
  /** The name of a button that the test presses after the page has loaded. */
  presses?: string;
};

const pages: Page[] = [
  { at: '/', as: null, shows: 'Yamaha RX 100' },
  { at: '/login', as: null, shows: 'Continue With Google' },
  { at: '/categories/1', as: 'farhana', shows: 'Honda CG125' },
  { at: '/categories/1', as: 'farhana', shows: 'Loading the bikes', waitsFor: 'listBikes' },
  { at: '/dashboard/myorder', as: 'farhana', shows: 'Yamaha RXS 115' },
  { at: '/dashboard/addproduct', as: 'rahim', shows: 'Add New' },
  { at: '/dashboard/myproduct', as: 'rahim', shows: 'Honda CG125', waitsFor: 'advertise', presses: 'Advertise' },
  { at: '/dashboard/allseller', as: 'nasrin', shows: 'Sadia Rahman' },
];

const isVisible = (words: string) =>
  screen.queryAllByText(words).length > 0 || screen.queryByRole('progressbar', { name: words }) !== null;

test.each(pages)('$at with $shows looks the same at 390 and 1280 px in any order of its stylesheets', async (one) => {
  setBackend(createMockBackend(seedDb({ bikes: 0 })), one.waitsFor && { [one.waitsFor]: hang() });
  const { canvas, services } = openApp(one);
  await waitFor(() => expect(isVisible(one.shows)).toBe(true));
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(one.waitsFor && !one.presses ? 1 : 0));
  if (one.presses) {
    const [button] = await canvas.findAllByRole('button', { name: one.presses });
    await userEvent.click(button);
    await waitFor(() => expect(isVisible('Loading')).toBe(true));
  }
  await document.fonts.ready;
  declared = [...new Set([...document.styleSheets].flatMap(({ cssRules }) => declaredIn(cssRules)))];
  expect(declared.length).toBeGreaterThan(50);
  for (const width of [390, 1280]) {
    await page.viewport(width, 800);
    // Waits for two frames, because components that measure themselves render again in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const before = readStyles();
    expect(before.size).toBeGreaterThan(50);
    reverseStylesheets();
    expect(differences(before), `${width} px`).toEqual([]);
  }
});
