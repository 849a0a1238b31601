import { toast } from '@second-gear/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useErrorToast } from './useErrorToast.ts';

test('useErrorToast removes the error of an action, and no other error, when the action is tried again [R8.02]', () => {
  const shown = new Set<string>();
  vi.spyOn(toast, 'error').mockImplementation((text) => {
    shown.add(text);
    return () => void shown.delete(text);
  });
  const Page = () => {
    const showError = useErrorToast();
    showError('Too short.', 'sign up');
    showError('No photo.', 'add');
    showError('', 'sign up');
    return null;
  };
  renderToStaticMarkup(createElement(Page));
  expect([...shown]).toEqual(['No photo.']);
});
