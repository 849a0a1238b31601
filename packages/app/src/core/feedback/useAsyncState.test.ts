import type { QueryObserverResult } from '@tanstack/query-core';
import { type Atom, atom } from 'jotai';
import { createElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useAsyncState } from './useAsyncState.ts';

type Result = QueryObserverResult<string[], Error>;

const renderTwice = (query: Atom<Result>) => {
  const results: ReturnType<typeof useAsyncState<string[]>>[] = [];
  const Page = () => {
    const [isFirst, setIsFirst] = useState(true);
    results.push(useAsyncState(query));
    if (isFirst) setIsFirst(false);
    return null;
  };
  renderToStaticMarkup(createElement(Page));
  return results;
};

test('useAsyncState returns the same object at each render, so that a screen does not sort its list again', () => {
  const [first, second] = renderTwice(atom({ data: ['bike'] } as Result));
  expect(first).toEqual({ state: 'ready', data: ['bike'] });
  expect(second).toBe(first);
});

test('useAsyncState returns an error text and a retry function when a query has failed without data', () => {
  const error = new Error('secret of a library');
  const failed = { isError: true, isFetching: false, error, refetch: () => Promise.reject(error) };
  const [state] = renderTwice(atom(failed as unknown as Result));
  expect(state).toMatchObject({ state: 'failed', onRetry: expect.any(Function) });
  expect(JSON.stringify(state)).not.toContain('secret');
});
