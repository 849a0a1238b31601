import type { StripeCardElement, StripeCardElementChangeEvent, StripeCardElementOptions } from '@stripe/stripe-js';
import mitt from 'mitt';
import {
  type CardCheck,
  type CardField,
  type CardFieldError,
  type CardValue,
  cardFields,
  checkCard,
  emptyCard,
} from './card.ts';

/** The argument depends on the name of the event. */
type Listener = (detail: never) => void;

type CardFieldsView = {
  value: CardValue;
  errors: Partial<Record<CardField, string>>;
  isDisabled: boolean;
};

type CardFieldsEvents = {
  onChange(value: CardValue): void;
  onReady(): void;
  onFocus(): void;
  onBlur(): void;
  onEscape(): void;
};

type MountedCardFields = {
  show(view: CardFieldsView): void;
  focus(): void;
  blur(): void;
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
  options?: StripeCardElementOptions;
  onDestroy?(): void;
  now?(): Date;
};

const firstError = (problems: CardCheck['errors']): CardFieldError | undefined => {
  const field = cardFields.find((name) => problems[name]);
  return field && problems[field];
};

/** The typed text is only in a variable of this function, and is cleared when the element is unmounted. */
export const createCardElement = ({
  mountFields,
  options = {},
  onDestroy,
  now = () => new Date(),
}: CardElementOptions): FakeCardElement => {
  const emitter = mitt<Record<string, never>>();
  let value = emptyCard;
  let isDisabled = options.disabled ?? false;
  /** A field is added when the user leaves it or tries to pay, so that no error appears while the user is typing. */
  let showsIncomplete: ReadonlySet<CardField> = new Set();
  let fields: MountedCardFields | null = null;
  let isReady = false;
  let isDestroyed = false;

  const validate = () => {
    const check = checkCard(value, now());
    const visible: CardCheck['errors'] = {};
    for (const field of cardFields) {
      const error = check.errors[field];
      if (error?.kind === 'invalid' || (error && showsIncomplete.has(field))) visible[field] = error;
    }
    return { check, visible };
  };

  const view = (): CardFieldsView => {
    const { visible } = validate();
    const errors = { number: visible.number?.message, expiry: visible.expiry?.message, cvc: visible.cvc?.message };
    return { value, errors, isDisabled };
  };

  const emit = (event: string, detail: object = { elementType: 'card' }) => emitter.emit(event, detail as never);

  const emitChange = () => {
    fields?.show(view());
    const { check, visible } = validate();
    const error = firstError(visible);
    emit('change', {
      elementType: 'card',
      empty: check.empty,
      complete: check.complete,
      brand: check.brand,
      value: { postalCode: '' },
      error: error && { type: 'validation_error', code: error.code, message: error.message },
    } satisfies StripeCardElementChangeEvent);
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
      emit('ready');
    },
    onFocus: () => emit('focus'),
    onBlur: () => {
      const before = firstError(validate().visible);
      showsIncomplete = new Set(cardFields.filter((field) => showsIncomplete.has(field) || value[field].trim() !== ''));
      if (firstError(validate().visible) !== before) emitChange();
      emit('blur');
    },
    onEscape: () => emit('escape'),
  };

  const unmount = () => {
    fields?.remove();
    fields = null;
    isReady = false;
    value = emptyCard;
    showsIncomplete = new Set();
  };

  const listen = (event: string, listener: Listener) => {
    emitter.on(event, listener);
    // react-stripe-js mounts the element before it adds a listener, so `ready` may already have been emitted.
    if (event === 'ready' && isReady) queueMicrotask(() => emit('ready'));
    return element;
  };

  const element: StripeCardElement = {
    mount: (container) => {
      if (isDestroyed) throw new Error('This element has been destroyed, and can no longer be mounted.');
      const found = typeof container === 'string' ? document.querySelector<HTMLElement>(container) : container;
      if (!found) throw new Error('There is no element to mount the card element in.');
      unmount();
      fields = mountFields(found, view(), events);
    },
    unmount,
    destroy: () => {
      unmount();
      isDestroyed = true;
      onDestroy?.();
    },
    focus: () => fields?.focus(),
    blur: () => fields?.blur(),
    clear: () => {
      value = emptyCard;
      showsIncomplete = new Set();
      emitChange();
    },
    update: ({ disabled }) => {
      if (disabled === undefined || disabled === isDisabled) return;
      isDisabled = disabled;
      fields?.show(view());
    },
    on: listen,
    once: (event: string, listener: Listener) => {
      const callOnce: Listener = (detail) => {
        emitter.off(event, callOnce);
        listener(detail);
      };
      return listen(event, callOnce);
    },
    off: (event: string, listener?: Listener) => {
      emitter.off(event, listener);
      return element;
    },
  };

  return {
    element,
    submit: () => {
      const error = firstError(checkCard(value, now()).errors);
      if (!error) return { card: value };
      showsIncomplete = new Set(cardFields);
      emitChange();
      return { error: error };
    },
  };
};
