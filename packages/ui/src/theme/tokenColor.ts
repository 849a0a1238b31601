/**
 * Returns the current value of a colour token, for Stripe's card element: it is in an iframe, to which our stylesheets
 * do not apply.
 *
 * @param token the name of a colour token: '--color-text'.
 * @returns an rgb() colour.
 */
export const tokenColor = (token: `--${string}`): string => {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};
