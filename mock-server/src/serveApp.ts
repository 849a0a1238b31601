import { join } from 'node:path';
import { readAppBuild } from './app-build/staticFiles.ts';
import { run } from './run.ts';

/** The app build and the mock server at one URL: the app as a user sees it. */
const { url, dataLocation } = await run('PORT', 4173, () =>
  readAppBuild(join(import.meta.dirname, '../../packages/app/dist')),
);

// The users of demoAccounts.ts, repeated here: the fixtures are not loaded when there is data.
console.info(`
  Second Gear is open at ${url}

  Sign in with the password kickstart as
    buyer@secondgear.test      buyer
    seller@secondgear.test     seller, verified
    newseller@secondgear.test  seller, not verified
    admin@secondgear.test      admin

  Data is kept in ${dataLocation}. Ctrl+C stops the server.
`);
