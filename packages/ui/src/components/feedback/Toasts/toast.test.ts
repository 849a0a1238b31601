import { beforeEach, expect, it } from 'vitest';
import { dismissToasts, displayTimes, toast, toastStore } from './toast.ts';

beforeEach(dismissToasts);

const texts = () => toastStore.read().map(({ content }) => content);

it('the toast queue puts the newest toast first', () => {
  toast.success('Login Successfull');
  toast.error('Too many tries.');
  expect(texts()).toEqual(['Too many tries.', 'Login Successfull']);
});

it('the function that toast.loading returns removes only its own toast when two toasts have the same text', () => {
  const dismiss = toast.loading('Uploading the photo');
  toast.plain('Uploading the photo');
  dismiss();
  dismiss();
  expect(toastStore.read()).toMatchObject([{ kind: 'plain' }]);
});

it('the toast queue uses the display times of the requirements [R9.13 R9.14 R9.15 R10.61]', () => {
  expect(displayTimes).toEqual({
    plain: 4000,
    error: 4000,
    success: 2000,
    custom: 4000,
    undo: 8000,
    loading: undefined,
  });
});

it('the toast queue replaces a toast when the same text is shown again [R10.75]', () => {
  toast.plain('You can compare up to four bikes.');
  toast.error('You can compare up to four bikes.');
  toast.plain('Another text');
  toast.plain('You can compare up to four bikes.');
  expect(toastStore.read().map(({ kind, content }) => [kind, content])).toEqual([
    ['plain', 'You can compare up to four bikes.'],
    ['plain', 'Another text'],
    ['error', 'You can compare up to four bikes.'],
  ]);
});

it('the toast queue shows a loading toast for each request, even when their texts are the same', () => {
  const dismissFirst = toast.loading('Uploading the photo');
  toast.loading('Uploading the photo');
  dismissFirst();
  expect(texts()).toEqual(['Uploading the photo']);
});

it('the toast queue keeps the 20 newest toasts [R9.12]', () => {
  for (let number = 1; number <= 25; number++) toast.plain(`Toast ${number}`);
  expect(texts()).toHaveLength(20);
  expect(texts().at(-1)).toBe('Toast 6');
});
