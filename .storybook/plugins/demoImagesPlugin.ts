import { type Plugin, runnerImport } from 'vite';

type DemoImages = typeof import('@second-gear/fixtures/readDemoImage');
type Fixtures = typeof import('@second-gear/fixtures');

/**
 * Serves the demo images at the paths where the mock server serves them: on request in development and in tests, and as
 * files in a built Storybook, for every image that a fixture names.
 */
export const pictures = (): Plugin => ({
  name: 'second-gear:pictures',

  configureServer: (server) => {
    server.middlewares.use(async (request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://storybook');
      if (!pathname.startsWith('/pictures/')) return next();
      try {
        const { readDemoImage } = await load<DemoImages>('@second-gear/fixtures/readDemoImage');
        const picture = await readDemoImage(pathname);
        if (picture) response.setHeader('content-type', 'image/svg+xml');
        else response.statusCode = 404;
        response.end(picture);
      } catch (error) {
        next(error);
      }
    });
  },

  async generateBundle() {
    const { readDemoImage } = await load<DemoImages>('@second-gear/fixtures/readDemoImage');
    const fixtures = await load<Fixtures>('@second-gear/fixtures');
    for (const pathname of namedIn(fixtures)) {
      const source = await readDemoImage(pathname);
      if (source) this.emitFile({ type: 'asset', fileName: pathname.slice(1), source });
    }
  },
});

/** Our packages are TypeScript sources, which a configuration file cannot import by itself. */
const load = async <Module>(name: string): Promise<Module> =>
  (await runnerImport<Module>(import.meta.resolve(name), { configFile: false })).module;

/** The addresses of pictures in anything that can be written as JSON, each once. */
const namedIn = (fixtures: Fixtures): Set<string> => {
  const written = Object.values(fixtures).map((fixture) =>
    JSON.stringify(typeof fixture === 'function' ? [] : fixture),
  );
  return new Set(written.join('\n').match(/\/pictures\/[\w/.-]+\.svg/g));
};
