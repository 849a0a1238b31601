import { expect, test } from './shop.ts';
import { countLoads, expectToast, fillLogin, follow, isAlive } from './steps.ts';

test("a guest's tour: the home page, a message, the blogs, and a brand that wants a login first", async ({ page }) => {
  await test.step('reads the home page in its order', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toContainText([
      'Tranding Now',
      'Top Bikes Brand',
      'Photo Gallery',
      'Our Business Summary',
      'Contact',
    ]);
  });

  await test.step('is asked for what is missing from a message, and sends it', async () => {
    const contact = page.getByRole('region', { name: 'Contact' });
    // It comes when somebody moves on the page.
    await contact.scrollIntoViewIfNeeded();
    await contact.getByRole('button', { name: 'Send' }).click();
    await expect(contact.getByText('Name is required')).toBeVisible();
    const answers = { Name: 'Tahmid Rahman', Email: 'tahmid@example.com', Message: 'Is the RX 100 still there?' };
    for (const [question, answer] of Object.entries(answers)) {
      await contact.getByRole('textbox', { name: question }).fill(answer);
    }
    const asked: string[] = [];
    // A picture further down may still be on its way.
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') asked.push(request.url());
    });
    await contact.getByRole('button', { name: 'Send' }).click();
    await expectToast(page, 'Message sent');
    for (const question of Object.keys(answers)) {
      await expect(contact.getByRole('textbox', { name: question })).toHaveValue('');
    }
    expect(asked, 'spec §2: no server call').toEqual([]);
  });

  await test.step('reads the blogs', async () => {
    await follow(page, 'Blogs');
    await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page).toHaveTitle(/Blogs.*Second Gear/);
  });

  await test.step('follows a brand, logs in, and is there', async () => {
    await follow(page, 'Home');
    await page.getByRole('link', { name: 'See Products of Yamaha' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await fillLogin(page);
    await expect(page).toHaveURL(/\/categories\/2$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Yamaha' })).toBeVisible();
  });
});

test('the next page is fetched when a mouse comes over its link, and shown at once', async ({ page }) => {
  await page.goto('/login');
  const fetched = page.waitForRequest(/\/assets\/SignUp-[^/]*\.js$/);
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).hover();
  await fetched;
  await expect(page).toHaveURL(/\/login$/);
});

for (const [where, path] of [
  ['the blogs', '/blogs'],
  ['a page that there is none of', '/nowhere'],
  ['the login page', '/login'],
] as const) {
  test(`the home page has its own title for whoever comes from ${where}`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(/.+ - Second Gear/);
    await follow(page, 'Home');
    await expect(page).toHaveTitle('Second Gear');
  });
}

test('N1: whoever moves on the home page without a line keeps it; what had not come says so in its place, and comes with the line', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await isAlive(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectToast(page, /^You are offline, and this has not been opened here before\./);
  await expect(page.getByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeVisible();
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(contact.getByRole('alert')).toContainText('The contact form did not load');

  await context.setOffline(false);
  await expect(contact.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(contact.getByRole('alert')).toHaveCount(0);
});

test('D1: a contact form that does not come costs one reload, and then nobody the page that they read', async ({
  page,
}) => {
  const form = '**/assets/ContactForm-*.js';
  const loads = countLoads(page);
  await page.route(form, (route) => route.abort());
  await page.goto('/');
  await isAlive(page);
  const isLoadedAnew = page.waitForEvent('load');
  await page.keyboard.press('Shift');
  await isLoadedAnew;
  await isAlive(page);
  await page.keyboard.press('Shift');
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(contact.getByRole('alert')).toContainText('The contact form did not load');
  await expect(page.getByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeVisible();
  expect(loads()).toBe(2);

  await page.unroute(form);
  await contact.getByRole('button', { name: 'Try again' }).click();
  await expect(contact.getByRole('textbox', { name: 'Message' })).toBeVisible();
  expect(loads()).toBe(2);
});

test('a link to the page where one already is leaves nothing behind to go back to', async ({ page }) => {
  await page.goto('/');
  await isAlive(page);
  await follow(page, 'Blogs');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText('Blogs');
  await follow(page, 'Blogs');
  await follow(page, 'Blogs');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeVisible();
});
