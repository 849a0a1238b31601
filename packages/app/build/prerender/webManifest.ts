import type { Language } from '@second-gear/ui';
import { urlIn } from '../../src/core/language/languagePath.ts';

/** The path of the web manifest in a language: '/manifest.webmanifest', '/bn/manifest.webmanifest'. */
export const manifestOf = (language: Language): string => urlIn(language, '/manifest.webmanifest');

const png = (size: number, src: string, purpose?: 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

/**
 * Creates the web manifest of one language, with which users can install the app on a home screen. The manifests of all
 * languages have one `id`, so they install the same app. This file runs only in Node.
 *
 * @param texts the name, the description and their language
 * @param startUrl the home page in this language
 * @param colour the background colour while the app starts: the one of the light theme, because a manifest can have
 * only one colour
 */
export const manifestFile = (
  texts: { name: string; description: string; lang: string },
  startUrl: string,
  colour: string,
): string =>
  `${JSON.stringify(
    {
      id: '/',
      ...texts,
      short_name: texts.name,
      dir: 'ltr',
      start_url: startUrl,
      scope: '/',
      display: 'standalone',
      background_color: colour,
      theme_color: colour,
      icons: [
        png(192, '/icons/192.png'),
        png(512, '/icons/512.png'),
        png(512, '/icons/masked-512.png', 'maskable'),
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    },
    null,
    2,
  )}\n`;
