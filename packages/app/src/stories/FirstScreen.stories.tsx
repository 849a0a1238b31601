import { bookings } from '@second-gear/fixtures';
import { toast } from '@second-gear/ui';
import { expect, screen, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AppStory, type AppStoryProps } from './AppStory.tsx';
import { type Canvas, expectToast, report } from './steps.ts';
import { withMockApi } from './withMockApi.ts';

const args: AppStoryProps = { at: '/', as: null };

/** Shows the part of each page that a user of a phone sees without scrolling. */
const meta = preview.meta({
  title: 'First screen',
  component: AppStory,
  args,
  tags: ['!autodocs', 'no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    noScreenshot: 'Each page has its own screenshots, and a toast may be gone or not.',
  },
  globals: { viewport: { value: 'small' } },
  beforeEach: async (context) => {
    window.scrollTo(0, 0);
    await withMockApi(context);
  },
});

const expectSeeProducts = async ({ canvas }: { canvas: Canvas }) => {
  const link = await canvas.findByRole('link', { name: 'See Products' });
  await expect(link).toBeVisible();
  await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect(link).toHaveAttribute('href', expect.stringMatching(/#brands$/));
  const ribbon = canvas.getByRole('complementary', { name: 'About this demo' });
  await expect(ribbon.getBoundingClientRect().height).toBeLessThanOrEqual(46);
};

/** The demo ribbon has only one line, so that the link *See Products* is visible without scrolling. */
export const HomeOnASmallPhone = meta.story({ play: expectSeeProducts });

/** Waits for the end of the toast's animation, and returns the bounding box of the toast. */
const boxOfToast = async (words: string): Promise<DOMRect> => {
  await expectToast(words);
  const shown = within(screen.getByRole('region', { name: 'Notifications' }))
    .getByText(words)
    .closest('[data-kind]');
  await Promise.all(shown?.getAnimations().map(({ finished }) => finished) ?? []);
  return shown?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
};

const expectUncovered = async (toastBox: DOMRect, elements: readonly (Element | undefined)[]) => {
  for (const element of elements) {
    const box = element?.getBoundingClientRect() ?? toastBox;
    const isCovered =
      box.left < toastBox.right && toastBox.left < box.right && box.top < toastBox.bottom && toastBox.top < box.bottom;
    await expect(`${element?.textContent} covered: ${isCovered}`).toBe(`${element?.textContent} covered: false`);
  }
};

const bars = (canvas: Canvas): Element[] => [
  canvas.getAllByRole('link', { name: 'Second Gear' })[0] ?? document.body,
  canvas.getByRole('button', { name: 'Menu' }),
];

/**
 * Returns the elements that show a price. A price consists of one element for each group of digits, so its text is read
 * from the parent element.
 */
const pricesIn = (element: HTMLElement): Element[] => {
  const prices = [...element.querySelectorAll('span')].filter(({ textContent }) =>
    /(^|\s)\d{5,} BDT$/.test(textContent),
  );
  if (prices.length === 0) throw new Error('There is no price.');
  return prices;
};

const expectUncoveredAfterReport = async ({ canvas }: { canvas: Canvas }) => {
  const [card] = await canvas.findAllByRole('article');
  if (!card) throw new Error('There is no bike.');
  await report(within(card));
  const box = await boxOfToast('Reported Successfully');
  await expectUncovered(box, [...bars(canvas), ...pricesIn(card)]);
};

/** A toast must not cover the logo, the menu or a price. */
export const ToastOnTheList = meta.story({
  args: { at: '/categories/1', as: 'farhana' },
  play: expectUncoveredAfterReport,
});

const expectUncoveredOnPaymentPage = async ({ canvas }: { canvas: Canvas }) => {
  await canvas.findByText('Please Pay');
  toast.error('Second Gear did not answer in time. It may have been done anyway: check before you try again.');
  const box = await boxOfToast(
    'Second Gear did not answer in time. It may have been done anyway: check before you try again.',
  );
  await expectUncovered(box, [
    ...bars(canvas),
    canvas.getByRole('button', { name: /^Dashboard menu/ }),
    ...pricesIn(canvas.getByRole('main')),
  ]);
};

export const ToastOnThePaymentPage = meta.story({
  args: { at: `/dashboard/payment/${bookings.unpaid._id}`, as: 'farhana' },
  play: expectUncoveredOnPaymentPage,
});
