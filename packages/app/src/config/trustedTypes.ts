import { serviceWorkerUrl } from '../offline/worker/serviceWorkerUrl.ts';
import type { Settings } from './settings.ts';
import { isVendorScript, vendorScripts } from './vendorScripts.ts';

/** The used part of the browser's `trustedTypes`, which TypeScript's DOM types do not contain yet. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
};

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/**
 * Installs the default Trusted Types policy, which the headers require (build/hosting/securityHeaders.ts). It allows the URLs
 * of Stripe's and Google's scripts if they are configured, and of the service worker. No other text can become a script, and
 * none can become HTML. Browsers without Trusted Types still have the Content-Security-Policy.
 */
export const installTrustedTypes = (
  settings: Pick<Settings, 'firebase' | 'stripePublishableKey'>,
  { trustedTypes }: Pick<Window, 'trustedTypes'> = window,
): void => {
  const sources = vendorScripts(settings);
  trustedTypes?.createPolicy('default', {
    // For null the browser throws and reports a violation.
    createScriptURL: (address) => (isVendorScript(sources, address) || address === serviceWorkerUrl ? address : null),
  });
};
