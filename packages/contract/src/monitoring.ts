import * as v from 'valibot';

/**
 * The reports that the app sends to `VITE_REPORT_URL` (docs/monitoring.md). They contain no text that a user, a seller
 * or a server has written: only names of the app's own code, numbers, and the fixed words below.
 */

const Word = v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{0,60}$/));

/** A program can give an error any other name, such as the name of a user. Such an error is an 'Error'. */
export const errorNames = [
  ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'],
  ...['AbortError', 'ConstraintError', 'DataCloneError', 'DataError', 'EncodingError', 'HierarchyRequestError'],
  ...['InvalidAccessError', 'InvalidCharacterError', 'InvalidStateError', 'NetworkError', 'NotAllowedError'],
  ...['NotFoundError', 'NotReadableError', 'NotSupportedError', 'OperationError', 'QuotaExceededError'],
  ...['ReadOnlyError', 'SecurityError', 'TimeoutError', 'TransactionInactiveError', 'UnknownError', 'VersionError'],
  ...['ApiError', 'AuthError', 'ChunkLoadError', 'PhotoError', 'FirebaseError', 'HTTPError', 'ValiError'],
];

/** What browsers report in the place of a blocked URL. `other` stands for all other words and hosts. */
export const blockedWords = [
  ...['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob', 'filesystem', 'about', 'other'],
  ...['trusted-types-policy', 'trusted-types-sink', 'chrome-extension', 'moz-extension', 'safari-web-extension'],
];

/** Such as 'assets/index-4f2a.js:14:2031'. */
const Position = v.pipe(v.string(), v.regex(/^assets\/[\w.-]{1,80}\.js:\d{1,9}:\d{1,9}$/));

export const MonitoringReport = v.variant('kind', [
  v.strictObject({
    kind: v.literal('error'),
    source: v.picklist(['render', 'script', 'promise']),
    name: v.picklist(errorNames),
    /** The innermost positions of the stack, innermost first. */
    stack: v.pipe(v.array(Position), v.maxLength(5)),
  }),
  v.strictObject({
    kind: v.literal('request'),
    /** As in docs/api.md, such as 'listBikes'. */
    endpoint: Word,
    /** Such as 'timeout'. */
    error: Word,
  }),
  v.strictObject({
    kind: v.literal('payment'),
    /** What the payment page shows, such as 'declined' or 'recordingFailed'. */
    state: Word,
    reason: v.optional(Word),
  }),
  v.strictObject({
    kind: v.literal('csp'),
    directive: Word,
    /** An origin, if the policy names it for something else, or a word such as 'inline'. */
    blocked: v.union([v.picklist(blockedWords), v.pipe(v.string(), v.regex(/^https?:\/\/[\w.:[\]-]{1,120}$/))]),
  }),
  v.strictObject({
    kind: v.literal('deprecation'),
    /** The browser's id of the deprecated feature or of its intervention. */
    id: Word,
  }),
  v.strictObject({
    kind: v.literal('vital'),
    /** A Core Web Vital. CLS has no unit, all others are in ms. */
    name: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: v.pipe(v.number(), v.minValue(0)),
    rating: v.picklist(['good', 'needs-improvement', 'poor']),
  }),
]);
export type MonitoringReport = v.InferOutput<typeof MonitoringReport>;

/** All new reports of one page load. */
export const MonitoringBatch = v.strictObject({
  version: v.literal(1),
  language: v.picklist(['en', 'bn']),
  reports: v.pipe(
    v.array(
      v.strictObject({
        /** Such as '/categories/:id'. It contains no ids. */
        page: v.pipe(v.string(), v.regex(/^\/[\w/:-]{0,80}$/)),
        /** How often the same report occurred on this page since the last request. */
        count: v.pipe(v.number(), v.integer(), v.minValue(1)),
        report: MonitoringReport,
      }),
    ),
    v.maxLength(50),
  ),
  /** A page load sends only a limited number of reports. */
  dropped: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type MonitoringBatch = v.InferOutput<typeof MonitoringBatch>;
