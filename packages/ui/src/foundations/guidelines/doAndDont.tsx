import type { ReactNode } from 'react';
import { Button } from '../../components/base/Button/Button.tsx';
import { Icon } from '../../components/base/Icon/Icon.tsx';
import { Price } from '../../components/bikes/Price/Price.tsx';
import { OrderStatus } from '../../components/bookings/BookingCard/OrderStatus.tsx';
import { InlineAlert } from '../../components/feedback/InlineAlert/InlineAlert.tsx';
import { TextField } from '../../components/forms/TextField/TextField.tsx';
import { DescriptionList } from '../../components/layout/DescriptionList/DescriptionList.tsx';

/** One side of a pair: an example, and the rule that it follows or breaks. */
export type Example = { rule: string; example: ReactNode };

const noop = () => {};

/**
 * Examples of how the components of each group are used, and of what to avoid. The keys are the folders of
 * `packages/ui/src/components`.
 */
export const doAndDont: Readonly<Record<string, { do: Example; dont: Example }>> = {
  auth: {
    do: {
      rule: 'Say that the e-mail or the password is wrong, so that strangers do not learn which addresses have an account.',
      example: <p>The email or password is not right. Check them and try again.</p>,
    },
    dont: {
      rule: 'Do not say which of the two is wrong.',
      example: <p>There is no account with this email.</p>,
    },
  },
  base: {
    do: {
      rule: 'A page has one filled button: its main action. All others are outlined or quiet.',
      example: (
        <>
          <Button>Book Now</Button> <Button variant="outline">Compare</Button>
        </>
      ),
    },
    dont: {
      rule: 'Two filled buttons leave the user without a main action.',
      example: (
        <>
          <Button>Book Now</Button> <Button>Compare</Button>
        </>
      ),
    },
  },
  bikeDetails: {
    do: {
      rule: 'Facts have the same order on the card, on the page and in the comparison.',
      example: (
        <DescriptionList
          items={[
            { term: 'Condition', detail: 'Good' },
            { term: 'Purchase year', detail: '2018' },
          ]}
        />
      ),
    },
    dont: {
      rule: 'Do not write facts as one sentence. Users cannot compare sentences line by line.',
      example: <p>This bike from 2018 is in good condition.</p>,
    },
  },
  bikes: {
    do: {
      rule: 'The resale price is the largest text of a card. The original price is smaller, and crossed out.',
      example: (
        <p>
          <Price value="165000" /> <Price value="210000" isStruck />
        </p>
      ),
    },
    dont: {
      rule: 'Do not compute a price that the seller did not write, such as a monthly rate.',
      example: <p>Only 13,750 BDT per month!</p>,
    },
  },
  bookings: {
    do: {
      rule: 'Say the state of an order in words. Colour and icon only repeat it.',
      example: <OrderStatus state="soldToAnother" />,
    },
    dont: {
      rule: 'Do not show a state as an icon alone.',
      example: (
        <p>
          <Icon name="close" />
        </p>
      ),
    },
  },
  demo: {
    do: {
      rule: 'The demo ribbon names each service that is only a demo.',
      example: <p>The server and card payment are demo services. No real money moves.</p>,
    },
    dont: {
      rule: 'Do not leave the user in doubt whether a payment is real.',
      example: <p>Test mode</p>,
    },
  },
  feedback: {
    do: {
      rule: 'An error says what happened and what to do, at the place where it happened.',
      example: <InlineAlert title="The bikes could not be loaded" problem="Check your connection." onRetry={noop} />,
    },
    dont: {
      rule: 'Do not show an error without a next step, and do not blame the user.',
      example: <p>Oops! Something went wrong. Error 500</p>,
    },
  },
  filters: {
    do: {
      rule: 'Each option shows how many bikes it would leave.',
      example: <p>Excellent (21)</p>,
    },
    dont: {
      rule: 'Do not offer an option that leads to an empty list without saying so.',
      example: <p>Excellent</p>,
    },
  },
  forms: {
    do: {
      rule: 'The label is always visible. The placeholder is an example.',
      example: <TextField label="Phone" placeholder="01711000123" />,
    },
    dont: {
      rule: 'Do not use the placeholder as the label. It disappears when the user types.',
      example: <TextField label="" aria-label="Phone" placeholder="Phone" />,
    },
  },
  layout: {
    do: {
      rule: 'Separate content with space and thin lines.',
      example: <DescriptionList items={[{ term: 'Seller', detail: 'Rahim Uddin' }]} />,
    },
    dont: {
      rule: 'Do not put boxes into boxes. Only what is above the page has a shadow: dialogs, menus and toasts.',
      example: (
        <div style={{ padding: '8px', border: '1px solid', boxShadow: '0 2px 8px rgb(0 0 0 / 0.3)' }}>
          <div style={{ padding: '8px', border: '1px solid' }}>Rahim Uddin</div>
        </div>
      ),
    },
  },
  payment: {
    do: {
      rule: 'Say whether the card was charged, also when the answer of the server was lost.',
      example: <p>The payment could not be confirmed. Do not pay again: this page checks it by itself.</p>,
    },
    dont: {
      rule: 'Do not call a payment failed when its result is not known. The user would pay twice.',
      example: <p>Payment failed. Please try again.</p>,
    },
  },
  search: {
    do: {
      rule: 'If nothing is found, name the filter to remove and the number of bikes that this would show.',
      example: <Button variant="outline">Remove “under 50,000” (12 bikes)</Button>,
    },
    dont: {
      rule: 'Do not leave the user at an empty list.',
      example: <p>No results.</p>,
    },
  },
};
