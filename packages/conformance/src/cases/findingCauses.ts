/** `must`: the client fails, or its users are harmed. `should`: a risk to security or money. `hardening`: good practice. */
export type Level = 'must' | 'should' | 'hardening';

/** A mistake of a server. All findings with one cause are fixed at one place, so a report explains it only once. */
type Cause = {
  level: Level;
  title: string;
  /** How the author of the server can correct the mistake. */
  hint: string;
  /** The document that the server violates: a section of docs/requirements.md or a heading of docs/api.md. */
  source: string;
};

const endpointDescription = 'the endpoint in packages/contract/openapi.json';
const guide = (heading: string): string => `docs/api.md, “${heading}”`;

export const causes = {
  calls: {
    level: 'must',
    title: 'The client does not get what it reads',
    hint: 'packages/contract/openapi.json says for each endpoint what the client does with the response.',
    source: `docs/requirements.md §7; ${guide('Responses')}`,
  },
  afterRefusal: {
    level: 'must',
    title: 'Rejected, but carried out anyway',
    hint: 'Return after the rejection: the client repeats a request after a 401 or 403, and it is then carried out twice.',
    source: guide('When something fails'),
  },
  process: {
    level: 'must',
    title: 'A request ends the process of the server',
    hint: 'Validate ids and bodies before use, and handle rejected promises in one place: no user can use the server until it runs again.',
    source: guide('Responses'),
  },
  deletions: {
    level: 'must',
    title: 'A deletion is carried out with a missing or invalid token',
    hint: 'Check signature and expiry before anything is deleted: anyone can read the ids of the records.',
    source: guide('Tokens, and the hole in `/jwt`'),
  },
  prices: {
    level: 'must',
    title: 'A price is read wrongly, and the buyer would pay another amount',
    hint: 'Reject a price that is no plain number with 400: parseInt makes 1 of 1,65,000.',
    source: guide('Money'),
  },
  tokens: {
    level: 'should',
    title: 'A missing or invalid token is accepted',
    hint: 'Check signature and expiry in one middleware before the seven endpoints that require a token.',
    source: guide('Tokens, and the hole in `/jwt`'),
  },
  roles: {
    level: 'should',
    title: 'Users can do what their role does not allow, or change records of others',
    hint: 'Check the role, then that the record belongs to the user, in each endpoint that writes.',
    source: guide('Who may do what'),
  },
  filters: {
    level: 'should',
    title: 'A missing or empty filter matches every record',
    hint: 'Reject a missing or empty filter with 400 before it reaches the database.',
    source: endpointDescription,
  },
  operators: {
    level: 'should',
    title: 'Operator objects such as email[$ne] reach the database',
    hint: 'Reject every filter that is not a single text with 400.',
    source: guide('Requests'),
  },
  upserts: {
    level: 'should',
    title: 'An unknown id creates a record',
    hint: 'Leave out `upsert` in every update.',
    source: guide('GETs that write'),
  },
  fields: {
    level: 'should',
    title: 'Fields that only the server may set are taken from the request',
    hint: 'Take the listed fields from the body, and no others.',
    source: guide('Requests'),
  },
  browserGets: {
    level: 'should',
    title: 'A GET that writes is carried out for images, links and prefetches',
    hint: 'Make them POSTs, or reject them with 403 in one middleware that reads the Sec-Fetch headers.',
    source: guide('GETs that write'),
  },
  money: {
    level: 'should',
    title: 'Prices and payments are not checked',
    hint: 'Read prices strictly, take them from the booking, and accept one payment for a booking.',
    source: guide('Money'),
  },
  reservation: {
    level: 'should',
    title: 'Two buyers can pay for one bike',
    hint: 'Reserve the bike when a card is confirmed, not when an intent is created; respond to other buyers with 409 and "already_sold".',
    source: guide('Money'),
  },
  bookings: {
    level: 'should',
    title: 'Bookings are accepted that cannot be honoured',
    hint: 'Look up the bike and the buyer before you accept a booking.',
    source: endpointDescription,
  },
  emails: {
    level: 'should',
    title: 'E-mail addresses are compared with regard to case',
    hint: 'Compare e-mail addresses without regard to case.',
    source: endpointDescription,
  },
  crash: {
    level: 'should',
    title: 'A malformed request makes the server fail',
    hint: 'Validate ids and bodies before use, respond with 4xx, and handle rejected promises in one place: no request may end the process.',
    source: guide('Responses'),
  },
  trending: {
    level: 'hardening',
    title: 'The order or length of a list differs from that of the mock',
    hint: 'The client shows lists in your order; GET /allbikes begins with the bike that was advertised last.',
    source: guide('Responses'),
  },
  input: {
    level: 'hardening',
    title: 'Unusual requests are accepted that only other programs send',
    hint: 'Check types and lengths, and reject unknown parameters with 400.',
    source: `${guide('Requests')}; ${endpointDescription}`,
  },
  statuses: {
    level: 'hardening',
    title: 'Another status than the mock’s',
    hint: 'The client treats them alike; the documented status makes errors easier to find.',
    source: endpointDescription,
  },
  reading: {
    level: 'hardening',
    title:
      'Responses that the client has to convert: numbers instead of text, missing or unset fields, an empty body for null',
    hint: 'The client reads them all; send JSON of the documented types with new records.',
    source: guide('Responses'),
  },
  contentType: {
    level: 'hardening',
    title: 'Responses that are not application/json',
    hint: 'Respond with response.json().',
    source: guide('Responses'),
  },
  errors: {
    level: 'hardening',
    title: 'Errors without {"message": "One sentence."}, or with internals of the server',
    hint: 'Create error responses in one error handler, and log the stack; the message is shown to users.',
    source: guide('Responses'),
  },
  headers: {
    level: 'hardening',
    title: 'Responses without Cache-Control: no-store or X-Content-Type-Options: nosniff',
    hint: 'Set both once in a middleware.',
    source: guide('Responses'),
  },
} as const satisfies Record<string, Cause>;

export type CauseName = keyof typeof causes;

/** The causes that are about the form of a response. A case whose response has only such findings has passed. */
const formCauses: readonly CauseName[] = ['reading', 'contentType', 'errors', 'headers'];

/** Whether a finding says that the endpoint responded with something else than expected. */
export const isOtherResponse = (cause: CauseName): boolean => !formCauses.includes(cause);

export const levelOf = (cause: CauseName): Level => causes[cause].level;
