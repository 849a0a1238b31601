import type { Language } from '@second-gear/ui';
import { urlIn } from '../../src/core/language/languagePath.ts';

/** '/manifest.webmanifest', '/bn/manifest.webmanifest'. */
export const manifestOf = (language: Language): string => urlIn(language, '/manifest.webmanifest');

const png = (size: number, src: string, purpose?: 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

/**
 * The manifests of all languages have one `id`, so they install the same app.
 * @param colour while the app starts: of the light theme, because a manifest has only one colour
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
