import type { EndpointName, endpoints } from '@second-gear/contract';
import type * as v from 'valibot';
import { type AnyFault, endpointsOfTarget, type FaultTarget } from '../faults/faults.ts';
import type { CardEndpointName } from '../stripe/cards.ts';

/** One answer instead of what a row would answer. */
export type SingleOverride<Answer = unknown> =
  | { kind: 'give'; json: Answer }
  | { kind: 'refuse'; message: string }
  | { kind: 'fail'; status: number; body: unknown }
  | { kind: 'fault'; fault: AnyFault };

/** What a row answers instead of what it would: always the same, or one thing after another. */
export type Override<Answer = unknown> =
  | SingleOverride<Answer>
  | { kind: 'inTurn'; turns: readonly SingleOverride<Answer>[] };

/** Overrides by the names of the tables of calls. */
export type Overrides = {
  [Name in EndpointName]?: Override<v.InferInput<(typeof endpoints)[Name]['response']>>;
} & { [Name in CardEndpointName]?: Override };

/** Answers this, as if the shop had done so. */
export const respondWith = <Answer>(json: Answer): SingleOverride<Answer> => ({ kind: 'give', json });

/** Refuses with a sentence, in the way this row refuses: a booking with 200 and a message, everything else with 409. */
export const reject = (message: string): SingleOverride<never> => ({ kind: 'refuse', message });

/**
 * Fails with this status.
 *
 * @param body text is sent as HTML, as proxies do; anything else as JSON
 */
export const failWith = (
  status: number,
  body: unknown = { message: 'Something went wrong on the server.' },
): SingleOverride<never> => ({ kind: 'fail', status, body });

/** Goes wrong in one of the ways that have a name: `fault('502 as HTML')`. */
export const fault = (name: AnyFault): SingleOverride<never> => ({ kind: 'fault', fault: name });

/** Never answers. */
export const hang = (): SingleOverride<never> => fault('hang');

/** The line goes dead. */
export const disconnect = (): SingleOverride<never> => fault('refused');

/** The first answer is the first of these, the second the second; after the last, the row is itself again. */
export const sequence = <Answer>(...turns: SingleOverride<Answer>[]): Override<Answer> => ({ kind: 'inTurn', turns });

/** The same fault for every call that is meant: `faulty('all reads', 'hang')`. */
export const withFault = (target: FaultTarget, name: AnyFault): Overrides =>
  Object.fromEntries(endpointsOfTarget(target).map((call) => [call, fault(name)]));
