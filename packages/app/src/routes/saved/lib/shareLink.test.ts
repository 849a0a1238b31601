import { afterEach, expect, test, vi } from 'vitest';
import { shareLink } from './shareLink.ts';

afterEach(() => void vi.unstubAllGlobals());

const url = 'https://secondgear.example/saved?list=1.6a3f';
const share = (result: () => Promise<void>) => ({ share: vi.fn(result) });
const clipboard = (result: () => Promise<void>) => ({ clipboard: { writeText: vi.fn(result) } });
const fail = (name: string) => async () => {
  throw new DOMException('', name);
};
const succeed = async () => {};

test.each([
  ['opens the share menu of the device', share(succeed), 'shared'],
  ['does nothing when the user closes the share menu', share(fail('AbortError')), 'closed'],
  ['fails when the browser does not share', share(fail('NotAllowedError')), 'failed'],
  ['copies the URL when the device has no share menu', clipboard(succeed), 'copied'],
  ['fails when the browser does not copy', clipboard(fail('NotAllowedError')), 'failed'],
])('shareLink %s [R10.65]', async (_, navigator, result) => {
  vi.stubGlobal('navigator', navigator);
  expect(await shareLink('2 bikes on Second Gear', url)).toBe(result);
});

test('F26: shareLink fails when the browser can neither share nor copy', async () => {
  vi.stubGlobal('navigator', {});
  expect(await shareLink('2 bikes on Second Gear', url)).toBe('failed');
});

test('shareLink passes the title and the URL to the share menu, but copies only the URL when there is no share menu', async () => {
  const menu = share(succeed);
  vi.stubGlobal('navigator', menu);
  await shareLink('2 bikes on Second Gear', url);
  expect(menu.share).toHaveBeenCalledWith({ title: '2 bikes on Second Gear', url });
  const copied = clipboard(succeed);
  vi.stubGlobal('navigator', copied);
  await shareLink('2 bikes on Second Gear', url);
  expect(copied.clipboard.writeText).toHaveBeenCalledWith(url);
});
