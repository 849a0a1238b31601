#!/usr/bin/env node
// npm run check-host -- https://shop.example [FOLDER]: compares what a host serves with the app build, files and headers.
import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../lib/install.mjs';

const exitWith = (sentence) => {
  console.error(sentence);
  process.exit(2);
};

const [address, otherFolder, ...more] = process.argv.slice(2);
if (
  !address ||
  otherFolder?.startsWith('-') ||
  more.length > 0 ||
  !/^https?:\/\//.test(address) ||
  !URL.canParse(address)
) {
  exitWith('Usage: npm run check-host -- https://shop.example [FOLDER OF THE APP BUILD]');
}
const folder = otherFolder ? resolve(otherFolder) : join(root, 'packages/app/dist');
const { origin } = new URL(address);

/** The `_headers` file of the build: the headers of every file, and the additional headers of files under /assets/. */
const readExpectedHeaders = () => {
  try {
    const [all, assets] = readFileSync(join(folder, '_headers'), 'utf8').split('/assets/*');
    const headersIn = (text = '') =>
      [...text.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]);
    return { all: headersIn(all), assets: headersIn(assets) };
  } catch {
    return exitWith(`There is no app build in ${folder}. Run npm run build first.`);
  }
};
const expected = readExpectedHeaders();
const names = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));
const asset = names.find((name) => /^assets\/.+\.js$/.test(name));

/**
 * Sends a request without `fetch`, because `fetch` sends the header `sec-fetch-mode: cors`. A host may respond to that
 * header in another way than to the navigation of a user.
 */
const send = async (path, headers) => {
  try {
    const url = new URL(path, origin);
    const response = await new Promise((resolve, reject) => {
      const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
      request(url, { headers, agent: false, signal: AbortSignal.timeout(20_000) }, resolve)
        .on('error', reject)
        .end();
    });
    return { status: response.statusCode, headers: response.headers, text: await text(response) };
  } catch {
    return exitWith(`${origin} does not respond.`);
  }
};

let failed = 0;
let passed = 0;
const check = (expectation, isMet, actual = '') => {
  if (isMet) passed += 1;
  else failed += 1;
  console.info(`${isMet ? '✓' : '✗'} ${expectation}${isMet || !actual ? '' : `: ${actual}`}`);
};

const checkHeaders = (path, response, headers) => {
  for (const [name, value] of headers) {
    const actual = response.headers[name.toLowerCase()];
    check(`${path} has the ${name} of the build`, actual === value, actual ?? 'none');
  }
};

const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const pages = [
  ['/', 200, ['index.html']],
  ['/blogs', 200, ['blogs.html']],
  ['/dashboard/myorder', 200, ['app.html']],
  ['/categories/1', 200, ['app.html']],
  ['/no/such/page', 404, ['404.html']],
  ['/bn', 200, ['bn.html']],
  ['/bn/blogs', 200, ['bn/blogs.html']],
  ['/bn/dashboard/myorder', 200, ['bn/app.html']],
  ['/bn/categories/1', 200, ['bn/app.html']],
  // Some hosts have only one not-found page for all languages.
  ['/bn/no/such/page', 404, ['bn/404.html', '404.html']],
];
for (const [path, status, fileNames] of pages) {
  const response = await send(path, navigation);
  check(
    `${path} responds with ${status} and no redirect`,
    response.status === status,
    `responds with ${response.status}`,
  );
  check(
    `${path} has exactly the content of ${fileNames.join(' or ')}`,
    fileNames.some((name) => response.text === readFileSync(join(folder, name), 'utf8')),
    'another page, or it was changed',
  );
  checkHeaders(path, response, expected.all);
  const cacheControl = response.headers['cache-control'] ?? 'no cache-control';
  check(`${path} is revalidated on every visit`, /no-cache|no-store|max-age=0/.test(cacheControl), cacheControl);
}

const withSlash = await send('/blogs/', navigation);
const { location } = withSlash.headers;
check(
  '/blogs/ redirects to /blogs, or has the same content',
  location
    ? new URL(location, new URL('/blogs/', origin)).href === new URL('/blogs', origin).href
    : withSlash.status === 200 && withSlash.text === readFileSync(join(folder, 'blogs.html'), 'utf8'),
  `responds with ${withSlash.status}${location ? ` and ${location}` : ''}`,
);

const { 'content-type': contentType = 'no content-type' } = (await send('/manifest.webmanifest', {})).headers;
check(
  '/manifest.webmanifest has a JSON content-type',
  /^application\/(manifest\+)?json/.test(contentType),
  contentType,
);

const file = await send(`/${asset}`, {});
check(`/${asset} exists`, file.status === 200, `responds with ${file.status}`);
checkHeaders(`/${asset}`, file, [...expected.all, ...expected.assets]);

const missing = await send('/assets/gone-00000000.js', {});
check(
  'a missing file is not served as a script',
  missing.status === 404 || /html/.test(missing.headers['content-type'] ?? ''),
);
check('the response to a missing file is not immutable', !/immutable/.test(missing.headers['cache-control'] ?? ''));

if (origin.startsWith('https:')) {
  const hsts = (await send('/', navigation)).headers['strict-transport-security'];
  check('the host sends Strict-Transport-Security', hsts !== undefined, 'none');
}

console.info(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
