import { expect, test } from '../support/appServer.ts';

test.use({ faults: {} });

/**
 * If the server resets a connection that the browser has reused, the browser sends the request again by itself. The
 * mock server would apply the fault, which is set for one request, to the first attempt, and the page would get a
 * normal response to the second. The mock server must prevent this.
 */
for (const fault of ['refused', 'processed but lost', 'cut mid-body']) {
  test(`M-14: the mock server applies the fault '${fault}' to exactly one request when the rule of the fault has times 1`, async ({
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
