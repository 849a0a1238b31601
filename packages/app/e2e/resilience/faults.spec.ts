import { expect, test } from '../support/appServer.ts';

test.use({ faults: {} });

/** A browser repeats a request by itself when a reused connection is reset; that would consume the fault before the page sees it. */
for (const fault of ['refused', 'processed but lost', 'cut mid-body']) {
  test(`M-14: delivers the fault '${fault}' to the page when it is requested once`, async ({ page, app }) => {
    await page.goto('/blogs');
    const request = () =>
      page.evaluate(() =>
        fetch('/api/categories')
          .then((response) => response.json())
          .then(
            () => 'received',
            () => 'lost',
          ),
      );
    expect(await request()).toBe('received');
    const rule = { call: 'listCategories', fault, times: 1 };
    const response = await page.request.put(`${app.url}/_faults`, { data: rule });
    expect(response.ok()).toBe(true);
    expect(await request()).toBe('lost');
    expect(await request()).toBe('received');
  });
}
