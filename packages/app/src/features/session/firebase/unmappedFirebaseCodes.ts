/** A user can neither cause nor correct these errors, so they are 'unknown'. Only a test reads this list. */
export const unmappedFirebaseCodes: ReadonlySet<string> = new Set(
  // Internal errors.
  (
    'internal-error argument-error app-deleted already-initialized dependent-sdk-initialized-before-auth ' +
    'emulator-config-failed invalid-emulator-scheme invalid-auth-event no-auth-event invalid-persistence-type ' +
    'invalid-req-type missing-client-type missing-iframe-start redirect-operation-pending custom-token-mismatch ' +
    'invalid-custom-token missing-or-invalid-nonce ' +
    // Sign-in methods that this app does not have.
    'captcha-check-failed code-expired expired-action-code invalid-action-code invalid-app-credential ' +
    'invalid-continue-uri invalid-message-payload invalid-multi-factor-session invalid-phone-number ' +
    'invalid-recaptcha-action invalid-recaptcha-token invalid-recaptcha-version invalid-sender ' +
    'invalid-verification-code invalid-verification-id maximum-second-factor-count-exceeded missing-app-credential ' +
    'missing-continue-uri missing-multi-factor-info missing-multi-factor-session missing-phone-number ' +
    'missing-recaptcha-token missing-recaptcha-version missing-verification-code missing-verification-id ' +
    'multi-factor-auth-required multi-factor-info-not-found second-factor-already-in-use unauthorized-continue-uri ' +
    'unsupported-first-factor unverified-email email-change-needs-verification invalid-recipient-email ' +
    'redirect-cancelled-by-user provider-already-linked no-such-provider ' +
    // Mobile apps.
    'app-not-installed cordova-not-ready dynamic-link-not-activated invalid-cert-hash invalid-cordova-configuration ' +
    'invalid-dynamic-link-domain invalid-hosting-link-domain missing-android-pkg-name missing-ios-bundle-id'
  ).split(' '),
);
