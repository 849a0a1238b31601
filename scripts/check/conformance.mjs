#!/usr/bin/env node
// npm run contract -- --url URL: runs the conformance tests against any server.
import { ensureInstalled } from '../lib/install.mjs';

ensureInstalled();
// The conformance tests are imported only now, because they need the installed packages. They run in this process, so
// that Ctrl-C and the exit code work directly.
const { register } = await import('tsx/esm/api');
register();
await import('../../packages/conformance/src/cli/main.ts');
