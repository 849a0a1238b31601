/**
 * The APIs that the app and its libraries use, and that some supported browsers lack (`browserslist` in the package.json of
 * the root). Only such a browser loads this file, before any other code of the app. `eslint.config.mjs` lists the same names.
 */
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.array.to-spliced.js';
import 'core-js/modules/es.array.with.js';
import 'core-js/modules/web.url.can-parse.js';
import './abortSignalAny.ts';
