import { colourOf } from '@second-gear/ui';
import type { StripeCardElementOptions } from '@stripe/stripe-js';

/** The card element lives in a frame of its provider's, which our stylesheets do not reach: the theme is read and handed over. */
export const cardElementOptions = (): StripeCardElementOptions => ({
  hidePostalCode: true,
  style: {
    base: {
      color: colourOf('--color-text'),
      iconColor: colourOf('--color-text-muted'),
      fontFamily: 'system-ui, sans-serif',
      fontSize: '16px',
      lineHeight: '46px', // as high as the frame inside its edges: all of it can be pressed
      '::placeholder': { color: colourOf('--color-text-muted') },
    },
    invalid: { color: colourOf('--color-error'), iconColor: colourOf('--color-error') },
  },
});
