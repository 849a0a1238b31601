import { pathOf } from '@second-gear/contract';
import { bikes } from '@second-gear/fixtures';
import { expect, test } from '../support/appServer.ts';

/** GETs that write must be the shop's own errands: never a picture, a link or a page of somebody else's. */
test('M-9: a browser does no writing GET for a picture or an address that is opened', async ({ page, shop }) => {
  const report = `/api${pathOf('reportBike', { params: { bikeId: bikes.available._id } })}`;
  const reported = async () => {
    const listed: { _id: string }[] = await (await fetch(`${shop.url}/api${pathOf('listReports')}`)).json();
    return listed.some(({ _id }) => _id === bikes.available._id);
  };
  await page.goto('/');

  const asPicture = page.waitForResponse(shop.url + report);
  await page.evaluate((src) => {
    document.body.append(Object.assign(new Image(), { src }));
  }, report);
  expect((await asPicture).status()).toBe(403);

  const opened = await page.goto(report);
  expect(opened?.status()).toBe(403);
  expect(await reported()).toBe(false);

  await page.goto('/');
  expect(await page.evaluate(async (url) => (await fetch(url)).status, report)).toBe(200);
  expect(await reported()).toBe(true);
});
