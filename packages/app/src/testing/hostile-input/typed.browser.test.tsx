import { people } from '@second-gear/fixtures';
import { AddBikeScreen, isBlank, LoginScreen, SignUpScreen } from '@second-gear/ui';
import type { ReactNode } from 'react';
import { within } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { BookingDialog } from '../../../../ui/src/components/bookings/BookingDialog/BookingDialog.tsx';
import { ContactForm } from '../../../../ui/src/components/forms/ContactForm/ContactForm.tsx';
import { addBike, choose } from '../../stories/steps.ts';
import { expectSame } from './expectSame.ts';
import { naughty } from './hostileStrings.ts';
import { expectOnlyText, show, watchPage } from './page.tsx';
import { bikeSaying } from './records.ts';

/**
 * What people fill in: each of the 485 strings in every field of every form. What shows nothing is no answer. Names and
 * messages lose the white space at their ends, an e-mail address loses it to the browser, a password keeps every blank;
 * nothing else is added, taken away or cut.
 */

watchPage();

const asked = 'input:not([type=file], [type=hidden], [disabled]), textarea:not([disabled])';

/** Puts the same words into every field, as a paste does: the browser's own rules for a field apply, then ours. */
const fillEvery = (form: ParentNode, text: string) => {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(asked)) {
    if (field.closest('[aria-hidden=true], [data-react-aria-prevent-focus]')) continue;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    const room = field.maxLength < 0 ? text.length : field.maxLength;
    set?.call(field, text.slice(0, room));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

/** Until whatever hangs on what was just done has been done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** What was handed over for each of the words; undefined where the form found fault with them. */
const submitEach = async (handed: unknown[], isRefused = isBlank): Promise<unknown[]> => {
  const before = handed.length;
  const results: unknown[] = [];
  for (const text of naughty) {
    const form = document.querySelector('form');
    if (!form) throw new Error('There is no form.');
    const already = handed.length;
    fillEvery(form, text);
    form.requestSubmit();
    const isAnswered = () =>
      isRefused(text) ? form.querySelector('[aria-invalid=true]') !== null : handed.length > already;
    // Two thousand times and more: asked without `expect`, which would write down all that was handed over to say what is missing.
    for (const began = performance.now(); !isAnswered() && performance.now() - began < 10_000; ) await settled();
    if (isRefused(text)) expect(form.querySelector('[aria-invalid=true]'), text).not.toBeNull();
    else expect(handed.length, text).toBe(already + 1);
    await settled();
    results.push(isRefused(text) ? undefined : handed.at(-1));
  }
  expect(handed).toHaveLength(before + results.filter((result) => result !== undefined).length);
  expectOnlyText();
  return results;
};

const answered = (expected: (text: string) => unknown, isRefused = isBlank) =>
  naughty.map((text) => (isRefused(text) ? undefined : expected(text)));

/** Browsers take white space off the ends of an e-mail address; of the kinds that HTML calls white space. */
const asAddress = (text: string) => text.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '');

const nothing = () => undefined;
const nothingYet = async () => undefined;
const form = (what: ReactNode) => show(what);

test('L1, L4: Login hands over what was typed [R5.19]', async () => {
  const handed: unknown[] = [];
  const onSignIn = async (answers: unknown) => {
    handed.push(answers);
    return 'refused' as const;
  };
  const isRefused = (text: string) => asAddress(text) === '';
  form(<LoginScreen onSignIn={onSignIn} onGoogle={nothingYet} signUpHref="/signup" />);
  expectSame(
    await submitEach(handed, isRefused),
    answered((text) => ({ email: asAddress(text), password: text }), isRefused),
  );
});

test('L1, L4: Sign up hands over what was typed [R5.19]', async () => {
  const handed: unknown[] = [];
  const onSignUp = async (answers: unknown) => {
    handed.push(answers);
    return 'refused' as const;
  };
  form(<SignUpScreen onSignUp={onSignUp} onGoogle={nothingYet} loginHref="/login" />);
  await choose(within(document.body), 'Role', 'Buyer');
  expectSame(
    await submitEach(handed),
    answered((text) => ({ name: text.trim(), email: asAddress(text), role: 'buyer', password: text })),
  );
});

test('L1, L4: the contact form hands over what was typed', async () => {
  const handed: unknown[] = [];
  form(<ContactForm onSend={(message) => void handed.push(message)} />);
  expectSame(
    await submitEach(handed),
    answered((text) => ({ name: text.trim(), email: text.trim(), message: text.trim() })),
  );
});

test('L1, L4: the booking hands over what was typed', async () => {
  const handed: unknown[] = [];
  const onSubmit = async (answers: unknown) => void handed.push(answers);
  form(
    <BookingDialog isOpen bike={bikeSaying('Honda')} buyer={people.farhana} onSubmit={onSubmit} onClose={nothing} />,
  );
  await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull());
  expectSame(
    await submitEach(handed),
    answered((text) => ({ phone: text, location: text })),
  );
});

test('L1, L4: Add A Bike hands over what was typed [R5.12]', async () => {
  const handed: unknown[] = [];
  const onAdd = async ({ photo, ...bike }: { photo: File }) => {
    handed.push(bike);
    return 'failed' as const;
  };
  form(<AddBikeScreen seller={{ state: 'ready', data: people.rahim }} onAdd={onAdd} />);
  await addBike(within(document.body), document.body, 'Honda');
  await vi.waitFor(() => expect(handed).toHaveLength(1));
  expectSame(
    await submitEach(handed),
    answered((text) => ({
      category_id: '2',
      condition: 'Good',
      bikeName: text,
      originalPrice: text,
      resaleValue: text,
      purchaseYear: text,
      usedYears: text,
      phone: text,
      location: text,
      description: text,
    })),
  );
});
