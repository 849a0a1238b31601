import { sections } from 'virtual:requirements';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import styles from '../Foundations.module.css';
import { RequirementsMatrix } from './RequirementsMatrix.tsx';

const meta = preview.meta({
  title: 'Requirements',
  component: RequirementsMatrix,
  args: { sections },
  tags: ['!autodocs', 'no-screenshot'],
  parameters: { noScreenshot: 'It shows the titles of tests, so it changes whenever a test does.' },
  render: (args) => (
    <>
      <PageHeading>Requirements</PageHeading>
      <p className={styles.lead}>
        Every requirement of <code>docs/requirements.md</code>, with the tests and stories that cite its id.{' '}
        <code>npm test</code> fails when one has no proof, or when a cited id does not exist.{' '}
        <code>node scripts/check/requirements.mjs</code> prints the same.
      </p>
      <RequirementsMatrix {...args} />
    </>
  ),
});

const headings = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('h2')].map(({ textContent }) => textContent);

const booked = 'When a booking succeeds, the app shows "Booking successfull".';

/** All sections are collapsed while the search field is empty. */
export const AllRequirements = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await step('all sections are collapsed', async () => {
      await expect(headings(canvasElement)).toEqual(sections.map(({ number, title }) => `§${number} ${title}`));
      await expect(canvas.getByRole('status')).toHaveTextContent(/^(\d+) of \1 requirements$/);
      await expect(canvas.queryByText(booked)).toBeNull();
    });
    await step('a pressed section opens, and has links to the stories', async () => {
      await userEvent.click(canvas.getByRole('heading', { name: /Messages/ }));
      await expect(await canvas.findByText(booked)).toBeVisible();
      const [proof] = canvas.getAllByRole('link', { name: 'App/Toasts: Login Failed' });
      await expect(proof).toHaveAttribute('href', './?path=/story/app-toasts--login-failed');
      await expect(proof).toHaveAttribute('target', '_top');
    });
  },
});
