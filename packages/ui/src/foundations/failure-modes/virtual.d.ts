/** The type of the virtual module that `.storybook/plugins/failureModesPlugin.ts` provides. */
declare module 'virtual:failure-modes' {
  const groups: import('../../../../../scripts/lib/readFailureModes.mjs').FailureModeGroup[];
  export default groups;
}
