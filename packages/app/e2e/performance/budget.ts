/**
 * Limits for the sizes and the numbers of requests of the app build, which are the same on every machine. A change that reduces a
 * figure also lowers its limit here.
 */

/** Upper limits. Sizes are in KiB (1024 bytes), in whole numbers: a smaller step would be changed with each new text. */
export type PageBudget = {
  /** The size of the scripts that are requested before the `load` event, after gzip. */
  javaScriptBeforeLoad: number;
  /**
   * The size of all scripts, after gzip, that the page requests until it is idle, without any input of the user. The
   * code of the sign-in is one of them.
   */
  javaScriptInAll: number;
  /** The size of the stylesheets, after brotli. `html` is the size of the HTML, after brotli too. */
  css: number;
  html: number;
  /** The number of all requests. If `allowsImagesInView` is true, requests for images in the viewport do not count. */
  requests: number;
  allowsImagesInView: boolean;
  /** The number of requests to endpoints of the server. `fonts` is the number of requested fonts. */
  dataRequests: number;
  fonts: number;
  /** The size of the font file as it is sent, because fonts are already compressed. */
  font: number;
};

const font = { fonts: 1, font: 30 };
/** A page with a form loads no data. */
const form = { css: 10, html: 7, allowsImagesInView: false, dataRequests: 0, ...font };

/** The limits of each page, with its path, the role of its user (without it, a guest), and a selector for its content. */
export const pages: Record<
  'home' | 'blogs' | 'login' | 'sign up' | 'bikes',
  PageBudget & { path: string; role?: 'buyer'; shown: string }
> = {
  // The bundler alone decides which modules share a file, so a page loads some code and CSS that it does not use.
  home: {
    path: '/',
    shown: 'h1',
    javaScriptBeforeLoad: 112,
    javaScriptInAll: 161,
    css: 12,
    html: 6,
    requests: 14,
    allowsImagesInView: false,
    dataRequests: 3,
    ...font,
  },
  blogs: {
    path: '/blogs',
    shown: 'h1',
    javaScriptBeforeLoad: 112,
    javaScriptInAll: 146,
    css: 9,
    html: 6,
    requests: 9,
    allowsImagesInView: false,
    dataRequests: 3,
    ...font,
  },
  // 1.1 KiB of the HTML is the text for a browser that is too old, in both languages. The scripts of every page have
  // 141 KiB, and the fields of the form 16 KiB.
  login: {
    path: '/login',
    shown: 'form',
    javaScriptBeforeLoad: 183,
    javaScriptInAll: 212,
    requests: 20,
    ...form,
  },
  'sign up': {
    path: '/signup',
    shown: 'form',
    javaScriptBeforeLoad: 183,
    javaScriptInAll: 212,
    requests: 22,
    ...form,
  },
  // The scripts of this page start immediately, and not after the first paint as on a prerendered page. One of the
  // requests loads the buyer's bookings, because the page marks the bikes that the buyer has booked.
  bikes: {
    path: '/categories/1',
    role: 'buyer',
    shown: 'article button',
    javaScriptBeforeLoad: 164,
    javaScriptInAll: 193,
    css: 11,
    html: 7,
    requests: 19,
    allowsImagesInView: true,
    dataRequests: 5,
    ...font,
  },
};

/** Upper limits for code that is loaded on demand, in KiB of JavaScript after gzip. */
export const featureBudgets = {
  /**
   * The code that the bike list loads at the first interaction: the booking dialog, and for use without a connection My
   * Orders and the receipt, which have 18 KiB of it.
   */
  'booking dialog': 65,
  /**
   * The code that this page loads in addition to the home page, for the same user. `admin tables` is the same for the
   * pages with the tables of the admin. The names of places, the words for numbers and the sounds of words, in both scripts,
   * have 16 KiB of the form and 29 KiB of the tables, which find sellers and places under all their names.
   */
  'add a bike': 107,
  'admin tables': 76,
  /** The file with Firebase's sign-in code. */
  'signing in': 29,
  /**
   * All JavaScript of the app build. The texts in Bangla are about 23 KiB of it, the plots of the dashboard 12 KiB, the
   * polyfills for the oldest browsers 6 KiB, the QR code 5 KiB, and the search with its vocabulary 39 KiB.
   */
  'all together': 526,
} satisfies Record<string, number>;
