/** Provided by `requirementsPlugin.ts`. */
declare module 'virtual:requirements' {
  export const sections: import('../scripts/lib/requirements.mjs').Section[];
}
