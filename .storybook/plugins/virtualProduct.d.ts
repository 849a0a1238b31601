/** The type of the virtual module that `productPlugin.ts` provides. */
declare module 'virtual:product' {
  const product: import('../overview/product/product.ts').Product;
  export default product;
}
