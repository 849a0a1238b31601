import type { Settings } from './settings.ts';

/** For the security headers and for the Trusted Types policy, so that they allow the same scripts. */
export const vendorScripts = ({
  firebase,
  stripePublishableKey,
}: Pick<Settings, 'firebase' | 'stripePublishableKey'>): string[] => [
  // https://docs.stripe.com/security/guide
  ...(stripePublishableKey ? ['https://js.stripe.com/', 'https://*.js.stripe.com/'] : []),
  // Not the whole host: other paths return scripts whose content the caller defines.
  ...(firebase ? ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'] : []),
];

const matchesSource = (source: string, { hostname, pathname }: URL): boolean => {
  const allowed = new URL(source.replace('*.', ''));
  const isHost = source.includes('*.') ? hostname.endsWith(`.${allowed.hostname}`) : hostname === allowed.hostname;
  const isPath = allowed.pathname.endsWith('/') ? pathname.startsWith(allowed.pathname) : pathname === allowed.pathname;
  return isHost && isPath;
};

/** By the browser's rules for a Content-Security-Policy. */
export const isVendorScript = (sources: readonly string[], address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.port || url.username || url.password) return false;
  return sources.some((source) => matchesSource(source, url));
};
