#!/usr/bin/env node
// npm run build [-- --no-demo-services]: writes the app build into packages/app/dist. With the option, the command
// fails when the settings leave a demo service in the build.
import { buildApp } from '../lib/appBuild.mjs';
import { ensureInstalled } from '../lib/install.mjs';

const [option, ...more] = process.argv.slice(2);
if (more.length > 0 || (option && option !== '--no-demo-services')) {
  console.error('Usage: npm run build [-- --no-demo-services]');
  process.exit(2);
}
// If the developer forgets the `--` before the option, npm does not pass the option on, but sets this variable.
if (option || process.env.npm_config_demo_services !== undefined) process.env.DEMO_SERVICES = 'none';

ensureInstalled();
process.exitCode = await buildApp();
