import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Headline } from '../components/layout/PageHeading/PageHeading.tsx';
import styles from './Foundations.module.css';
import { TheMap } from './TheMap.tsx';

const meta = preview.meta({
  title: 'From the spec to the proof',
  component: TheMap,
  tags: ['!autodocs'],
  render: () => (
    <>
      <Headline>From the spec to the proof</Headline>
      <p className={styles.lead}>
        Every requirement of the specification, in its words and its order, with the tests and stories that prove it. A
        test fails when one has no proof, or names a missing one. <code>npm run map</code> prints the same.
      </p>
      <TheMap />
    </>
  ),
});

const headings = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('h2')].map(({ textContent }) => textContent);

/** Where to look for what proves a sentence of the specification. */
export const EveryRequirementAndItsProof = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await step('the nine sections are folded', async () => {
      await expect(headings(canvasElement)).toHaveLength(9);
      await expect(canvas.getByRole('status')).toHaveTextContent('330 of 330 requirements');
      await expect(canvas.queryByText("Success: 'Booking successfull'.")).toBeNull();
    });
    await step('one is opened', async () => {
      await userEvent.click(canvas.getByRole('heading', { name: /Error catalogue/ }));
      await expect(await canvas.findByText("Success: 'Booking successfull'.")).toBeVisible();
      const [proof] = canvas.getAllByRole('link', { name: 'toasts: booked' });
      await expect(proof).toHaveAttribute('href', '/?path=/story/app-toasts--booked');
      await expect(proof).toHaveAttribute('target', '_top');
    });
  },
});

/** What is looked for is open at once, with nothing else around it. */
export const Found = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find' }), 'bearer 7');
    await expect(headings(canvasElement)).toEqual(['§7 The calls it makes']);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^\d of 330 requirements$/));
    await expect(canvas.getByText('DELETE /users/{id} | bearer | reads deletedCount')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find' }), 'sidecar');
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 330 requirements');
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
});
