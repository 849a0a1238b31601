import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

// checkSettings.test.ts and settings.test.ts test every invalid setting. This test has only a few of them, because each
// one starts a build.
test.concurrent.each<[Record<string, string>, string[], RegExp]>([
  [{ VITE_STRIPE_PUBLISHABLE_KEY: 'sk_live_x' }, [], /^VITE_STRIPE_PUBLISHABLE_KEY must be a publishable key/],
])(
  'npm run build prints one sentence without a stack, and builds nothing, with the settings %o and the options %o',
  async (settings, options, sentence) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'app-build.mjs'), ...options], {
      env: { ...process.env, NO_COLOR: '1', ...settings },
    });
    const [out, message, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    expect(message).toMatch(sentence);
    expect(message.trim().split('\n')).toHaveLength(1);
    expect([out, code]).toEqual(['', 1]);
  },
  60_000,
);
