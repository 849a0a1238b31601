import { expect, test } from '../support/appServer.ts';

test.use({ faults: {} });

/** A browser asks again by itself when a connection is reset that it has used before; the fault would be used up unseen. */
for (const fault of ['refused', 'processed but lost', 'cut mid-body']) {
  test(`M-14: '${fault}', asked for once, reaches the page`, async ({ page, shop }) => {
    await page.goto('/blogs');
    const ask = () =>
      page.evaluate(() =>
        fetch('/api/categories')
          .then((answer) => answer.json())
          .then(
            () => 'answered',
            () => 'lost',
          ),
      );
    expect(await ask()).toBe('answered');
    const wish = { call: 'listCategories', fault, times: 1 };
    const wished = await page.request.put(`${shop.url}/_faults`, { data: wish });
    expect(wished.ok()).toBe(true);
    expect(await ask()).toBe('lost');
    expect(await ask()).toBe('answered');
  });
}
