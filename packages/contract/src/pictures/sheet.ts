import { machineNight, nightStyle, spelt } from './night.ts';
import { num } from './pen.ts';
import { posterNight } from './posters/posterNight.ts';
import { fieldNight } from './scenes.ts';

/** The night of every ink that has a name; any other is only darkened. */
const nightInks = spelt({ ...machineNight, ...fieldNight, ...posterNight });

/** A whole SVG document of `width` × `height` CSS pixels that shows a part of a drawing, by day and after dark. */
export const sheet = (
  size: { width: number; height: number },
  view: { x?: number; y?: number; width: number; height: number },
  align: 'xMidYMax' | 'xMidYMid',
  art: string,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${num(view.x ?? 0)} ${num(view.y ?? 0)} ${num(view.width)} ${num(view.height)}" ` +
  `width="${size.width}" height="${size.height}" preserveAspectRatio="${align} slice">${nightStyle(art, nightInks)}${art}</svg>`;
