import type { StripeCardElement, StripeCardElementChangeEvent, StripeCardElementOptions } from '@stripe/stripe-js';
import {
  type CardCheck,
  type CardField,
  type CardProblem,
  type CardValue,
  cardFields,
  checkCard,
  emptyCard,
} from '../card.ts';
import { createEmitter, type Listener } from '../emitter.ts';

export type CardFieldsView = {
  value: CardValue;
  errors: Partial<Record<CardField, string>>;
  isDisabled: boolean;
};

export type CardFieldsEvents = {
  onChange(value: CardValue): void;
  onReady(): void;
  onFocus(): void;
  onBlur(): void;
  onEscape(): void;
};

/** The three inputs on the page. */
export type MountedCardFields = {
  show(view: CardFieldsView): void;
  focus(): void;
  blur(): void;
  remove(): void;
};

export type MountCardFields = (place: HTMLElement, view: CardFieldsView, events: CardFieldsEvents) => MountedCardFields;

export type LocalCardElement = {
  /** What react-stripe-js is given. */
  element: StripeCardElement;
  /** The card as it stands; points out what is missing, as paying does. */
  submit(): { card: CardValue; problem?: undefined } | { card?: undefined; problem: CardProblem };
};

export type CardElementParts = {
  mountFields: MountCardFields;
  options?: StripeCardElementOptions;
  onDestroy?(): void;
  now?(): Date;
};

const firstOf = (problems: CardCheck['problems']): CardProblem | undefined => {
  const field = cardFields.find((name) => problems[name]);
  return field && problems[field];
};

/**
 * Stripe's card element over our own inputs: the same methods, the same events. What is typed lives in this closure alone,
 * and goes when the element leaves the page.
 */
export const createCardElement = ({
  mountFields,
  options = {},
  onDestroy,
  now = () => new Date(),
}: CardElementParts): LocalCardElement => {
  const emitter = createEmitter();
  let value = emptyCard;
  let isDisabled = options.disabled ?? false;
  /** What is merely unfinished is pointed out where the person has left it, or tried to pay with it; not while typing. */
  let pointedOut: ReadonlySet<CardField> = new Set();
  let fields: MountedCardFields | null = null;
  let isReady = false;
  let isDestroyed = false;

  const look = () => {
    const check = checkCard(value, now());
    const shown: CardCheck['problems'] = {};
    for (const field of cardFields) {
      const problem = check.problems[field];
      if (problem?.kind === 'invalid' || (problem && pointedOut.has(field))) shown[field] = problem;
    }
    return { check, shown };
  };

  const view = (): CardFieldsView => {
    const { shown } = look();
    const errors = { number: shown.number?.message, expiry: shown.expiry?.message, cvc: shown.cvc?.message };
    return { value, errors, isDisabled };
  };

  const tellChange = () => {
    fields?.show(view());
    const { check, shown } = look();
    const problem = firstOf(shown);
    emitter.emit('change', {
      elementType: 'card',
      empty: check.empty,
      complete: check.complete,
      brand: check.brand,
      value: { postalCode: '' },
      error: problem && { type: 'validation_error', code: problem.code, message: problem.message },
    } satisfies StripeCardElementChangeEvent);
  };

  const emit = (event: 'ready' | 'focus' | 'blur' | 'escape') => emitter.emit(event, { elementType: 'card' });

  const events: CardFieldsEvents = {
    onChange: (next) => {
      const untouched = cardFields.filter((field) => next[field] === value[field]);
      pointedOut = new Set(untouched.filter((field) => pointedOut.has(field)));
      value = next;
      tellChange();
    },
    onReady: () => {
      isReady = true;
      emit('ready');
    },
    onFocus: () => emit('focus'),
    onBlur: () => {
      const before = firstOf(look().shown);
      pointedOut = new Set(cardFields.filter((field) => pointedOut.has(field) || value[field].trim() !== ''));
      if (firstOf(look().shown) !== before) tellChange();
      emit('blur');
    },
    onEscape: () => emit('escape'),
  };

  const unmount = () => {
    fields?.remove();
    fields = null;
    isReady = false;
    value = emptyCard;
    pointedOut = new Set();
  };

  const listen = (add: typeof emitter.on) => (event: string, listener: Listener) => {
    add(event, listener);
    // react-stripe-js begins to listen after it has mounted the element, which may be too late for ours.
    if (event === 'ready' && isReady) queueMicrotask(() => emit('ready'));
    return element;
  };

  const element: StripeCardElement = {
    mount: (place) => {
      if (isDestroyed) throw new Error('This element has been destroyed, and can no longer be mounted.');
      const found = typeof place === 'string' ? document.querySelector<HTMLElement>(place) : place;
      if (!found) throw new Error('There is no such place to mount the element at.');
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
      pointedOut = new Set();
      tellChange();
    },
    update: ({ disabled }) => {
      if (disabled === undefined || disabled === isDisabled) return;
      isDisabled = disabled;
      fields?.show(view());
    },
    on: listen(emitter.on),
    once: listen(emitter.once),
    off: (event: string, listener?: Listener) => {
      emitter.off(event, listener);
      return element;
    },
  };

  return {
    element,
    submit: () => {
      const problem = firstOf(checkCard(value, now()).problems);
      if (!problem) return { card: value };
      pointedOut = new Set(cardFields);
      tellChange();
      return { problem };
    },
  };
};
