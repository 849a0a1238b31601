/** Whether the browser would open the link of a click in another tab, or download it. */
const opensElsewhere = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button !== 0 ||
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  (link.target !== '' && link.target !== '_self') ||
  link.hasAttribute('download');

/** If `follow` returns true, the browser does not open the link. Returns a function that stops that. */
export const onLinkClick = (
  follow: (link: HTMLAnchorElement) => boolean,
  target: Document | Window = document,
): (() => void) => {
  const onClick = (event: Event) => {
    if (!(event instanceof MouseEvent) || !(event.target instanceof Element) || event.defaultPrevented) return;
    const link = event.target.closest('a');
    if (!link?.href || link.origin !== window.location.origin || opensElsewhere(event, link)) return;
    if (follow(link)) event.preventDefault();
  };
  target.addEventListener('click', onClick);
  return () => target.removeEventListener('click', onClick);
};
