import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/base/Button/Button.tsx';
import { Icon } from '../../components/base/Icon/Icon.tsx';
import { Price } from '../../components/bikes/Price/Price.tsx';
import { OrderStatus } from '../../components/bookings/BookingCard/OrderStatus.tsx';
import { InlineAlert } from '../../components/feedback/InlineAlert/InlineAlert.tsx';
import { TextField } from '../../components/forms/TextField/TextField.tsx';
import { DescriptionList } from '../../components/layout/DescriptionList/DescriptionList.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import foundations from '../Foundations.module.css';
import styles from './Guidelines.module.css';

/** An example that follows a rule, and one that makes a mistake. */
type Pair = { rule: string; good: ReactNode; mistake: string; bad: ReactNode };

/**
 * Examples of how the components of each group are used, and of what to avoid. The keys are the folders of
 * `packages/ui/src/components`.
 */
const doAndDont: Readonly<Record<string, Pair>> = {
  auth: {
    rule: 'Say that the e-mail or the password is wrong, so that strangers do not learn which addresses have an account.',
    good: <p>The email or password is not right. Check them and try again.</p>,
    mistake: 'Do not say which of the two is wrong.',
    bad: <p>There is no account with this email.</p>,
  },
  base: {
    rule: 'A page has one filled button: its main action. All others are outlined or quiet.',
    good: (
      <>
        <Button>Book Now</Button> <Button variant="outline">Compare</Button>
      </>
    ),
    mistake: 'Two filled buttons leave the user without a main action.',
    bad: (
      <>
        <Button>Book Now</Button> <Button>Compare</Button>
      </>
    ),
  },
  bikeDetails: {
    rule: 'Facts have the same order on the card, on the page and in the comparison.',
    good: (
      <DescriptionList
        items={[
          { term: 'Condition', detail: 'Good' },
          { term: 'Purchase year', detail: '2018' },
        ]}
      />
    ),
    mistake: 'Do not write facts as one sentence. Users cannot compare sentences line by line.',
    bad: <p>This bike from 2018 is in good condition.</p>,
  },
  bikes: {
    rule: 'The resale price is the largest text of a card. The original price is smaller, and crossed out.',
    good: (
      <p>
        <Price value="165000" /> <Price value="210000" isStruck />
      </p>
    ),
    mistake: 'Do not compute a price that the seller did not write, such as a monthly rate.',
    bad: <p>Only 13,750 BDT per month!</p>,
  },
  bookings: {
    rule: 'Say the state of an order in words. Colour and icon only repeat it.',
    good: <OrderStatus state="soldToAnother" />,
    mistake: 'Do not show a state as an icon alone.',
    bad: (
      <p>
        <Icon name="close" />
      </p>
    ),
  },
  demo: {
    rule: 'The demo ribbon names each service that is only a demo.',
    good: <p>The server and card payment are demo services. No real money moves.</p>,
    mistake: 'Do not leave the user in doubt whether a payment is real.',
    bad: <p>Test mode</p>,
  },
  feedback: {
    rule: 'An error says what happened and what to do, at the place where it happened.',
    good: <InlineAlert title="The bikes could not be loaded" problem="Check your connection." onRetry={fn()} />,
    mistake: 'Do not show an error without a next step, and do not blame the user.',
    bad: <p>Oops! Something went wrong. Error 500</p>,
  },
  filters: {
    rule: 'Each option shows how many bikes it would leave.',
    good: <p>Excellent (21)</p>,
    mistake: 'Do not offer an option that leads to an empty list without saying so.',
    bad: <p>Excellent</p>,
  },
  forms: {
    rule: 'The label is always visible. The placeholder is an example.',
    good: <TextField label="Phone" placeholder="01711000123" />,
    mistake: 'Do not use the placeholder as the label. It disappears when the user types.',
    bad: <TextField label="" aria-label="Phone" placeholder="Phone" />,
  },
  layout: {
    rule: 'Separate content with space and thin lines.',
    good: <DescriptionList items={[{ term: 'Seller', detail: 'Rahim Uddin' }]} />,
    mistake: 'Do not put boxes into boxes. Only what is above the page has a shadow: dialogs, menus and toasts.',
    bad: (
      <div style={{ padding: '8px', border: '1px solid', boxShadow: '0 2px 8px rgb(0 0 0 / 0.3)' }}>
        <div style={{ padding: '8px', border: '1px solid' }}>Rahim Uddin</div>
      </div>
    ),
  },
  payment: {
    rule: 'Say whether the card was charged, also when the answer of the server was lost.',
    good: <p>The payment could not be confirmed. Do not pay again: this page checks it by itself.</p>,
    mistake: 'Do not call a payment failed when its result is not known. The user would pay twice.',
    bad: <p>Payment failed. Please try again.</p>,
  },
  search: {
    rule: 'If nothing is found, name the filter to remove and the number of bikes that this would show.',
    good: <Button variant="outline">Remove “under 50,000” (12 bikes)</Button>,
    mistake: 'Do not leave the user at an empty list.',
    bad: <p>No results.</p>,
  },
};

const meta = preview.meta({
  title: 'Guidelines',
  tags: ['!autodocs', 'no-screenshot'],
  parameters: { noScreenshot: 'The page consists of texts and of components that have screenshots of their own.' },
});

/** Each group of components has a pair of examples. The examples cannot be used. */
export const DoAndDont = meta.story({
  render: () => (
    <>
      <PageHeading>Do and don’t</PageHeading>
      {Object.entries(doAndDont).map(([group, { rule, good, mistake, bad }]) => (
        <section key={group}>
          <h2 className={foundations.group}>{group}</h2>
          <div className={styles.pairs}>
            <figure className={styles.example}>
              <figcaption>
                <strong>Do</strong>: {rule}
              </figcaption>
              <div inert>{good}</div>
            </figure>
            <figure className={`${styles.example} ${styles.dont}`}>
              <figcaption>
                <strong>Don’t</strong>: {mistake}
              </figcaption>
              <div inert>{bad}</div>
            </figure>
          </div>
        </section>
      ))}
    </>
  ),
});
