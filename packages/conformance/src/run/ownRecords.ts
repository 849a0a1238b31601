import { type EndpointName, endpoints } from '@second-gear/contract';
import { pathnameOf } from '@second-gear/mock-server/backend';
import { fieldOf } from '../cases/testCase.ts';
import type { Answer, Question } from '../server/serverUnderTest.ts';
import { rowOf } from './httpClient.ts';

export type Kind = 'user' | 'bike' | 'booking' | 'payment' | 'payment intent' | 'photo';

/** A record that the run made and that may be on the server still. Without an `id` the answer that would have told it was lost. */
export type Remaining = {
  kind: Kind;
  id?: string;
  /** What a person finds it by: an e-mail address, a bike's name, a transaction id. */
  name: string;
  /** Why it is there still. */
  why: string;
};

type Entry = {
  kind: Kind;
  name: string;
  id?: string;
  /** `asked`: no answer has come. `refused`: the server said no, which a lax server does not mean. */
  state: 'asked' | 'made' | 'refused' | 'gone';
  /** Created by an update with an id or a filter that matched nothing. */
  isUpserted?: true;
};

export type OwnRecords = {
  /** Whether everything that a question can change was made by this run, also on a server that checks nothing. */
  concernsOnlyOwn: (question: Question) => boolean;
  /** Keeps account of a question that is about to be sent; the function that comes back, of its answer, or that it was not sent. */
  sending: (question: Question) => (answer: Answer | 'not sent') => void;
  /** A record was seen in a list, by an address of this run. */
  found: (kind: Kind, id: string, name: string) => void;
  isGone: (kind: Kind, id: string) => void;
  isOwnAddress: (email: unknown) => boolean;
  has: (kind: Kind, id: string) => boolean;
  /** Decides about the records of a kind that no answer has told an id of: those of which `isMade` may be there, the others are not. */
  settle: (kind: Kind, isMade?: (entry: Readonly<Entry>) => boolean) => void;
  entries: () => readonly Readonly<Entry>[];
};

/** Which rows a question can reach, however its server reads paths: routers often ignore case and what follows. */
const reachableBy = ({ method, path }: Question): EndpointName[] => {
  const pathname = pathnameOf({ path }).toLowerCase();
  return (Object.keys(endpoints) as EndpointName[]).filter((name) => {
    const [prefix = ''] = endpoints[name].path.toLowerCase().split(':');
    return endpoints[name].method === method && (pathname === prefix || pathname.startsWith(prefix));
  });
};

const isJson = ({ headers = {} }: Question): boolean =>
  /^application\/json\s*(;\s*charset=utf-8)?$/i.test(headers['content-type'] ?? '');

/** The JSON object that a question carries; undefined when it carries none that every server reads alike. */
const bodyOf = (question: Question): unknown => {
  const { body } = question;
  if (!isJson(question) || body === undefined || body instanceof FormData) return undefined;
  try {
    const json: unknown = JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body));
    return json && typeof json === 'object' && !Array.isArray(json) ? json : undefined;
  } catch {
    return undefined;
  }
};

const textIn = (body: unknown, key: string): string => {
  const value = fieldOf(body, key);
  return typeof value === 'string' ? value : '';
};

const lastSegment = ({ path }: Question): string => pathnameOf({ path }).split('/').at(-1) ?? '';

const kinds: Partial<Record<EndpointName, { kind: Kind; name: string }>> = {
  createUser: { kind: 'user', name: 'email' },
  createBike: { kind: 'bike', name: 'bikeName' },
  bookBike: { kind: 'booking', name: 'bikeName' },
  recordPayment: { kind: 'payment', name: 'transactionId' },
  createPaymentIntent: { kind: 'payment intent', name: 'resaleValue' },
  uploadPhoto: { kind: 'photo', name: '' },
};

/** The id of what an answer says it made. Of an intent without the secret half of its client secret. */
const madeBy = (row: EndpointName, json: unknown): string | undefined => {
  const told = {
    createPaymentIntent: () => String(fieldOf(json, 'clientSecret') ?? '').split('_secret_')[0],
    uploadPhoto: () => fieldOf(fieldOf(json, 'data'), 'url'),
  };
  const id = row in told ? told[row as keyof typeof told]() : fieldOf(json, 'insertedId');
  return typeof id === 'string' && id ? id : undefined;
};

const isAnsweredWell = ({ status }: Answer): boolean => status >= 200 && status < 300;

/**
 * Keeps account of the records that a run makes. Its users have addresses `contract-MARK-…@secondgear.test`, and everything else
 * that it makes carries such an address or an id that the run was told.
 */
