import { pathOf } from '@second-gear/contract';
import { bikes } from '@second-gear/fixtures';
import { expect, test } from '../support/appServer.ts';

/**
 * Some documented GET requests write data. The server must accept these requests only from the app's own scripts, and
 * not from an image, a link or a page of another site.
 */
test('M-9: the server rejects a GET request that writes and that an image or a navigation has sent', async ({
  page,
  app,
}) => {
  const report = `/api${pathOf('reportBike', { params: { bikeId: bikes.available._id } })}`;
  const isReported = async () => {
    const reports: { _id: string }[] = await (await fetch(`${app.url}/api${pathOf('listReports')}`)).json();
    return reports.some(({ _id }) => _id === bikes.available._id);
  };
  await page.goto('/');

  const imageResponse = page.waitForResponse(app.url + report);
  await page.evaluate((src) => {
    document.body.append(Object.assign(new Image(), { src }));
  }, report);
  expect((await imageResponse).status()).toBe(403);

  const navigation = await page.goto(report);
  expect(navigation?.status()).toBe(403);
  expect(await isReported()).toBe(false);

  await page.goto('/');
  expect(await page.evaluate(async (url) => (await fetch(url)).status, report)).toBe(200);
  expect(await isReported()).toBe(true);
});
