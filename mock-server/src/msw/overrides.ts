import type { EndpointName, endpoints } from '@second-gear/contract';
import type * as v from 'valibot';
import { type AnyFault, endpointsOfTarget, type FaultTarget } from '../faults/faults.ts';
import type { CardEndpointName } from '../stripe/cards.ts';

export type SingleOverride<Answer = unknown> =
  | { kind: 'respondWith'; json: Answer }
  | { kind: 'reject'; message: string }
  | { kind: 'failWith'; status: number; body: unknown }
  | { kind: 'fault'; fault: AnyFault };

export type Override<Answer = unknown> =
  | SingleOverride<Answer>
  | { kind: 'sequence'; overrides: readonly SingleOverride<Answer>[] };

export type Overrides = {
  [Name in EndpointName]?: Override<v.InferInput<(typeof endpoints)[Name]['response']>>;
} & { [Name in CardEndpointName]?: Override };

export const respondWith = <Answer>(json: Answer): SingleOverride<Answer> => ({ kind: 'respondWith', json });

/** Rejects in the form that the endpoint uses: a booking with 200 and a message, all others with 409. */
export const reject = (message: string): SingleOverride<never> => ({ kind: 'reject', message });

/** @param body A string is sent as HTML, like the error page of a proxy. Any other value is sent as JSON. */
export const failWith = (
  status: number,
  body: unknown = { message: 'Something went wrong on the server.' },
): SingleOverride<never> => ({ kind: 'failWith', status, body });

/** Produces a fault by its name: `fault('502 as HTML')`. */
export const fault = (name: AnyFault): SingleOverride<never> => ({ kind: 'fault', fault: name });

export const hang = (): SingleOverride<never> => fault('hang');

/** The connection fails before a response is sent. */
export const disconnect = (): SingleOverride<never> => fault('refused');

/** Each request gets the next response of this list. After the last one, the endpoint responds normally. */
export const sequence = <Answer>(...overrides: SingleOverride<Answer>[]): Override<Answer> => ({
  kind: 'sequence',
  overrides,
});

/** Creates overrides with the same fault for all endpoints of a target: `withFault('all reads', 'hang')`. */
export const withFault = (target: FaultTarget, name: AnyFault): Overrides =>
  Object.fromEntries(endpointsOfTarget(target).map((endpoint) => [endpoint, fault(name)]));
