/**
 * A meaning of the theme as a colour of this moment, for those whose own frame our stylesheets do not reach (a payment
 * provider's card element).
 *
 * @param meaning the name of a colour token: '--color-text'.
 * @returns an rgb() colour.
 */
export const colourOf = (meaning: `--${string}`): string => {
  const probe = document.createElement('span');
  probe.style.color = `var(${meaning})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};
