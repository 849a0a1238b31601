import { expect, test } from '../support/appServer.ts';
import { follow, logIn, openPlace } from '../support/steps.ts';

/** What whoever runs no scripts is given: search engines, and services that show a link that was shared. No browser is opened. */

const bot = { accept: 'text/html', 'user-agent': 'facebookexternalhit/1.1' };

const pages = [
  ['/', 200, 'Second Gear', /^Used and vintage motorbikes in Bangladesh/, '/shares/home.jpg'],
  ['/blogs', 200, 'Blogs - Second Gear', /^Four questions/, '/shares/blogs.jpg'],
  ['/no/such/page', 404, 'Page not found - Second Gear', /^There is no page at this address/, '/shares/missing.jpg'],
] as const;

const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];

for (const [path, status, title, description, picture] of pages) {
  test(`a link to ${path} carries its own title, description and picture without scripts`, async ({ request }) => {
    const answer = await request.get(path, { headers: bot });
    expect(answer.status()).toBe(status);
    const html = await answer.text();
    expect(html).toContain('<html lang="en">');
    expect([...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text]) => text)).toEqual([title]);
    expect(contentOf(html, 'og:title')).toBe(title);
    expect(contentOf(html, 'description')).toMatch(description);
    expect(contentOf(html, 'og:description')).toMatch(description);
    expect(contentOf(html, 'og:image')).toBe(picture);
    expect(contentOf(html, 'robots')).toBe(status === 404 ? 'noindex' : undefined);
    expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg');
  });
}

test('search engines are kept off the dashboard, by whichever way they come there', async ({ page, request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toBe('User-agent: *\nDisallow: /dashboard\nDisallow: /api/\n');

  await logIn(page);
  const hint = page.locator('meta[name="robots"]');
  await expect(hint).toHaveCount(0);
  await openPlace(page, 'My Orders');
  await expect(hint).toHaveAttribute('content', 'noindex');
  await follow(page, 'Home');
  await expect(hint).toHaveCount(0);
});
