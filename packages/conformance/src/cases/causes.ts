/** How much a finding matters. `must`: the client or its users suffer. `should`: a risk to security or money. `hardening`: good practice. */
export const levels = ['must', 'should', 'hardening'] as const;
export type Level = (typeof levels)[number];

/** What a finding is about. Findings of one cause are mended in one place, so that a report names the cause once. */
type Cause = {
  level: Level;
  /** The heading in a report. */
  says: string;
  /** What a server's author can do about it. */
  hint: string;
  /** The document that demands it: a section of the specification, or a heading of docs/api.md. */
  source: string;
};

const guide = (heading: string): string => `docs/api.md, “${heading}”`;

export const causes = {
  calls: {
    level: 'must',
    says: 'The client does not get what it reads',
    hint: 'The chapter of each call says what the client does with the answer.',
    source: `specification §7; ${guide('What may be answered')}`,
  },
  afterRefusal: {
    level: 'must',
    says: 'Refused, and done all the same',
    hint: 'Return after the refusal: the client repeats a call after a 401 or 403, and it is then done twice.',
    source: guide('When something fails'),
  },
  tokens: {
    level: 'should',
    says: 'A missing or invalid token is accepted',
    hint: 'Check signature and expiry in one middleware before the seven calls that carry a token.',
    source: guide('Tokens, and the hole in `/jwt`'),
  },
  roles: {
    level: 'should',
    says: 'Users can do what their role does not allow, or change records of others',
    hint: 'Check the role, then that the record belongs to the user, in each call that writes.',
    source: guide('Who may do what'),
  },
  filters: {
    level: 'should',
    says: 'A missing or empty filter matches every record',
    hint: 'Refuse a missing or empty filter with 400 before it reaches the database.',
    source: guide('The calls'),
  },
  operators: {
    level: 'should',
    says: 'Operator objects such as email[$ne] reach the database',
    hint: 'Refuse every filter that is not a single text with 400.',
    source: guide('What is sent'),
  },
  upserts: {
    level: 'should',
    says: 'An unknown id creates a record',
    hint: 'Leave out `upsert` in every update.',
    source: guide('GETs that write'),
  },
  fields: {
    level: 'should',
    says: 'Fields that only the server may set are taken from the request',
    hint: 'Take the listed fields from the body, and no others.',
    source: guide('What is sent'),
  },
  browserGets: {
    level: 'should',
    says: 'A GET that writes is carried out for images, links and prefetches',
    hint: 'Make them POSTs, or refuse them with 403 in one middleware that reads the Sec-Fetch headers.',
    source: guide('GETs that write'),
  },
  money: {
    level: 'should',
    says: 'Prices and payments are not checked',
    hint: 'Read prices strictly, take them from the booking, and accept one payment for a booking.',
    source: guide('Money'),
  },
  reservation: {
    level: 'should',
    says: 'Two buyers can pay for one bike',
    hint: 'Reserve the bike when a card is confirmed, not when an intent is created; answer other buyers with 409 and "already_sold".',
    source: guide('Money'),
  },
  bookings: {
    level: 'should',
    says: 'Bookings are accepted that cannot be honoured',
    hint: 'Look up the bike and the buyer before you accept a booking.',
    source: guide('bookBike'),
  },
  emails: {
    level: 'should',
    says: 'E-mail addresses are compared with regard to case',
    hint: 'Compare e-mail addresses without regard to case.',
    source: guide('createUser'),
  },
  crash: {
    level: 'should',
    says: 'A malformed request makes the server fail',
    hint: 'Validate ids and bodies before use, answer 4xx, and handle rejected promises in one place: no request may end the process.',
    source: guide('What may be answered'),
  },
  trending: {
    level: 'hardening',
    says: 'The order or length of a list differs from that of the mock',
    hint: 'The client shows lists in your order; GET /allbikes begins with the bike that was advertised last.',
    source: guide('What may be answered'),
  },
  input: {
    level: 'hardening',
    says: 'Unusual requests are accepted that only other programs send',
    hint: 'Check types and lengths, and refuse unknown parameters with 400.',
    source: `${guide('What is sent')}; ${guide('The calls')}`,
  },
  statuses: {
    level: 'hardening',
    says: 'Another status than that of the mock',
    hint: 'The client treats them alike; the documented status makes errors easier to find.',
    source: guide('The calls'),
  },
  reading: {
    level: 'hardening',
    says: 'Answers that the client has to convert: numbers for text, missing or unset fields, an empty body for null',
    hint: 'The client reads them all; send JSON of the documented types with new records.',
    source: guide('What may be answered'),
  },
  contentType: {
    level: 'hardening',
    says: 'Answers that are not sent as application/json',
    hint: 'Answer with response.json().',
    source: guide('What may be answered'),
  },
  sentences: {
    level: 'hardening',
    says: 'Refusals without {"message": "One sentence."}',
    hint: 'Create refusals in one error handler; the message is shown to users.',
    source: guide('What may be answered'),
  },
  inside: {
    level: 'hardening',
    says: 'Refusals that show the inside of the server',
    hint: 'Answer errors with a sentence of your own in one error handler, and log the stack.',
    source: guide('What may be answered'),
  },
  noStore: {
    level: 'hardening',
    says: 'Answers that lack Cache-Control: no-store',
    hint: 'Set it once in a middleware.',
    source: guide('What may be answered'),
  },
  noSniff: {
    level: 'hardening',
    says: 'Answers that lack X-Content-Type-Options: nosniff',
    hint: 'Set it once in a middleware.',
    source: guide('What may be answered'),
  },
} as const satisfies Record<string, Cause>;

export type CauseName = keyof typeof causes;

export const levelOf = (cause: CauseName): Level => causes[cause].level;