export const createOwnRecords = (mark: string): OwnRecords => {
  const entries: Entry[] = [];
  const ofRun = new RegExp(`^contract-${mark}-[a-z0-9]+@secondgear\\.test$`, 'i');
  const isOwnAddress = (email: unknown): boolean => typeof email === 'string' && ofRun.test(email);

  const find = (kind: Kind, id: string): Entry | undefined =>
    entries.find((entry) => entry.kind === kind && entry.id === id);
  const has = (kind: Kind, id: string): boolean => find(kind, id) !== undefined;
  const isThere = (kind: Kind, id: string): boolean => find(kind, id)?.state === 'made';

  const found: OwnRecords['found'] = (kind, id, name) => {
    const known =
      find(kind, id) ??
      entries.find(
        (entry) => entry.kind === kind && entry.name === name && entry.id === undefined && entry.state !== 'gone',
      );
    if (!known) entries.push({ kind, id, name, state: 'made' });
    else Object.assign(known, { id, state: 'made' });
  };

  const isGone: OwnRecords['isGone'] = (kind, id) => {
    const entry = find(kind, id);
    if (entry) entry.state = 'gone';
  };

  const isOwn: { [Name in EndpointName]?: (question: Question) => boolean } = {
    createUser: (question) => isOwnAddress(fieldOf(bodyOf(question), 'email')),
    createBike: (question) => isOwnAddress(fieldOf(bodyOf(question), 'email')),
    bookBike: (question) => isOwnAddress(fieldOf(bodyOf(question), 'userEmail')),
    recordPayment: (question) =>
      isOwnAddress(fieldOf(bodyOf(question), 'userEmail')) && isThere('booking', textIn(bodyOf(question), 'bookingId')),
    // They change no record of the shop.
    createPaymentIntent: () => true,
    uploadPhoto: () => true,
    deleteUser: (question) => has('user', lastSegment(question)),
    verifySeller: (question) => isThere('user', lastSegment(question)),
    verifyBikesOf: ({ path }) => {
      const [, email = ''] = /^\/allproducts\?email=([\w%.@-]+)$/.exec(path) ?? [];
      return URL.canParse(`http://x/?${email}`) && isOwnAddress(new URLSearchParams(`email=${email}`).get('email'));
    },
    deleteBike: (question) => has('bike', lastSegment(question)),
    deleteReport: (question) => has('bike', lastSegment(question)),
    // To a server that upserts, one of ours that is gone is an unknown id.
    advertise: (question) => isThere('bike', lastSegment(question)),
    reportBike: (question) => isThere('bike', lastSegment(question)),
    markSold: (question) => isThere('bike', lastSegment(question)),
  };

  const concernsOnlyOwn: OwnRecords['concernsOnlyOwn'] = (question) => {
    const writing = reachableBy(question).filter((name) => endpoints[name].writes);
    if (writing.length === 0) return true;
    const row = rowOf(question);
    return row !== undefined && (!endpoints[row].writes || Boolean(isOwn[row]?.(question)));
  };

  const sending: OwnRecords['sending'] = (question) => {
    const row = rowOf(question);
    if (!row || !endpoints[row].writes) return () => undefined;
    const made = kinds[row];
    const body = bodyOf(question);
    const entry: Entry | undefined = made && {
      kind: made.kind,
      name: textIn(body, made.name) || row,
      state: 'asked',
    };
    if (entry) entries.push(entry);
    const deleted = { deleteUser: 'user', deleteBike: 'bike', deleteReport: 'bike' } as const;
    return (answer) => {
      if (answer === 'not sent') {
        if (entry) entry.state = 'gone';
        return;
      }
      const upsertedId = fieldOf(answer.json, 'upsertedId');
      if (typeof upsertedId === 'string') {
        const kind = row === 'verifySeller' ? 'user' : 'bike';
        entries.push({ kind, id: upsertedId, name: `created by ${row}`, state: 'made', isUpserted: true });
      }
      if (row in deleted && Number(fieldOf(answer.json, 'deletedCount')) > 0) {
        isGone(deleted[row as keyof typeof deleted], lastSegment(question));
      }
      if (!entry) return;
      const id = madeBy(row, answer.json);
      if (isAnsweredWell(answer) && id && !has(entry.kind, id)) Object.assign(entry, { id, state: 'made' });
      // The same record as before, or none; without an id it may be a record all the same.
      else if (isAnsweredWell(answer) && (id || fieldOf(answer.json, 'acknowledged') === false)) entry.state = 'gone';
      else entry.state = answer.status < 500 ? 'refused' : 'asked';
    };
  };

  const settle: OwnRecords['settle'] = (kind, isMade = () => false) => {
    for (const entry of entries) {
      if (entry.kind === kind && entry.id === undefined) entry.state = isMade(entry) ? 'asked' : 'gone';
    }
  };

  return { concernsOnlyOwn, sending, found, isGone, isOwnAddress, has, settle, entries: () => entries };
};
