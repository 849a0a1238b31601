import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureAppBuild } from '../lib/appBuild.mjs';
import { root } from '../lib/install.mjs';
import { type Browser, currentEngines, type EngineName, engineNames } from './browsers/browser.ts';
import { startBrowser } from './browsers/startBrowser.ts';
import { paymentChecks } from './checks/payments.ts';
import { lookAt, type ScreenUser, screens, viewports } from './checks/screens.ts';
import { logIn } from './checks/steps.ts';
import { userChecks } from './checks/users.ts';
import { type ServedApp, serveApp } from './page/servedApp.ts';
import { type UserPage, userPage } from './page/userPage.ts';

const usage = `Usage: node scripts/check/engines.mjs [ENGINE]… [--only WORD]

Uses the app build in the engines ${currentEngines.join(', ')}, or in those that are named. The
oldest supported Chromium is chromium109, and chromium112 is a newer one. Each engine ends with one line, "ENGINE: N passed, N failed". The screenshots are in test-results/engines.

  --only WORD  runs only the checks with this word in their names.
  --help       prints this text.

Exits with 1 when a check fails or no engine can be started, and with 2 for invalid arguments.`;

const exitWithUsage = (sentence: string): never => {
  console.error(`${sentence}\n\n${usage}`);
  process.exit(2);
};

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { only: { type: 'string', default: '' }, help: { type: 'boolean', default: false } },
    });
  } catch (error) {
    // Node's message has several sentences about how to write arguments.
    return exitWithUsage(
      error instanceof Error ? error.message.replace(/\. .*/s, '.') : 'The arguments cannot be read.',
    );
  }
};

const isEngine = (name: string): name is EngineName => engineNames.some((engine) => engine === name);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const { values, positionals } = readArguments();
if (values.help) {
  console.info(usage);
  process.exit(0);
}
const engines = positionals.map((name) => (isEngine(name) ? name : exitWithUsage(`There is no engine ${name}.`)));

const folderOf = (engine: EngineName) => join(root, 'test-results/engines', engine);
const fileNameOf = (text: string) => `${text.replace(/[^\w-]+/g, '-')}.png`;

/** Runs the checks in one engine. */
const runChecks = async (engine: EngineName, browser: Browser) => {
  const folder = folderOf(engine);
  // With --only, the screenshots of the other checks stay.
  if (values.only === '') await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const counts = { passed: 0, failed: 0 };

  const withPage = async (run: (page: UserPage, app: ServedApp) => Promise<void>) => {
    const app = await serveApp();
    const page = userPage(await browser.openPage(), app.url);
    try {
      await page.resize(1280, 800);
      await run(page, app);
    } finally {
      await page.close();
      await app.close();
    }
  };

  /** Runs one check. It also fails when the page reports an error. */
  const check = async (name: string, page: UserPage, run: () => Promise<void>) => {
    const started = Date.now();
    try {
      await run();
      const errors = await page.takeErrors();
      if (errors.length > 0) throw new Error(errors.join('\n'));
      counts.passed += 1;
      console.info(`✓ ${engine}: ${name} (${Date.now() - started} ms)`);
    } catch (error) {
      counts.failed += 1;
      const file = join(folder, fileNameOf(`failed ${name}`));
      const written = await page.screenshot().then(
        (png) => writeFile(file, png).then(() => file),
        () => 'no screenshot',
      );
      const errors = await page.takeErrors().catch(() => []);
      console.info(`✗ ${engine}: ${name}\n    ${[messageOf(error), ...errors, written].join('\n    ')}`);
    }
  };
  const isSelected = (name: string) => name.toLowerCase().includes(values.only.toLowerCase());

  for (const { name, run } of [...userChecks, ...paymentChecks].filter((one) => isSelected(one.name))) {
    await withPage((page, app) => check(name, page, () => run(page, app)));
  }

  const looks = screens.flatMap((screen) =>
    viewports.flatMap((viewport) =>
      (['en', 'bn'] as const).map((language) => ({
        ...screen,
        viewport,
        language,
        name: `screen ${screen.name} ${language} ${viewport.width}`,
      })),
    ),
  );
  for (const user of ['guest', 'buyer', 'seller', 'admin'] satisfies ScreenUser[]) {
    const ofUser = looks.filter((look) => look.user === user && isSelected(look.name));
    if (ofUser.length === 0) continue;
    await withPage(async (page) => {
      if (user !== 'guest') await logIn(page, user);
      for (const { name, path, language, viewport } of ofUser) {
        await check(name, page, async () => {
          const screenshot = await lookAt(page, path, language, viewport);
          await writeFile(join(folder, fileNameOf(name)), screenshot);
        });
      }
    });
  }
  return counts;
};

// The browsers are stopped when this process exits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

if ((await ensureAppBuild()) !== 0) process.exit(1);
const summary: string[] = [];
let [hasFailed, hasRun] = [false, false];
for (const engine of engines.length > 0 ? engines : currentEngines) {
  try {
    const browser = await startBrowser[engine]();
    console.info(`\n— ${engine}: ${browser.version}`);
    try {
      const { passed, failed } = await runChecks(engine, browser);
      summary.push(`${engine}: ${passed} passed, ${failed} failed`);
      hasRun = true;
      hasFailed ||= failed > 0;
    } finally {
      await browser.close();
    }
  } catch (error) {
    summary.push(`${engine}: skipped, because ${messageOf(error)}`);
    hasFailed ||= engines.includes(engine);
  }
}
console.info(`\n${summary.join('\n')}`);
process.exitCode = hasFailed || !hasRun ? 1 : 0;
