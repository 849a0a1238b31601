import { expect, test, vi } from 'vitest';
import { createAccountChooser } from './accountChooser.ts';

const account = { email: 'tahmid@example.com', name: 'Tahmid Rahman' };

test('whoever asks is answered once, and the dialog is there as long as nobody has', async () => {
  const chooser = createAccountChooser();
  const shown: boolean[] = [];
  const stop = chooser.subscribe(() => shown.push(chooser.isOpen()));
  const chosen = chooser.choose();
  expect(chooser.isOpen()).toBe(true);
  chooser.answer(account);
  await expect(chosen).resolves.toEqual(account);
  expect(shown).toEqual([true, false]);
  stop();
  chooser.answer(null);
  expect(shown).toHaveLength(2);
});

test('A3: a second question cancels the first', async () => {
  const chooser = createAccountChooser();
  const [first, second] = [chooser.choose(), chooser.choose()];
  await expect(first).resolves.toBeNull();
  expect(chooser.isOpen()).toBe(true);
  chooser.answer(account);
  await expect(second).resolves.toEqual(account);
});

test('nobody asks, and nobody is told', () => {
  const listener = vi.fn();
  const chooser = createAccountChooser();
  chooser.subscribe(listener);
  expect(chooser.isOpen()).toBe(false);
  expect(listener).not.toHaveBeenCalled();
});
