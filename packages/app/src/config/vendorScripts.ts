import type { Settings } from './settings.ts';

/**
 * Whose scripts run in the shop besides its own, as sources of a Content-Security-Policy: only those of the vendors that
 * are configured. The headers and Trusted Types both ask here, so that neither lets through what the other refuses.
 */
export const vendorScripts = ({
  firebase,
  stripePublishableKey,
}: Pick<Settings, 'firebase' | 'stripePublishableKey'>): string[] => [
  // Stripe's own two: https://docs.stripe.com/security/guide
  ...(stripePublishableKey ? ['https://js.stripe.com/', 'https://*.js.stripe.com/'] : []),
  // Google's loader and what it loads, for the popup. Not the rest of that host, where scripts are made to order.
  ...(firebase ? ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'] : []),
];

const matchesSource = (source: string, { hostname, pathname }: URL): boolean => {
  const allowed = new URL(source.replace('*.', ''));
  const isHost = source.includes('*.') ? hostname.endsWith(`.${allowed.hostname}`) : hostname === allowed.hostname;
  const isPath = allowed.pathname.endsWith('/') ? pathname.startsWith(allowed.pathname) : pathname === allowed.pathname;
  return isHost && isPath;
};

/** Whether an address is a script of one of these sources, as a browser reads them. */
export const isVendorScript = (sources: readonly string[], address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.port || url.username || url.password) return false;
  return sources.some((source) => matchesSource(source, url));
};
