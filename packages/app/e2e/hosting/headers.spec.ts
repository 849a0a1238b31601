import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { test as plain } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';

/** What the build wrote for static hosts, by its lines: `name: value`. */
const forHosting = async (): Promise<string[]> => {
  const [page = ''] = (await readFile(resolve(import.meta.dirname, '../../dist/_headers'), 'utf8')).split('/assets/*');
  return page
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.trim());
};

test('every page and file of the shop is served with the headers that are written down for hosting', async ({
  page,
  request,
}) => {
  const wanted = await forHosting();
  expect(wanted).toHaveLength(6);
  const asked = page.waitForRequest('**/assets/*.js');
  await page.goto('/');
  const script = (await asked).url();

  for (const address of ['/', '/dashboard/payment/1', '/no/such/page', '/icon.svg', '/manifest.webmanifest', script]) {
    const sent = (await request.get(address, { headers: { accept: 'text/html,*/*' } })).headers();
    for (const line of wanted) {
      const [name = ''] = line.split(': ', 1);
      expect(`${name}: ${sent[name.toLowerCase()]}`, address).toBe(line);
    }
  }
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await (await request.get('/_headers', { headers: { accept: 'text/html' } })).text()).toMatch(
    /^<!doctype html>/,
  );
});

// Without the watch: here the page is to break the policy, and the browser is to stand in its way.
plain.describe('whoever gets text into the page', () => {
  plain('runs nothing by it', async ({ page }) => {
    const policy = (await forHosting()).find((line) => line.startsWith('Content-Security-Policy: ')) ?? '';
    await page.route('**/*', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': policy.replace(/^[\w-]+: /, '') },
        body: '<!doctype html><title>A page with the headers of the shop</title><body>',
      }),
    );
    await page.goto('http://localhost:1/');
    // A string that is evaluated by Playwright itself would be none of the page's doing.
    const outcomes = await page.evaluate(async () => {
      const outcome = async (attempt: () => unknown) => {
        try {
          await attempt();
          return 'done';
        } catch {
          return 'refused';
        }
      };
      const later = () => new Promise((resolve) => setTimeout(resolve));
      const element = document.createElement('div');
      const script = document.createElement('script');
      const style = document.createElement('style');
      return {
        html: await outcome(() => {
          element.innerHTML = '<img src=x onerror="window.ran = true">';
        }),
        script: await outcome(() => {
          script.src = 'https://js.stripe.com/v3/stripe.js';
        }),
        text: await outcome(() => {
          script.textContent = 'window.ran = true';
          document.body.append(script);
        }),
        eval: await outcome(() => window.setTimeout('window.ran = true', 0)),
        elsewhere: await outcome(() => fetch('https://tracker.example/')),
        style: await (async () => {
          style.textContent = 'body { display: none }';
          document.head.append(style);
          await later();
          return getComputedStyle(document.body).display === 'none' ? 'done' : 'refused';
        })(),
        base: (() => {
          const base = document.createElement('base');
          base.href = 'https://tracker.example/';
          document.head.append(base);
          return document.baseURI.includes('tracker') ? 'done' : 'refused';
        })(),
        ran: 'ran' in window,
      };
    });
    expect(outcomes).toEqual({
      html: 'refused',
      script: 'refused',
      text: 'refused',
      eval: 'refused',
      elsewhere: 'refused',
      style: 'refused',
      base: 'refused',
      ran: false,
    });
  });
});
