/**
 * What some supported browsers lack (`browserslist` in the package.json of the root). Only these load this file, before
 * any other code. `eslint.config.mjs` lists the same names.
 */
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.array.to-spliced.js';
import 'core-js/modules/es.array.with.js';
import 'core-js/modules/web.url.can-parse.js';
import './abortSignalAny.ts';
