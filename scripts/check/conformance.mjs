#!/usr/bin/env node
// npm run contract -- --url URL: runs the conformance tests against any server.
import { ensureInstalled } from '../lib/install.mjs';

ensureInstalled();
// Imported after the installation, because it is a package. In this process, so that Ctrl-C and the exit code work directly.
const { register } = await import('tsx/esm/api');
register();
await import('../../packages/conformance/src/cli/main.ts');
