import { settingsOfBuild } from '../../../../scripts/lib/appBuild.mjs';
import { emulatorUrl } from './emulator.ts';

/** Ends the run before the first test if the app build was made for other services than those of the tests. */
export default () => {
  const settings = settingsOfBuild().filter((name) => !(emulatorUrl && name === 'VITE_FIREBASE_EMULATOR_URL'));
  if (settings.length === 0) return;
  throw new Error(
    `The end-to-end tests need an app build without settings, but packages/app/dist was built with ${settings.join(', ')}: remove them, and run \`npm run build\` again.`,
  );
};
