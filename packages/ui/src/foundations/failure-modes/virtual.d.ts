/** Provided by `.storybook/plugins/failureModesPlugin.ts`. */
declare module 'virtual:failure-modes' {
  const groups: import('../../../../../scripts/lib/failureModes.mjs').FailureModeGroup[];
  export default groups;
}
