#!/usr/bin/env node
// npm run build [-- --no-demo-services | --demo]: writes the app build into packages/app/dist. With the first option,
// the command fails when the settings leave a demo service in the build. With the second, it writes the demo without a
// server into packages/app/dist-demo.
import { buildApp, buildDemo } from '../lib/appBuild.mjs';
import { ensureInstalled } from '../lib/install.mjs';

const [option, ...more] = process.argv.slice(2);
if (more.length > 0 || (option && !['--no-demo-services', '--demo'].includes(option))) {
  console.error('Usage: npm run build [-- --no-demo-services | --demo]');
  process.exit(2);
}
// If the developer forgets the `--` before the option, npm does not pass the option on, but sets one of these variables.
const { npm_config_demo, npm_config_demo_services } = process.env;
const isDemo = option === '--demo' || npm_config_demo !== undefined;
if (option === '--no-demo-services' || npm_config_demo_services !== undefined) process.env.DEMO_SERVICES = 'none';

ensureInstalled();
process.exitCode = await (isDemo ? buildDemo() : buildApp());
if (isDemo && process.exitCode === 0) console.info('The demo is in packages/app/dist-demo.');
