import { join } from 'node:path';
import { runServer } from './runServer.ts';

/** Serves the app build and the mock server at one URL. `npm start` runs this program. */
const { url, dataLocation } = await runServer('PORT', 4173, {
  appFolder: join(import.meta.dirname, '../../packages/app/dist'),
});

// The users of `demoAccounts.ts`, which would load the fixtures.
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
