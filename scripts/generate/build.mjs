#!/usr/bin/env node
import { buildShell } from '../lib/appBuild.mjs';
// npm run build [-- --no-stand-ins]: the production shell into packages/app/dist; for customers, not with a part only played.
import { ensureInstalled } from '../lib/install.mjs';

const [option, ...more] = process.argv.slice(2);
if (more.length > 0 || (option && option !== '--no-stand-ins')) {
  console.error('Usage: npm run build [-- --no-stand-ins]');
  process.exit(2);
}
// npm keeps the option for itself where the -- before it was forgotten.
if (option || process.env.npm_config_stand_ins !== undefined) process.env.STAND_INS = 'none';

ensureInstalled();
process.exitCode = await buildShell();
