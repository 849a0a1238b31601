import { type ReactNode, Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter, UNSAFE_createBrowserHistory, useLocation } from 'react-router-dom';
import { userEvent, waitFor, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { useUrlState } from './useUrlState.ts';

const wordsInUrl = {
  read: (params: URLSearchParams) => params.get('words') ?? '',
  write: (words: string) => new URLSearchParams({ words }),
  isTyped: true,
};

const never = new Promise<ReactNode>(() => {});

/** React keeps the earlier page while it waits for this one, as it does while a slow device renders. */
const PageThatIsNotRendered = () => use(never);

const Page = () => {
  const { search } = useLocation();
  const [words, setWords] = useUrlState(wordsInUrl);
  return (
    <>
      <button type="button" onClick={() => setWords('rx 100', { field: 'words' })}>
        Type
      </button>
      <output>{words === '' ? 'No words' : words}</output>
      {search.includes('rx') && <PageThatIsNotRendered />}
    </>
  );
};

test('Back restores the value of the URL before React has rendered the last change', async () => {
  window.history.pushState(null, '', '?words=');
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(
    <HistoryRouter history={UNSAFE_createBrowserHistory({ v5Compat: true })} useTransitions={false}>
      <Suspense>
        <Page />
      </Suspense>
    </HistoryRouter>,
  );
  const canvas = within(element);
  await userEvent.click(await canvas.findByRole('button'));
  await waitFor(() => expect(window.location.search).toBe('?words=rx+100'));
  expect((await canvas.findByRole('status')).textContent).toBe('rx 100');
  window.history.back();
  await waitFor(() => expect(canvas.getByRole('status').textContent).toBe('No words'));
  root.unmount();
  element.remove();
});
