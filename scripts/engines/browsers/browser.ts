/**
 * One page of a browser with a storage of its own. A page is the same for all engines; a script is an expression that
 * the page evaluates, and `element` is a script whose value is an element.
 */
export type BrowserPage = {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  evaluate<Value>(script: string): Promise<Value>;
  /** Clicks as a user does: with the mouse, in the middle of the element. */
  click(element: string): Promise<void>;
  type(element: string, text: string): Promise<void>;
  chooseFile(element: string, file: string): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Returns the viewport as a PNG. */
  screenshot(): Promise<Buffer>;
  /** Closes the page and deletes its storage. */
  close(): Promise<void>;
};

export type Browser = {
  version: string;
  openPage(): Promise<BrowserPage>;
  close(): Promise<void>;
};

/** The engines that run when none is named. */
export const currentEngines = ['chromium', 'firefox', 'webkit'] as const;
export const engineNames = [...currentEngines, 'chromium109', 'chromium112'] as const;
export type EngineName = (typeof engineNames)[number];
