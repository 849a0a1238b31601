import { LanguageProvider } from '@second-gear/ui';
import { startTransition, useCallback } from 'react';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import { createCopy } from '../../../ui/src/language/createCopy.ts';

/** Tests of the hooks that load the texts in Bangla. */

test('a component that uses other hooks after its texts renders without an error when the texts load at once', async () => {
  const useTexts = createCopy({ title: 'Bikes' }, async () => ({ title: 'বাইক' }));
  const Title = () => {
    const { title } = useTexts();
    const read = useCallback(() => title, [title]);
    return <h1>{read()}</h1>;
  };
  const errors: unknown[] = [];
  const page = document.createElement('main');
  const root = createRoot(page, {
    onRecoverableError: (error) => errors.push(error),
    onUncaughtError: (error) => errors.push(error),
  });
  // React continues to render a component in a transition when its promise resolves. It does the same when a page's code has
  // loaded.
  startTransition(() =>
    root.render(
      <LanguageProvider language="bn">
        <Title />
      </LanguageProvider>,
    ),
  );
  await waitFor(() => expect(page).toHaveTextContent('বাইক'));
  root.unmount();
  expect(errors).toEqual([]);
});
