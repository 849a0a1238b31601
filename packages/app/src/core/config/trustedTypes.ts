import { serviceWorkerUrl } from './serviceWorkerUrl.ts';
import type { Settings } from './settings.ts';
import { isVendorScript, vendorScripts } from './vendorScripts.ts';

/** The part of the browser's `trustedTypes` that this file uses. TypeScript's DOM types do not contain it yet. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
};

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/**
 * Installs the default Trusted Types policy, which the security headers require (build/hosting/securityHeaders.ts). It
 * allows the script URL of the service worker, and those of Stripe and Google if they are configured. It allows no
 * other script and no HTML strings. In browsers without Trusted Types only the Content-Security-Policy protects the
 * app.
 */
export const installTrustedTypes = (
  settings: Pick<Settings, 'firebase' | 'stripePublishableKey'>,
  { trustedTypes }: Pick<Window, 'trustedTypes'> = window,
): void => {
  const sources = vendorScripts(settings);
  trustedTypes?.createPolicy('default', {
    // If this function returns null, the browser throws, and reports a violation.
    createScriptURL: (address) => (isVendorScript(sources, address) || address === serviceWorkerUrl ? address : null),
  });
};
