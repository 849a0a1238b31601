/**
 * On a device without a Bangla font, Chromium keeps the empty boxes of a text that it has drawn before the font of the page
 * arrived. With another value of `text-rendering` it draws all texts again. They look the same with both values.
 */
export const redrawBanglaText = (): void => {
  const redraw = () => {
    const { lang, style } = document.documentElement;
    if (lang === 'bn') style.textRendering = 'optimizeLegibility';
  };
  void document.fonts.ready.then(redraw);
  document.fonts.addEventListener('loadingdone', redraw);
};
