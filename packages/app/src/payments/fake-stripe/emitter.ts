/** A listener of one event. Its argument may be of any type. */
export type Listener = (event: never) => unknown;

/**
 * The same function in a callable form. It is declared as a method, because the event's name and not a type decides
 * what the listener gets.
 */
type Callable = { call(event: object): unknown }['call'];

export type Emitter = {
  on(event: string, listener: Listener): void;
  once(event: string, listener: Listener): void;
  /** Removes a listener. Without that argument, removes all listeners of the event. */
  off(event: string, listener?: Listener): void;
  emit(event: string, detail: object): void;
};

/** Implements Stripe.js's `on`, `once` and `off`. */
export const createEmitter = (): Emitter => {
  const listening = new Map<string, Map<Callable, { once: boolean }>>();
  const add = (event: string, listener: Callable, once: boolean) => {
    const known = listening.get(event) ?? new Map<Callable, { once: boolean }>();
    listening.set(event, known.set(listener, { once }));
  };
  return {
    on: (event, listener) => add(event, listener, false),
    once: (event, listener) => add(event, listener, true),
    off: (event, listener) => {
      if (listener) listening.get(event)?.delete(listener);
      else listening.delete(event);
    },
    emit: (event, detail) => {
      for (const [call, { once }] of [...(listening.get(event) ?? [])]) {
        if (once) listening.get(event)?.delete(call);
        call(detail);
      }
    },
  };
};
