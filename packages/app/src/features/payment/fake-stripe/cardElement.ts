import type { StripeCardElement } from '@stripe/stripe-js';
import mitt from 'mitt';
import {
  type CardErrors,
  type CardField,
  type CardFieldError,
  type CardValue,
  cardErrors,
  cardFields,
  emptyCard,
} from './card.ts';

type CardFieldsView = { value: CardValue; invalid: Record<CardField, boolean> };

type CardFieldsEvents = {
  onChange(value: CardValue): void;
  onReady(): void;
  onBlur(): void;
};

type MountedCardFields = {
  show(view: CardFieldsView): void;
  remove(): void;
};

export type MountCardFields = (
  container: HTMLElement,
  view: CardFieldsView,
  events: CardFieldsEvents,
) => MountedCardFields;

export type FakeCardElement = {
  element: StripeCardElement;
  /** Shows and returns the first error of an incomplete card, as Stripe does when the user pays. */
  submit(): { card: CardValue; error?: undefined } | { card?: undefined; error: CardFieldError };
};

type CardElementOptions = {
  mountFields: MountCardFields;
  onDestroy(): void;
};

type CardElementEvents = { ready: undefined; change: { error: object | undefined } };

const firstError = (errors: CardErrors): CardFieldError | undefined => {
  const field = cardFields.find((name) => errors[name]);
  return field && errors[field];
};

/** The typed text is only in a variable of this function, and is cleared when the element is unmounted. */
export const createCardElement = ({ mountFields, onDestroy }: CardElementOptions): FakeCardElement => {
  const emitter = mitt<CardElementEvents>();
  let value = emptyCard;
  /** A field is added when the user leaves it or tries to pay, so that no error appears while the user is typing. */
  let showsIncomplete: ReadonlySet<CardField> = new Set();
  let fields: MountedCardFields | null = null;
  let isReady = false;

  const visibleErrors = (): CardErrors => {
    const errors = cardErrors(value, new Date());
    const visible: CardErrors = {};
    for (const field of cardFields) {
      const error = errors[field];
      if (error?.kind === 'invalid' || (error && showsIncomplete.has(field))) visible[field] = error;
    }
    return visible;
  };

  const view = (): CardFieldsView => {
    const { number, expiry, cvc } = visibleErrors();
    return { value, invalid: { number: Boolean(number), expiry: Boolean(expiry), cvc: Boolean(cvc) } };
  };

  const emitChange = () => {
    fields?.show(view());
    const error = firstError(visibleErrors());
    emitter.emit('change', {
      error: error && { type: 'validation_error', code: error.code, message: error.message },
    });
  };

  const events: CardFieldsEvents = {
    onChange: (next) => {
      const untouched = cardFields.filter((field) => next[field] === value[field]);
      showsIncomplete = new Set(untouched.filter((field) => showsIncomplete.has(field)));
      value = next;
      emitChange();
    },
    onReady: () => {
      isReady = true;
      emitter.emit('ready');
    },
    onBlur: () => {
      const before = firstError(visibleErrors());
      showsIncomplete = new Set(cardFields.filter((field) => showsIncomplete.has(field) || value[field].trim() !== ''));
      if (firstError(visibleErrors()) !== before) emitChange();
    },
  };

  // What react-stripe-js uses of Stripe's card element.
  const element = {
    mount: (container: HTMLElement) => {
      fields = mountFields(container, view(), events);
    },
    destroy: () => {
      fields?.remove();
      fields = null;
      value = emptyCard;
      onDestroy();
    },
    on: <Event extends keyof CardElementEvents>(event: Event, listener: (detail: CardElementEvents[Event]) => void) => {
      emitter.on(event, listener);
      // react-stripe-js mounts the element before it adds a listener, so `ready` may already have been emitted.
      if (event === 'ready' && isReady) queueMicrotask(() => emitter.emit('ready'));
    },
    off: emitter.off,
  };

  return {
    element: element as unknown as StripeCardElement,
    submit: () => {
      const error = firstError(cardErrors(value, new Date()));
      if (!error) return { card: value };
      showsIncomplete = new Set(cardFields);
      emitChange();
      return { error };
    },
  };
};
