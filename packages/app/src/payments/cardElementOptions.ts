import type { StripeCardElementOptions } from '@stripe/stripe-js';

/** The card element lives in a frame of its provider's, which our stylesheets do not reach: the theme is read and handed over. */
export const cardElementOptions = (): StripeCardElementOptions => {
  const theme = getComputedStyle(document.documentElement);
  const colour = (meaning: string) => theme.getPropertyValue(meaning).trim();
  return {
    hidePostalCode: true,
    style: {
      base: {
        color: colour('--ink'),
        iconColor: colour('--ink-quiet'),
        fontFamily: 'system-ui, sans-serif',
        fontSize: '16px',
        '::placeholder': { color: colour('--ink-quiet') },
      },
      invalid: { color: colour('--danger'), iconColor: colour('--danger') },
    },
  };
};
