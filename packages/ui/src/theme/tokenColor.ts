/**
 * Returns the current value of a colour token. Stripe's card element needs it, because the element is in an iframe, and our
 * stylesheets do not apply there.
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
