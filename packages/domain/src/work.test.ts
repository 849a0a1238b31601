import { expect, it } from 'vitest';
import { finish, finishInSlices, visitAll, type Work } from './work.ts';

/** A long work. `visited` has the numbers that it has reached. */
const createWork = (size: number) => {
  const visited: number[] = [];
  function* visitNumbers(): Work<string> {
    yield* visitAll(
      Array.from({ length: size }, (_, at) => at),
      (at) => {
        visited.push(at);
        // Work that takes longer than one task.
        const end = performance.now() + 1;
        while (performance.now() < end);
      },
    );
    return 'done';
  }
  return { visited, work: visitNumbers() };
};

const inOrder = (size: number) => Array.from({ length: size }, (_, at) => at);

it('work visits each item once and in order, at once or in short tasks', async () => {
  const [one, other] = [createWork(65), createWork(65)];
  expect(finish(one.work)).toBe('done');
  expect(await finishInSlices(other.work)).toBe('done');
  expect([one.visited, other.visited]).toEqual([inOrder(65), inOrder(65)]);
});

it('work in short tasks lets other tasks run before it is finished', async () => {
  const { work, visited } = createWork(200);
  const result = finishInSlices(work);
  const visitedBefore = await new Promise<number>((resolve) => setTimeout(() => resolve(visited.length), 1));
  expect(visitedBefore).toBeLessThan(200);
  await result;
});

it('work that is cancelled stops before it is finished, and only the newer work has a result', async () => {
  const [older, newer] = [createWork(200), createWork(20)];
  const results: string[] = [];
  const controller = new AbortController();
  const cancelled = finishInSlices(older.work, controller.signal).then(
    () => results.push('older'),
    () => results.push('cancelled'),
  );
  await new Promise((resolve) => setTimeout(resolve, 1));
  controller.abort();
  await finishInSlices(newer.work).then(() => results.push('newer'));
  await cancelled;
  expect(results).toEqual(['cancelled', 'newer']);
  expect(older.visited.length).toBeLessThan(200);
});
