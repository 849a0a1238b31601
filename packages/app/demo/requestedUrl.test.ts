import { expect, test } from 'vitest';
import { requestedUrl } from './requestedUrl.ts';

const folders = ['https://host.example/', 'https://host.example/second-gear/demo/'];

const request = (folder: string, path: string) =>
  requestedUrl(new URL(`${folder}?path=${encodeURIComponent(path)}#end`), new URL(folder));

test.each(folders)('the demo in %s opens the requested page with its query and hash', (folder) => {
  expect(request(folder, '/categories/1?q=a&sort=newest')).toBe(`${folder}categories/1?q=a&sort=newest#end`);
  expect(request(folder, '/')).toBe(`${folder}#end`);
  expect(requestedUrl(new URL(folder), new URL(folder))).toBeUndefined();
});

test.each(['\\evil.example', '\t//evil.example', 'https://evil.example/a'])(
  'F100: the demo stays in its folder when the requested path is %j',
  (path) => {
    for (const folder of folders) {
      const url = request(folder, path) ?? '';
      expect(url.startsWith(folder)).toBe(true);
      // A browser throws for a URL of another origin.
      expect(new URL(url, folder).origin).toBe('https://host.example');
    }
  },
);
