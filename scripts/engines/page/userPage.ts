import type { BrowserPage } from '../browsers/browser.ts';

type Name = string | RegExp;
type RoleQuery = { role: string; name?: Name; level?: number };
/** Finds elements as a user does. `has` requires a descendant with this role. */
export type Query = (
  | RoleQuery
  | { label: Name }
  | { placeholder: string }
  | { text: Name }
  /** Only for what a user cannot see, such as the input of a file. */
  | { css: string }
) & { has?: RoleQuery };

export const role = (role: string, name?: Name): RoleQuery => ({ role, name });
export const button = (name: Name) => role('button', name);
export const link = (name: Name) => role('link', name);
export const heading = (name: Name) => role('heading', name);
export const label = (label: Name): Query => ({ label });
export const text = (text: Name): Query => ({ text });

/**
 * What a user does and sees on a page. The arguments of type `Query` are a chain: each searches inside the elements that
 * the one before it has found. Each function waits until there is such an element.
 */
export type UserPage = {
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  see(...chain: Query[]): Promise<void>;
  /** Waits until no such element is visible. */
  seeNo(...chain: Query[]): Promise<void>;
  isVisible(...chain: Query[]): Promise<boolean>;
  read(...chain: Query[]): Promise<string>;
  click(...chain: Query[]): Promise<void>;
  type(value: string, ...chain: Query[]): Promise<void>;
  chooseFile(file: string, ...chain: Query[]): Promise<void>;
  waitForPath(pattern: RegExp): Promise<void>;
  /** Waits until everything has been loaded. */
  waitUntilLoaded(): Promise<void>;
  evaluate: BrowserPage['evaluate'];
  resize: BrowserPage['resize'];
  screenshot: BrowserPage['screenshot'];
  /** Returns the errors of the page since the last call. */
  takeErrors(): Promise<string[]>;
  close(): Promise<void>;
};

const timeout = 20_000;
const interval = 50;

const poll = async <Value>(read: () => Promise<Value>, isReady: (value: Value) => boolean, expected: string) => {
  const end = Date.now() + timeout;
  for (;;) {
    const value = await read();
    if (isReady(value)) return value;
    if (Date.now() > end) throw new Error(`Expected ${expected}, but got ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
};

const toJson = (chain: readonly Query[]) =>
  JSON.stringify(chain, (_, value) =>
    value instanceof RegExp ? { pattern: value.source, flags: value.flags } : value,
  );

/** @param url the origin of the app */
export const userPage = (page: BrowserPage, url: string): UserPage => {
  /** The errors of the documents that the page has left. */
  const errors: string[] = [];
  const takeErrors = async () => {
    errors.push(...(await page.evaluate<string[]>('window.pageTools?.takeErrors() ?? []')));
    return errors.splice(0);
  };
  const collectErrors = async () => errors.push(...(await takeErrors()));

  const all = (chain: readonly Query[]) => `(window.pageTools?.findAll(${toJson(chain)}) ?? [])`;
  const first = (chain: readonly Query[]) => `${all(chain)}[0]`;
  const count = (chain: readonly Query[]) => page.evaluate<number>(`${all(chain)}.length`);
  const see = async (...chain: Query[]) => {
    await poll(
      () => count(chain),
      (found) => found > 0,
      `to see ${toJson(chain)}`,
    );
  };

  /** Waits until the element is enabled, and has not moved since the last look. Otherwise the click could miss it. */
  const seeStill = async (chain: readonly Query[]) => {
    let last = '';
    const look = async () => {
      const now = await page.evaluate<string>(
        `(() => { const found = ${first(chain)}; return !found || found.matches(':disabled, [aria-disabled=true]') ? '' : JSON.stringify(found.getBoundingClientRect()); })()`,
      );
      const isStill = now !== '' && now === last;
      last = now;
      return isStill;
    };
    await poll(look, Boolean, `an enabled element that does not move: ${toJson(chain)}`);
  };

  return {
    open: async (path) => {
      await collectErrors();
      await page.goto(url + path);
    },
    reload: async () => {
      await collectErrors();
      await page.reload();
    },
    see,
    seeNo: async (...chain) => {
      await poll(
        () => count(chain),
        (found) => found === 0,
        `not to see ${toJson(chain)}`,
      );
    },
    isVisible: async (...chain) => (await count(chain)) > 0,
    read: async (...chain) => {
      await see(...chain);
      return page.evaluate<string>(`${first(chain)}.textContent`);
    },
    click: async (...chain) => {
      await seeStill(chain);
      await page.click(first(chain));
    },
    type: async (value, ...chain) => {
      await seeStill(chain);
      await page.type(first(chain), value);
    },
    chooseFile: async (file, ...chain) => {
      await see(...chain);
      await page.chooseFile(first(chain), file);
    },
    waitForPath: async (pattern) => {
      await poll(
        () => page.evaluate<string>('location.pathname'),
        (path) => pattern.test(path),
        `the path ${pattern}`,
      );
    },
    waitUntilLoaded: async () => {
      let last = 'the page was not read yet';
      const unfinished = async () => {
        const before = last;
        last = await page.evaluate<string>(
          "window.pageTools ? window.pageTools.unfinishedPart() : 'the document is loading'",
        );
        // Looks twice, because a font or an image may begin to load only when the page is rendered.
        return before || last;
      };
      await poll(unfinished, (part) => part === '', 'a complete page');
    },
    evaluate: page.evaluate,
    resize: page.resize,
    screenshot: page.screenshot,
    takeErrors,
    close: page.close,
  };
};
