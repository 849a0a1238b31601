import { serviceWorkerUrl } from '../offline/worker/serviceWorkerUrl.ts';
import type { Settings } from './settings.ts';
import { isVendorScript, vendorScripts } from './vendorScripts.ts';

/** As much of the browser's `trustedTypes` as is needed here; TypeScript's DOM does not know it yet. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
};

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/**
 * The default policy, which the browser asks before it takes a text for code (`headers.ts` makes it ask). Stripe's and
 * Google's scripts may be loaded when they are configured, and the shop's own worker always; nothing else is ever turned from text into a script, nor any
 * text into HTML: the shop does neither. Browsers that know no Trusted Types still have the Content-Security-Policy.
 */
export const installTrustedTypes = (
  settings: Pick<Settings, 'firebase' | 'stripePublishableKey'>,
  { trustedTypes }: Pick<Window, 'trustedTypes'> = window,
): void => {
  const sources = vendorScripts(settings);
  trustedTypes?.createPolicy('default', {
    // null: the browser throws where the script was to be loaded, and reports it.
    createScriptURL: (address) => (isVendorScript(sources, address) || address === serviceWorkerUrl ? address : null),
  });
};
