#!/usr/bin/env node
// npm run check-host -- https://shop.example [FOLDER]: asks a host whether it serves what was built here, and as it has to.
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { request as requestSafely } from 'node:https';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../lib/install.mjs';

const end = (sentence) => {
  console.error(sentence);
  process.exit(2);
};

const [address, elsewhere, ...more] = process.argv.slice(2);
if (!address || more.length > 0 || !/^https?:\/\//.test(address) || !URL.canParse(address)) {
  end('Usage: npm run check-host -- https://shop.example [FOLDER OF THE BUILD]');
}
const folder = elsewhere ? resolve(elsewhere) : join(root, 'packages/app/dist');
const { origin } = new URL(address);

/** `_headers` as the build wrote it: what holds for everything, and what holds for files under /assets/. */
const readWanted = () => {
  try {
    const [all, assets] = readFileSync(join(folder, '_headers'), 'utf8').split('/assets/*');
    const headersIn = (text = '') =>
      [...text.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]);
    return { all: headersIn(all), assets: headersIn(assets) };
  } catch {
    return end(`There is no built shell in ${folder} to compare with: run npm run build first.`);
  }
};
const wanted = readWanted();
const names = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));
const asset = names.find((name) => /^assets\/.+\.js$/.test(name));

/** Not `fetch`, which says of itself that it opens no page. */
const ask = async (path, headers) => {
  try {
    const url = new URL(path, origin);
    const response = await new Promise((resolve, reject) => {
      const start = url.protocol === 'https:' ? requestSafely : request;
      start(url, { headers, agent: false, signal: AbortSignal.timeout(20_000) }, resolve)
        .on('error', reject)
        .end();
    });
    return { status: response.statusCode, headers: response.headers, text: await text(response) };
  } catch {
    return end(`${origin} does not answer.`);
  }
};

let failed = 0;
let passed = 0;
const check = (what, isSo, found = '') => {
  if (isSo) passed += 1;
  else failed += 1;
  console.info(`${isSo ? '✓' : '✗'} ${what}${isSo || !found ? '' : `: ${found}`}`);
};

const checkHeaders = (path, answer, headers) => {
  for (const [name, value] of headers) {
    const said = answer.headers[name.toLowerCase()];
    check(`${path} has the ${name} of the build`, said === value, said ?? 'it has none');
  }
};

const opened = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const pages = [
  ['/', 200, 'index.html'],
  ['/blogs', 200, 'blogs.html'],
  ['/dashboard/myorder', 200, 'app.html'],
  ['/categories/1', 200, 'app.html'],
  ['/no/such/page', 404, '404.html'],
];
for (const [path, status, name] of pages) {
  const answer = await ask(path, opened);
  check(`${path} is answered at once with ${status}`, answer.status === status, `answered with ${answer.status}`);
  check(
    `${path} is its page of this build, to the letter`,
    answer.text === readFileSync(join(folder, name), 'utf8'),
    'it is another one, or was changed',
  );
  checkHeaders(path, answer, wanted.all);
  const keeping = answer.headers['cache-control'] ?? 'it has none';
  check(`${path} is asked for again each time`, /no-cache|no-store|max-age=0/.test(keeping), keeping);
}

const slashed = await ask('/blogs/', opened);
const { location } = slashed.headers;
check(
  '/blogs/ leads to /blogs, or is the same page',
  location
    ? new URL(location, new URL('/blogs/', origin)).href === new URL('/blogs', origin).href
    : slashed.status === 200 && slashed.text === readFileSync(join(folder, 'blogs.html'), 'utf8'),
  `answered with ${slashed.status}${location ? ` and ${location}` : ''}`,
);

const { 'content-type': kind = 'it has none' } = (await ask('/manifest.webmanifest', {})).headers;
check('/manifest.webmanifest says what it is', /^application\/(manifest\+)?json/.test(kind), kind);

const file = await ask(`/${asset}`, {});
check(`/${asset} is there`, file.status === 200, `answered with ${file.status}`);
checkHeaders(`/${asset}`, file, [...wanted.all, ...wanted.assets]);

const gone = await ask('/assets/gone-00000000.js', {});
check('a file that is gone is no script', gone.status === 404 || /html/.test(gone.headers['content-type'] ?? ''));
check('a file that is gone is not gone for ever', !/immutable/.test(gone.headers['cache-control'] ?? ''));

if (origin.startsWith('https:')) {
  const said = (await ask('/', opened)).headers['strict-transport-security'];
  check('the host says that it has HTTPS for good (Strict-Transport-Security)', said !== undefined, 'it does not');
}

console.info(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
