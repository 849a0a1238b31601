import type { Plugin } from 'vite';
import { importPackage } from './importPackage.ts';

type DemoImages = typeof import('@second-gear/fixtures/readDemoImage');
type Fixtures = typeof import('@second-gear/fixtures');

/**
 * Serves the demo images at the same paths as the mock server. In development and in tests the plugin renders an image when
 * the browser requests it. A built Storybook contains a file for every image that a fixture names.
 */
export const demoImagesPlugin = (): Plugin => ({
  name: 'second-gear:demo-images',

  configureServer: (server) => {
    server.middlewares.use(async (request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://storybook');
      if (!pathname.startsWith('/pictures/')) return next();
      try {
        const { readDemoImage } = await importPackage<DemoImages>('@second-gear/fixtures/readDemoImage');
        const image = await readDemoImage(pathname);
        if (image) response.setHeader('content-type', 'image/svg+xml');
        else response.statusCode = 404;
        response.end(image);
      } catch (error) {
        next(error);
      }
    });
  },

  async generateBundle() {
    const { readDemoImage } = await importPackage<DemoImages>('@second-gear/fixtures/readDemoImage');
    const fixtures = await importPackage<Fixtures>('@second-gear/fixtures');
    for (const pathname of imagePathsIn(fixtures)) {
      const source = await readDemoImage(pathname);
      if (source) this.emitFile({ type: 'asset', fileName: pathname.slice(1), source });
    }
  },
});

/** The paths of all images that the fixtures name. */
const imagePathsIn = (fixtures: Fixtures): Set<string> => {
  const texts = Object.values(fixtures).map((fixture) => JSON.stringify(typeof fixture === 'function' ? [] : fixture));
  return new Set(texts.join('\n').match(/\/pictures\/[\w/.-]+\.svg/g));
};
