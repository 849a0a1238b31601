import { tokenColor } from '@second-gear/ui';
import type { StripeCardElementOptions } from '@stripe/stripe-js';

/**
 * The options of Stripe's card element. The app's stylesheets do not reach Stripe's iframe, so the options contain the
 * values of the theme.
 */
export const cardElementOptions = (): StripeCardElementOptions => ({
  hidePostalCode: true,
  style: {
    base: {
      color: tokenColor('--color-text'),
      iconColor: tokenColor('--color-text-muted'),
      fontFamily: 'system-ui, sans-serif',
      fontSize: '16px',
      lineHeight: '46px', // the height of the frame without its border, so that every part can be clicked
      '::placeholder': { color: tokenColor('--color-text-muted') },
    },
    invalid: { color: tokenColor('--color-error'), iconColor: tokenColor('--color-error') },
  },
});
