/**
 * Stripe's card element is in an iframe, where our stylesheets do not apply.
 * @param token '--color-text'
 * @returns an rgb() colour
 */
export const tokenColor = (token: `--${string}`): string => {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};
