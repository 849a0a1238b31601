/** The type of the virtual module that `requirementsPlugin.ts` provides. */
declare module 'virtual:requirements' {
  export const sections: import('../scripts/lib/requirements.mjs').Section[];
}
