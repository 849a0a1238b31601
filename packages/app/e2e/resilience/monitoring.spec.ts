import { expect, test } from '../support/appServer.ts';
import { expectNoPersonalData, leavePages } from '../support/cross-origin/monitoring.ts';
import { bookFirstBike, buyer, logIn, openCategory, openPayment, payWithCard } from '../support/steps.ts';

test('F71: reports a failed request, a declined card, an error and loading times, without data of users', {
  tag: ['@cross-origin', '@R13.51', '@R13.52', '@R13.53', '@R13.55'],
}, async ({ page, context, app }) => {
  await logIn(page);
  await openCategory(page, 'Honda');
  const bike = await bookFirstBike(page);
  await openPayment(page, bike);
  await payWithCard(page, '4000 0000 0000 0002');
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await page.route('**/categories/2', (route) => route.abort());
  await openCategory(page, 'Yamaha');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // An event instead of an error, because the tests report every error that a page does not catch.
  await page.evaluate(
    (email) => window.dispatchEvent(new ErrorEvent('error', { error: new TypeError(`no bike of ${email}`) })),
    buyer.email,
  );
  const reports = await leavePages(context, app.url);
  const found = reports.flatMap((batch) => batch.reports);
  expect(found).toContainEqual({
    page: '/dashboard/payment/:id',
    count: 1,
    report: { kind: 'payment', state: 'declined' },
  });
  expect(found.map(({ report }) => report)).toContainEqual({
    kind: 'request',
    endpoint: 'listBikes',
    error: 'networkError',
  });
  expect(found).toContainEqual({
    page: '/categories/:id',
    count: 1,
    report: { kind: 'error', source: 'script', name: 'TypeError', stack: [] },
  });
  expect(found.map(({ report }) => report.kind === 'vital' && report.name)).toContain('LCP');
  await expectNoPersonalData(reports);
});
