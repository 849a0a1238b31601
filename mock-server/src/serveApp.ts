import { join } from 'node:path';
import { readAppBuild } from './app-build/staticFiles.ts';
import { runServer } from './runServer.ts';

/** Serves the app build and the mock server at one URL. `npm start` runs this program. */
const { url, dataLocation } = await runServer('PORT', 4173, {
  readBuild: () => readAppBuild(join(import.meta.dirname, '../../packages/app/dist')),
});

// These are the users of `demoAccounts.ts`. That file is not imported, because it would load the fixtures, which a
// server with stored data does not need.
const demoUsers = `Sign in with the password kickstart as
    buyer@secondgear.test      buyer
    seller@secondgear.test     seller, verified
    newseller@secondgear.test  seller, not verified
    admin@secondgear.test      admin`;
const otherUsers =
  'The app uses the server or the sign-in of its settings. The demo users are known there only if you have created them.';

console.info(`
  Second Gear is open at ${url}

  ${process.argv.includes('--other-users') ? otherUsers : demoUsers}

  The data is stored in ${dataLocation}. Ctrl+C stops the server.
`);
