/**
 * What the shop may cost a buyer on a cheap phone and a slow line: the one table of it. `npm test` holds the built shell to
 * what is bytes and numbers here (`packages/app/e2e/performance/budget.spec.ts`), since those are the same every time; speeds depend
 * on the machine, and `npm run bench` prints them beside their goals.
 */

/** The pages that are held to a budget, as somebody opens them for the first time on a phone. */
export const pageNames = ['home', 'blogs', 'login', 'sign up', 'bikes'] as const;
export type PageName = (typeof pageNames)[number];

/** Sizes in KiB of 1024 bytes; each of them is the most there may be. */
export type PageBudget = {
  /** Compressed by gzip. What is asked for before the browser says `load`. */
  javaScriptBeforeLoad: number;
  /** Compressed by gzip. Once the page is at rest and nobody has touched it: signing in is included. */
  javaScriptInAll: number;
  /** Compressed by brotli, as the next one is. */
  css: number;
  html: number;
  /** Of any kind. On the list of bikes, each picture in view may be asked for besides. */
  requests: number;
  picturesInViewBesides: boolean;
  /** To the shop's own server: calls of the table. */
  dataCalls: number;
  fonts: number;
  /** As it is sent: fonts are compressed already. */
  font: number;
};

const font = { fonts: 1, font: 30 };
const home: PageBudget = {
  javaScriptBeforeLoad: 112,
  javaScriptInAll: 160,
  css: 8,
  html: 6,
  requests: 12,
  picturesInViewBesides: false,
  dataCalls: 3,
  ...font,
};
const bikes: PageBudget = {
  javaScriptBeforeLoad: 122,
  javaScriptInAll: 205,
  css: 8,
  html: 3,
  requests: 10,
  picturesInViewBesides: true,
  dataCalls: 5,
  ...font,
};
/** As small a page as the list's, and without its data. */
const form: PageBudget = { ...bikes, javaScriptInAll: 150, requests: 12, picturesInViewBesides: false, dataCalls: 0 };
/** A question with a list of answers (react-aria's Select) costs more than a button does, which every page has. */
const listOfAnswers = 57 - 12;

export const pageGoals: Record<PageName, PageBudget> = {
  home,
  // Drawn ahead, as the home page is.
  blogs: home,
  login: form,
  'sign up': {
    ...form,
    javaScriptBeforeLoad: form.javaScriptBeforeLoad + listOfAnswers,
    javaScriptInAll: form.javaScriptInAll + listOfAnswers,
  },
  bikes,
};

/** Where a page is over its goal still: what it has now, and no more. Whoever makes it less writes that here. */
const stillOver: Record<PageName, Partial<PageBudget>> = {
  home: { css: 8.2 },
  blogs: {},
  login: { javaScriptBeforeLoad: 158.4, javaScriptInAll: 186.4, html: 3.1 },
  'sign up': { javaScriptBeforeLoad: 200, javaScriptInAll: 228, css: 8.4, html: 3.1, requests: 17 },
  // The buyer's bookings, which say what is booked, are one of the requests.
  bikes: { html: 3.1, requests: 16 },
};

const budgetOf = (name: PageName): PageBudget => ({ ...pageGoals[name], ...stillOver[name] });

/** What `npm test` holds each page to. */
export const pageBudgets: Record<PageName, PageBudget> = {
  home: budgetOf('home'),
  blogs: budgetOf('blogs'),
  login: budgetOf('login'),
  'sign up': budgetOf('sign up'),
  bikes: budgetOf('bikes'),
};

/** What is fetched when it is wanted, in KiB of JavaScript compressed by gzip; each is the most there may be. */
export const partBudgets = {
  /** What opening it fetches besides what the list of bikes has fetched. */
  'booking dialog': 45,
  /** What the page has besides what the home page has fetched, for the same person; so are the tables. */
  'add a bike': 75,
  'admin tables': 65,
  /** The file that Firebase's sign-in is in. */
  'signing in': 28,
  /** All the JavaScript that the build has written. */
  'all together': 310,
} satisfies Record<string, number>;
export type PartName = keyof typeof partBudgets;

/** Lighthouse's, on its simulated phone and line. Scores from 0 to 100, times in ms. */
export type SpeedGoals = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** The largest contentful paint, as a multiple of the bare page's. */
  lcpTimesBare: number;
  /** The total blocking time, and the cumulative layout shift. */
  tbt: number;
  cls: number;
};

const flawless = { accessibility: 100, bestPractices: 100, seo: 100 };
const likeHome: SpeedGoals = { performance: 99, ...flawless, lcpTimesBare: 1.35, tbt: 60, cls: 0.005 };
const likeBikes: SpeedGoals = { performance: 97, ...flawless, lcpTimesBare: 1.6, tbt: 80, cls: 0.01 };

export const speedGoals: Record<PageName, SpeedGoals> = {
  home: likeHome,
  blogs: likeHome,
  login: likeBikes,
  'sign up': likeBikes,
  bikes: likeBikes,
};

/** How a list may feel that has grown a hundredfold. */
export const scaleGoals = {
  /** From the navigation to the first bike or person, as a multiple of what it takes with a hundred of them. */
  firstTimesHundred: 1.3,
  /** Elements in the document before anybody scrolls. */
  nodes: 900,
  /** Frames over 33 ms on the way to the end, with the processor slowed down four times; 0.01 is one in a hundred. */
  lateFrames: 0.01,
  /** MiB that each further visit leaves behind. Below this the engine's own caches cannot be told from a leak. */
  growth: 0.1,
} as const;
