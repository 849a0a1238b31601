import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { followNavLink, openMenuItem } from '../support/steps.ts';

/** Tests of the HTML that clients without scripts read: search engines, and services that preview shared links. */

const bot = { accept: 'text/html', 'user-agent': 'facebookexternalhit/1.1' };

const pages = [
  ['/', 200, 'Second Gear', /^Used and vintage motorbikes in Bangladesh/, '/shares/home.jpg'],
  ['/blogs', 200, 'Blogs - Second Gear', /^Four questions/, '/shares/blogs.jpg'],
  ['/no/such/page', 404, 'Page not found - Second Gear', /^There is no page at this address/, '/shares/missing.jpg'],
] as const;

const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];

for (const [path, status, title, description, image] of pages) {
  test(`the HTML of ${path} contains its own title, description and image for clients that run no scripts`, async ({
    request,
  }) => {
    const response = await request.get(path, { headers: bot });
    expect(response.status()).toBe(status);
    const html = await response.text();
    expect(html).toContain('<html lang="en">');
    expect([...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text]) => text)).toEqual([title]);
    expect(contentOf(html, 'og:title')).toBe(title);
    expect(contentOf(html, 'description')).toMatch(description);
    expect(contentOf(html, 'og:description')).toMatch(description);
    expect(contentOf(html, 'og:image')).toBe(image);
    expect(contentOf(html, 'robots')).toBe(status === 404 ? 'noindex' : undefined);
    expect((await request.get(image)).headers()['content-type']).toBe('image/jpeg');
  });
}

test('robots.txt and a robots meta tag tell search engines not to index the dashboard', async ({ page, request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toBe('User-agent: *\nDisallow: /dashboard\nDisallow: /bn/dashboard\nDisallow: /api/\n');

  await signIn(page);
  await page.goto('/');
  const robotsTag = page.locator('meta[name="robots"]');
  await expect(robotsTag).toHaveCount(0);
  await openMenuItem(page, 'My Orders');
  await expect(robotsTag).toHaveAttribute('content', 'noindex');
  await followNavLink(page, 'Home');
  await expect(robotsTag).toHaveCount(0);
});
