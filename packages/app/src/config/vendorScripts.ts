import type { Settings } from './settings.ts';

/**
 * The scripts of configured vendors, as sources of a Content-Security-Policy. The headers and the Trusted Types policy both use
 * this list, so that they agree.
 */
export const vendorScripts = ({
  firebase,
  stripePublishableKey,
}: Pick<Settings, 'firebase' | 'stripePublishableKey'>): string[] => [
  // Documented at https://docs.stripe.com/security/guide
  ...(stripePublishableKey ? ['https://js.stripe.com/', 'https://*.js.stripe.com/'] : []),
  // Google's loader and its scripts, for the popup. Not the whole host: other paths there return scripts with caller-defined content.
  ...(firebase ? ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'] : []),
];

const matchesSource = (source: string, { hostname, pathname }: URL): boolean => {
  const allowed = new URL(source.replace('*.', ''));
  const isHost = source.includes('*.') ? hostname.endsWith(`.${allowed.hostname}`) : hostname === allowed.hostname;
  const isPath = allowed.pathname.endsWith('/') ? pathname.startsWith(allowed.pathname) : pathname === allowed.pathname;
  return isHost && isPath;
};

/** Whether a URL matches one of these sources, by the browser's rules. */
export const isVendorScript = (sources: readonly string[], address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.port || url.username || url.password) return false;
  return sources.some((source) => matchesSource(source, url));
};
