#!/usr/bin/env node
// npm run contract -- --url URL: asks the contract suite of any server.
import { ensureInstalled } from '../lib/install.mjs';

ensureInstalled();
// Only now: it is a package. In this very process, so that Ctrl-C and the exit code are its own.
const { register } = await import('tsx/esm/api');
register();
await import('../../packages/conformance/src/cli/main.ts');
