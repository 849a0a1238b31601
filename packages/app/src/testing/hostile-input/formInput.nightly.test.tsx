import { isBlank } from '@second-gear/ui';
import { LoginScreen } from '@second-gear/ui/screens/public/Login/LoginScreen';
import { SignUpScreen } from '@second-gear/ui/screens/public/SignUp/SignUpScreen';
import type { ReactNode } from 'react';
import { within } from 'storybook/test';
import { expect, test } from 'vitest';
import { choose } from '../../stories/steps.ts';
import { expectSame } from './expectSame.ts';
import { hostileStrings } from './hostileStrings.ts';
import { checkPageAfterEach, expectOnlyText, show } from './testPage.tsx';

/**
 * Enters each of the 485 hostile strings into every field of every form. An invisible text counts as empty. The app
 * trims names and messages, the browser trims an e-mail address, and a password keeps its spaces. The form must submit
 * all other characters unchanged.
 */

checkPageAfterEach();

const fieldSelector = 'input:not([type=file], [type=hidden], [disabled]), textarea:not([disabled])';

/**
 * Sets the same text in every field, as a paste does: first the browser applies its rules for the field (such as
 * `maxLength`), and then the form applies its own rules.
 */
const fillEvery = (form: ParentNode, text: string) => {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fieldSelector)) {
    if (field.closest('[aria-hidden=true], [data-react-aria-prevent-focus]')) continue;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    const room = field.maxLength < 0 ? text.length : field.maxLength;
    set?.call(field, text.slice(0, room));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

/** Waits for the next task of the browser. By then, the work that the last event has caused is finished. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Submits the form with each string. Returns the submitted values: undefined for each string that the form rejected.
 */
const submitEach = async (submitted: unknown[], isRefused = isBlank): Promise<unknown[]> => {
  const before = submitted.length;
  const results: unknown[] = [];
  for (const text of hostileStrings) {
    const form = document.querySelector('form');
    if (!form) throw new Error('There is no form.');
    const already = submitted.length;
    fillEvery(form, text);
    form.requestSubmit();
    const isAnswered = () =>
      isRefused(text) ? form.querySelector('[aria-invalid=true]') !== null : submitted.length > already;
    // This loop does not use `expect`, which would print all submitted values in each of thousands of calls.
    for (const began = performance.now(); !isAnswered() && performance.now() - began < 10_000; ) await nextTask();
    if (isRefused(text)) expect(form.querySelector('[aria-invalid=true]'), text).not.toBeNull();
    else expect(submitted.length, text).toBe(already + 1);
    await nextTask();
    results.push(isRefused(text) ? undefined : submitted.at(-1));
  }
  expect(submitted).toHaveLength(before + results.filter((result) => result !== undefined).length);
  expectOnlyText();
  return results;
};

const expectedFor = (expected: (text: string) => unknown, isRefused = isBlank) =>
  hostileStrings.map((text) => (isRefused(text) ? undefined : expected(text)));

/** Browsers trim an e-mail address by HTML's definition of white space. */
const trimAsEmailField = (text: string) => text.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '');

const resolved = async () => undefined;
const form = (what: ReactNode) => show(what);

test('L1, L4: the login form submits each hostile string as it was typed [R5.19]', async () => {
  const handed: unknown[] = [];
  const onSignIn = async (answers: unknown) => {
    handed.push(answers);
    return { problem: '', field: 'email' } as const;
  };
  const isRefused = (text: string) => trimAsEmailField(text) === '';
  const passwordReset = { onSubmit: async () => true, demoMailsHref: null };
  form(<LoginScreen onSignIn={onSignIn} onGoogle={resolved} passwordReset={passwordReset} signUpHref="/signup" />);
  expectSame(
    await submitEach(handed, isRefused),
    expectedFor((text) => ({ email: trimAsEmailField(text), password: text }), isRefused),
  );
});

test('L1, L4: the sign-up form submits each hostile string as it was typed [R5.19]', async () => {
  const handed: unknown[] = [];
  const onSignUp = async (answers: unknown) => {
    handed.push(answers);
    return { problem: '', field: 'email' } as const;
  };
  form(<SignUpScreen onSignUp={onSignUp} onGoogle={resolved} loginHref="/login" />);
  await choose(within(document.body), 'Role', 'Buyer');
  expectSame(
    await submitEach(handed),
    expectedFor((text) => ({ name: text.trim(), email: trimAsEmailField(text), role: 'buyer', password: text })),
  );
});
