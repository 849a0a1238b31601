import { expect, test } from 'vitest';
import { createAccountChooser } from './accountChooser.ts';

const account = { email: 'tahmid@example.com', name: 'Tahmid Rahman' };

test('the dialog of the account chooser is open until the user has chosen an account, and the promise then resolves once', async () => {
  const chooser = createAccountChooser();
  const shown: boolean[] = [];
  const stop = chooser.subscribe(() => shown.push(chooser.isOpen()));
  const chosen = chooser.choose();
  expect(chooser.isOpen()).toBe(true);
  chooser.respond(account);
  await expect(chosen).resolves.toEqual(account);
  expect(shown).toEqual([true, false]);
  stop();
  chooser.respond(null);
  expect(shown).toHaveLength(2);
});

test('A3: the account chooser cancels the first sign-in when it is opened a second time', async () => {
  const chooser = createAccountChooser();
  const [first, second] = [chooser.choose(), chooser.choose()];
  await expect(first).resolves.toBeNull();
  expect(chooser.isOpen()).toBe(true);
  chooser.respond(account);
  await expect(second).resolves.toEqual(account);
});
