/**
 * The server adds this script, after the library Testing Library, to the beginning of every page (servedApp.ts). It runs
 * in all engines in the same way: it finds elements as a user does, by role and label, and records the errors of the page.
 */
(() => {
  const { queryAllByRole, queryAllByLabelText, queryAllByPlaceholderText, queryAllByText } = window.TestingLibraryDom;

  /** @type {string[]} */
  const errors = [];
  const record = (/** @type {unknown[]} */ ...parts) => errors.push(parts.map(String).join(' '));

  /**
   * Not an error: a ResizeObserver has changed the page, and the browser tells the other observers in the next frame.
   */
  const isHarmless = (message) => /^ResizeObserver loop/.test(message);

  // With `capture`, the listener also receives the errors of scripts, stylesheets and images that could not be loaded.
  // These events do not bubble.
  window.addEventListener(
    'error',
    ({ target, message, error }) => {
      if (target instanceof Element)
        record('could not be loaded:', target.getAttribute('src') ?? target.getAttribute('href'));
      else if (!isHarmless(message)) record('uncaught:', message, error?.stack);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => record('uncaught:', reason, reason?.stack));
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    record('blocked by the Content-Security-Policy:', effectiveDirective, blockedURI),
  );
  const { error: consoleError } = console;
  console.error = (...parts) => {
    record('console.error:', ...parts);
    consoleError(...parts);
  };

  /** A name in a query is a text, which must be equal, or the source of a regular expression. */
  const nameOf = (name) => (typeof name === 'string' ? name : new RegExp(name.pattern, name.flags));

  const queries = {
    role: (inside, { role, name, level }) =>
      queryAllByRole(inside, role, { ...(name !== undefined && { name: nameOf(name) }), ...(level && { level }) }),
    label: (inside, { label }) => queryAllByLabelText(inside, nameOf(label)),
    placeholder: (inside, { placeholder }) => queryAllByPlaceholderText(inside, placeholder),
    text: (inside, { text }) => queryAllByText(inside, nameOf(text)),
    css: (inside, { css }) => [...inside.querySelectorAll(css)],
  };

  const isVisible = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

  /**
   * Returns the elements that match a chain of queries: each query searches inside the elements that the query before it
   * has found. All elements are visible, except those that a query with `css` finds, such as the input of a file.
   */
  const findAll = (chain) =>
    chain.reduce(
      (found, query) => {
        const kind = Object.keys(queries).find((key) => key in query);
        const inner = found.flatMap((element) => queries[kind](element, query));
        const { has } = query;
        return inner
          .filter((element) => kind === 'css' || isVisible(element))
          .filter((element) => !has || queries.role(element, has).length > 0);
      },
      [document.body],
    );

  /** Why the page does not look complete yet; an empty text when it does. */
  const unfinishedPart = () => {
    if (document.readyState !== 'complete') return 'the document is loading';
    if (document.querySelector('main [data-waiting], #root[data-page] [inert]')) return 'a part of the page is loading';
    if (!document.querySelector('main h1')) return 'there is no main heading';
    if (document.fonts.status !== 'loaded') return 'a font is loading';
    const isLoading = (image) => !image.complete && image.getBoundingClientRect().top < innerHeight;
    return [...document.images].some(isLoading) ? 'an image is loading' : '';
  };

  /** Returns what is wrong with the layout of a page. */
  const layoutProblems = () => {
    const { scrollWidth } = document.scrollingElement;
    // The next element begins below or beside an image, except when it is positioned to lie on the image.
    const isOnText = (image) => {
      const next = image.nextElementSibling;
      if (!next?.textContent.trim() || getComputedStyle(next).position !== 'static') return false;
      const [one, other] = [image.getBoundingClientRect(), next.getBoundingClientRect()];
      return one.bottom > other.top + 1 && one.right > other.left + 1 && one.left < other.right - 1;
    };
    const isCut = ({ offsetHeight, parentElement }) =>
      offsetHeight > parentElement.offsetHeight + 1 && getComputedStyle(parentElement).overflowY === 'hidden';
    const brokenImages = [...document.images].filter((image) => image.complete && image.naturalWidth === 0);
    return [
      ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide and scrolls sideways`] : []),
      ...([...document.querySelectorAll('main h1')].some(isVisible) ? [] : ['the main heading is not visible']),
      ...brokenImages.map((image) => `an image is broken: ${image.src}`),
      ...[...document.querySelectorAll('main img')]
        .filter(isCut)
        .map(({ src }) => `an image is higher than its box: ${src}`),
      ...[...document.querySelectorAll('main img')].filter(isOnText).map(({ src }) => `an image covers text: ${src}`),
    ];
  };

  window.pageTools = {
    findAll,
    unfinishedPart,
    layoutProblems,
    /** Returns the errors since the last call. */
    takeErrors: () => errors.splice(0),
  };
})();
