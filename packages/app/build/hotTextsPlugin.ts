import { join } from 'node:path';
import type { Plugin } from 'vite';

const ui = join(import.meta.dirname, '../../ui/src');
const texts = join(ui, 'copy/');
const runtime = join(ui, 'language/hotTexts.ts');
/** The files of texts import these, and are evaluated again when one changes. */
const helpers = /[\\/]formats\.ts$/;

/** Without this, the change of a text reloads the page, because modules that are no components import the texts. */
export const hotTextsPlugin = (): Plugin => ({
  name: 'second-gear:hot-texts',
  apply: 'serve',
  enforce: 'post',
  transform(code, id, options) {
    const [file = ''] = id.split('?');
    if (options?.ssr || !file.startsWith(texts) || helpers.test(file)) return undefined;
    const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    if (names.length === 0) return undefined;
    const accept = `
import { replaceTexts } from ${JSON.stringify(runtime)};
if (import.meta.hot) {
  const { data } = import.meta.hot;
  data.versions = [...(data.versions ?? []), { ${names.join(', ')} }];
  import.meta.hot.accept((next) => next && replaceTexts(data.versions, next));
}
`;
    return { code: code + accept, map: null };
  },
});
