import { expect, test } from '../support/appServer.ts';

test.use({ faults: {} });

/**
 * When the server resets a connection that the browser has reused, the browser repeats the request by itself. The fault
 * is then consumed, the repeated request succeeds, and the page never sees the fault. The mock server must prevent
 * this.
 */
for (const fault of ['refused', 'processed but lost', 'cut mid-body']) {
  test(`M-14: delivers the fault '${fault}' to the page when a test requests the fault for one request`, async ({
    page,
    app,
  }) => {
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
