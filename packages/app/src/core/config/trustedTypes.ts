import { serviceWorkerUrl } from './serviceWorkerUrl.ts';
import type { Settings } from './settings.ts';
import { isVendorScript, vendorScripts } from './vendorScripts.ts';

/** TypeScript's DOM types do not contain it yet. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
};

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/**
 * The security headers require this policy (build/hosting/securityHeaders.ts). It allows the scripts of the service
 * worker and of configured vendors, and no HTML strings.
 */
export const installTrustedTypes = (
  settings: Pick<Settings, 'firebase' | 'stripePublishableKey'>,
  { trustedTypes }: Pick<Window, 'trustedTypes'> = window,
): void => {
  const sources = vendorScripts(settings);
  trustedTypes?.createPolicy('default', {
    // Null lets the browser throw and report a violation.
    createScriptURL: (address) => (isVendorScript(sources, address) || address === serviceWorkerUrl ? address : null),
  });
};
