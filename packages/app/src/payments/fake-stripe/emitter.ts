/** A function of one event of any type. */
export type Listener = (event: never) => unknown;

/** The same, callable: declared as a method, because a listener knows the event by its name and not by its type. */
type Callable = { call(event: object): unknown }['call'];

export type Emitter = {
  on(event: string, listener: Listener): void;
  once(event: string, listener: Listener): void;
  /** Without a listener, removes all listeners of the event. */
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
