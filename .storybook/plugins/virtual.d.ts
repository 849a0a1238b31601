/** The types of the modules in `virtualModules.ts`. */
declare module 'virtual:product' {
  const product: import('../overview/product/product.ts').Product;
  export default product;
}
declare module 'virtual:faults' {
  const lists: { faults: { value: string; meaning: string }[]; targets: string[] };
  export default lists;
}
declare module 'virtual:docs-themes' {
  const themes: Record<'light' | 'dark', import('storybook/theming').ThemeVars>;
  export default themes;
}
