import { formatDateTime, groupDigits, joinWords } from '../lib/format.ts';
import { isBlank } from '../lib/isBlank.ts';

export const unnamedBike = 'Bike without a name';

const asStored = (text: string): string => text;

/** In the order of docs/requirements.md. If it demands a spelling, a comment says so. Long pages have own files. */
export const en = {
  // Texts of every page ----

  product: {
    name: 'Second Gear',
    /** The headline, in the three lines that it has on a phone. */
    headline: ['FIND THE', 'RIGHT', 'BIKE'] satisfies [string, string, string],
  },
  roles: { buyer: 'Buyer', seller: 'Seller', admin: 'Admin' },
  tryAgain: 'Try again',
  close: 'Close',
  /** The name of a hidden button with which a screen reader closes a dialog or a list of options. */
  dismiss: 'Dismiss',
  loading: 'Loading',
  offline: 'You are offline. What you see may be out of date; it is updated once you are back online.',
  /** After a deployment only a reload of the page helps. */
  notLoaded: 'This could not be loaded. Check your connection and try again, or reload the page.',
  /** The dialog's code has never been loaded on this device. */
  notLoadedOffline:
    'You are offline, and what this opens is not on this device yet. Try again once you are back online.',
  /** When data from the cache is shown. `when` is the time at which the app loaded it. */
  offlineSince: (when: string) => `You are offline. What you see is from ${when}.`,
  unreachableSince: (when: string) => `Second Gear cannot be reached now. What you see is from ${when}.`,
  /** Follows `offlineSince` or `unreachableSince` when a list is longer than what the app keeps. */
  cutOffline: 'Of a long list only the first 200 are here.',
  skipToContent: 'Skip to content',
  noPhoto: 'No photo',
  /** The name of the button for screen readers. */
  showPhoto: 'Show photo',
  showPhotoOf: (alt: string) => `Show photo: ${alt}`,

  pages: {
    label: 'Pages of the table',
    previous: 'Previous',
    next: 'Next',
    rows: (from: number, to: number, all: number) =>
      `${groupDigits(from)} to ${groupDigits(to)} of ${groupDigits(all)}`,
  },

  // Numbers, dates and names that are not part of a text ----

  formats: {
    number: groupDigits,
    /** Ms since 1970, in the user's time zone. */
    dateTime: formatDateTime,
    /** For texts of the app, such as a year or the number of a table row. */
    digits: asStored,
    /** For a text of a user. A text that is not a number stays as it is. */
    numeral: asStored,
    /** A day that is stored as '2022-10-14'. The day of an old record may have another form. */
    day: asStored,
    /** The condition of an old record may be any text, which stays as it is. */
    condition: asStored,
    /** The name as the server sends it. */
    brand: asStored,
  },
  /** `currency` is beside a field for an amount. */
  money: { before: '', after: 'BDT', currency: 'BDT' },

  // §2 Public layout ----

  footer: {
    since: 'Providing service since 2022',
    label: 'Footer',
    help: 'Help and safety',
    theme: 'Theme',
    themes: { system: 'System', light: 'Day', dark: 'Night' },
    dataSaver: 'Data saver: photos only on request',
  },

  // §2 Navbar ----

  navbar: {
    label: 'Main',
    home: 'Home',
    bikes: 'Bikes',
    blogs: 'Blogs',
    dashboard: 'Dashboard',
    savedBikes: 'Saved bikes',
    sell: 'Sell your bike',
    orders: (count: number) => (count > 0 ? `My Orders (${count})` : 'My Orders'),
    login: 'Login',
    logout: 'Logout',
    menu: 'Menu',
  },
  /** `what` is the search or the brand of the page that a guest wanted to open before the sign-up. */
  continueLink: {
    to: (what: string) => `Continue: ${what}`,
    bikes: 'Continue to the bikes',
    bike: 'Continue to the bike',
    payment: 'Continue to the payment',
    page: 'Continue where you were',
  },

  // §2 404 and the route error page ----

  notFound: {
    title: 'Page not found',
    sentence: "Sorry, we couldn't find this page.",
    homeLink: 'Back to homepage',
    pictureAlt: 'A motorbike lying beside the road',
  },
  routeError: {
    title: 'Something is wrong',
    sentence: 'Looks like our services are facing something wrong!!', // docs/requirements.md §2 requires 'facing something wrong!!'.
    logout: 'Logout',
    chunk: 'A part of this page could not be loaded. Check your connection and try again.',
    offline: {
      title: 'No connection',
      sentence: 'This page needs a connection.',
      text: 'Part of this page has never been loaded on this device. It will load when you are back online.',
    },
  },

  // §2 Dashboard ----

  dashboard: {
    title: 'Dashboard',
    menu: 'Dashboard menu',
    pictureAlt: 'A Honda four on the lift of a workshop',
    leads: {
      buyer: 'As a buyer, you pay for the bikes you have booked under My Orders.',
      seller: 'As a seller, you add your bikes, advertise them and take them down.',
      admin: 'As the admin, you look after buyers, sellers and reported items.',
    },
    allBikes: 'See all bikes',
    noRole: 'There is nothing here for your account.',
    addProduct: 'Add a Product',
    myProduct: 'My Product',
    payment: 'Payment',
    receipt: 'Receipt',
    allBuyers: 'All Buyers',
    allSellers: 'All Sellers',
    report: 'Reported Items',
    account: 'My account',
  },

  // §2 Guards ----

  waiting: {
    user: 'Checking your login',
    role: 'Checking your account',
    roleFailed: 'We could not check your account.',
    page: 'Loading the page',
    noScript: 'This page needs JavaScript, which is switched off in this browser.',
    /** After some seconds. */
    stillLoading: 'Still loading. The connection is slow.',
    /** After some seconds. */
    stillWaiting: 'Still working on it…',
    /** A write got no answer of the server, so the app reads the data again. */
    findingOut: 'No clear answer came. This may have been done: looking at the list…',
  },

  /** docs/requirements.md §3 requires the spelling 'Royel Enfield'. */
  categories: { 1: 'Honda', 2: 'Yamaha', 3: 'Royel Enfield' },

  // §2 Bike list ----

  bikes: {
    title: 'Bikes',
    loading: 'Loading the bikes',
    failed: 'The list did not load',
    /** An old record has no name. */
    unnamed: unnamedBike,
    photoAlt: (name: string) => `${isBlank(name) ? unnamedBike : name}, side view`,
    cardFailed: 'This bike cannot be shown',
    resalePrice: 'Resale price',
    originalPrice: 'Original price',
    condition: 'Condition',
    purchaseYear: 'Purchase year',
    notFound: 'Not Found',
    usedYears: 'Years used',
    location: 'Location',
    seller: 'Seller',
    verified: 'Verified Seller',
    description: 'Description',
    posted: (date: string) => `Posted ${date}`,
    book: 'Book Now',
    onlyBuyers: 'Only Buyer can book', // docs/requirements.md §2 requires the words 'Only Buyer can book'.
    /** The role is loading, or could not be loaded. */
    roleUnknown: 'You can book as soon as your account has loaded',
    /** On a card, where no label is visible. */
    years: (years: string) => (years === '1' ? '1 yr' : `${years} yrs`),
    /** The link to My Orders on the photo of a bike that the buyer has booked: its text and its name. */
    booked: 'Booked',
    bookedByYou: 'You booked this',
    reported: 'Reported',
    /** On the photo of a bike that was posted in the last days. */
    new: 'New',
    /** Compared with the original price. */
    discount: (percent: number) => `−${percent} %`,
    pricePosition: {
      below: (percent: number) => `${percent} % below similar bikes`,
      above: (percent: number) => `${percent} % above similar bikes`,
    },
    largePhotos: 'Large photos',
    report: 'Report to admin',
    /** What is visible of it on a narrow card. */
    reportWord: 'Report',
    showMore: (count: number) => `Show ${groupDigits(count)} more`,
    /** How much of a list is shown: '24 of 62 bikes'. */
    shownOf: (shown: number, all: number) => `${groupDigits(shown)} of ${groupDigits(all)} bikes`,
    search: 'Search and filter',
    empty: {
      title: 'No bikes here now',
      /** Before and after the name of the brand. */
      text: {
        before: 'There is no',
        after: 'to show right now. New bikes are added every day; look at another brand meanwhile.',
      },
      link: 'All bikes',
    },
  },

  // §2 and §5 Booking modal ----

  booking: {
    name: 'Name',
    email: 'Email',
    bikeName: 'Bike Name',
    resalePrice: 'Resale Price',
    phone: 'Phone number',
    phonePlaceholder: 'Enter Your Phone Number',
    phoneRequired: 'Phone number is required',
    location: 'Meeting location',
    locationPlaceholder: 'Enter Meeting Location',
    locationRequired: 'Location is required',
    submit: 'Add to cart',
    /** Shown if the server sends no message that the page can show. */
    refused: 'The booking was not accepted. The bike may be sold or no longer listed, or you have booked it already.',
    costsNothing: 'Booking costs nothing. You pay after you have seen the bike. Until then it is not reserved.',
    notPayable: 'This price cannot be paid by card. Agree on the price with the seller.',
    yourPhone: 'Your phone',
  },

  // §2 My Product ----

  myProduct: {
    advertised: 'Advertised',
    advertise: 'Advertise',
    /** For an advertised bike. Another one may have been advertised since. */
    advertiseAgain: 'Advertise again',
    /** The link beside 'advertise Successfully'. */
    seeHome: 'See it on the home page',
  },

  // §2 My Orders ----

  myOrders: {
    title: 'My Orders',
    price: 'Price:',
    payNow: 'Pay Now',
    paid: 'Paid',
    bookedOn: 'Booked on',
  },

  // §2 and §8 Confirmation modal ----

  confirmDelete: {
    title: 'Are You sure You to delete?', // docs/requirements.md §2 requires 'Are You sure You to delete?'.
    /** Before and after the name. docs/requirements.md §8 requires the sentence, with its comma. */
    message: { before: 'If You delete', after: ',It can not be undo' },
    unnamed: 'this',
    cancel: 'Cancle', // docs/requirements.md §2 requires the spelling 'Cancle'.
    delete: 'Delete',
  },

  // §8 Toasts ----

  toasts: {
    label: 'Notifications',
    loggedIn: 'Login Successfull', // docs/requirements.md §8: 'Login Successfull' follows a login with e-mail and password.
    loggedInWithGoogle: 'Login successfull', // docs/requirements.md §8: 'Login successfull' follows a login with Google.
    signedUp: 'Sign Up successfull',
    loggedOut: 'Logout successfull',
    booked: 'Booking successfull',
    reported: 'Reported Successfully',
    paid: 'Payment Success',
    bikeAdded: 'New product is added successfully',
    advertised: 'advertise Successfully', // docs/requirements.md §7 requires the spelling 'advertise Successfully'.
    bikeDeleted: 'Bike Deleted Successfully',
    sellerDeleted: 'Seller Deleted Successfully',
    sellerVerified: 'Seller Verified successful.',
    deleted: 'Successfully Deleted',
  },

  /** The action has another result than the user wanted: another user was faster, or a step could not be done. */
  notices: {
    alreadyRemoved: 'That was already deleted. The list is up to date now.',
    notAdvertised: 'Nothing changed: this bike is sold, or not listed any more. The list is up to date now.',
    notVerified: 'Nothing changed: this seller is verified already, or gone. The list is up to date now.',
    badgeMissing: 'The seller is verified, but the badge is not on their bikes yet. We try again automatically.',
  },

  // §8 Errors: the requirements do not give these sentences ----

  failed: { title: 'This did not load' },

  /** By the error code of the auth provider, whose own messages are not shown, because they contain keys and URLs. */
  authErrors: {
    'wrong-credentials': 'The email or password is not right. Check them and try again.',
    'email-in-use': 'There is already an account with this email. Log in with email and password.',
    'weak-password': 'Choose a longer password, at least six characters.',
    'invalid-email': 'This email address does not look right.',
    'too-many-requests': 'Too many tries. Wait a few minutes, then try again.',
    'user-disabled': 'This account has been disabled.',
    unreachable: 'Cannot reach the login service. Check your connection and try again.',
    'service-problem': 'The login service has a problem, and nothing was changed. Try again in a few minutes.',
    'no-answer': 'The login service does not answer. Reload the page, or try again in another browser.',
    'outcome-unknown': 'The login service could not confirm this. It may have been done: check before you try again.',
    'popup-blocked': 'Your browser blocked the Google window. Allow it for this page and try again.',
    cancelled: 'The login was cancelled.',
    'login-too-old': 'You logged in too long ago. Log in again.',
    'storage-blocked': 'Your browser blocks storage for this site, so you cannot log in. Allow cookies and try again.',
    'not-offered': 'This way to log in is not available now. Try another one.',
    'profile-not-saved': 'Your account was created, but your name could not be saved.',
    unknown: 'The login did not work. Try again.',
  },

  /** The auth provider did not sign the user out. */
  logoutIncomplete: 'You are logged out here. The login service did not answer; the next login repeats the logout.',

  apiErrors: {
    networkError: 'Second Gear could not be reached. Check your connection and try again.',
    offline: 'You are offline, and nothing was sent. Try again once you are back online.',
    timeout: 'Second Gear did not answer in time. It may have been done anyway: check before you try again.',
    outcomeUnknown: 'Second Gear could not confirm this. It may have been done anyway: check before you try again.',
    unauthorized: 'Your login has expired. Log in again.',
    forbidden: 'You are not allowed to do this.',
    notFound: 'This no longer exists.',
    rejected: 'Second Gear did not accept this.',
    rateLimited: 'Second Gear is busy. Wait a moment, then try again.',
    serverError: 'Something went wrong on our side. Try again in a while.',
    invalidResponse: 'Second Gear sent an answer that we could not read. Try again in a while.',
    unreadable: 'There is something on this list, but none of it could be read. Try again in a while.',
    unknown: 'Something went wrong. Try again.',
  },
  photoErrors: {
    unreachable: 'The photo could not be sent. Check your connection and try again.',
    timeout: 'Sending the photo took too long. Try again.',
    refused: 'The photo was not accepted. Try again, or choose another one.',
    busy: 'Too many photos are being sent just now. Wait a moment, then try again.',
    broken: 'The photo could not be stored. Try again in a while.',
  },

  // The browser blocks storage, or its storage is full ----

  storageDisabled: {
    label: 'About this browser',
    text: 'Your browser blocks storage for this site. You stay logged in until you close this tab.',
  },
};

export type Copy = typeof en;

/** The demo services (sign-in, payment and image host). An app build without them does not contain these texts. */
export const enDemo = {
  // §2 The dialog that the demo shows instead of Google's list of accounts ----

  googleAccount: {
    title: 'Choose an account',
    explanation: 'This is a demo of Google login: no password is needed, and nothing is sent to Google.',
    accounts: 'Demo accounts',
    other: 'Use another account',
    name: 'Name',
    email: 'Email',
    submit: 'Continue',
    cancel: 'Cancle', // docs/requirements.md §2 requires the spelling 'Cancle'.
  },

  // §4 The dialog that the demo shows instead of a bank's 3-D Secure challenge ----

  threeDSecure: {
    title: 'Is this you?',
    text: 'Demo: your bank would check here that it is you who is paying.',
    complete: 'Complete authentication',
    fail: 'Fail authentication',
  },

  // The demo ribbon, which lists the demo services ----

  demo: {
    label: 'About this demo',
    title: 'Demo',
    inUse: (standIns: readonly string[]) =>
      `${joinWords(standIns)} ${standIns.length === 1 ? 'is a demo service' : 'are demo services'}.`,
    noRealMoney: 'No real money moves.',
    // The demo that needs no server ----
    inBrowser:
      'This demo runs in your browser, without a server. Login and card payment are simulated, and your data stays on this device.',
    beginAgain: 'Begin again',
    accounts: {
      title: 'Log in with a demo account',
      buyer: 'Buyer',
      seller: 'Verified seller',
      newSeller: 'New seller',
      admin: 'Admin',
    },
    standIns: {
      server: 'The server',
      identity: 'sign-in',
      /** An Auth emulator of Firebase, which the operator has set. */
      emulator: 'the sign-in emulator',
      cards: 'card payment',
      photos: 'photo storage',
    },
  },
};

export type DemoCopy = typeof enDemo;

/** The build writes these into the `<head>` of each page. */
export const enMeta = {
  language: 'en',
  home: {
    description:
      'Used and vintage motorbikes in Bangladesh: Honda, Yamaha and Royal Enfield, from the people who rode them.',
    pictureAlt: 'FIND THE RIGHT BIKE: a red motorbike on the road at sunset',
  },
  blogs: {
    description: 'Four questions that developers are asked again and again, each answered in a minute.',
    pictureAlt: 'Blogs: a yellow Yamaha in front of a brick garage',
  },
  help: {
    description: 'How to buy and sell a used motorbike on Second Gear, and how to meet the seller safely.',
    pictureAlt: 'Help and safety: a blue Yamaha and a red Royal Enfield on a river ghat',
  },
  missing: {
    description: 'There is no page at this address. The bikes are on the home page.',
    pictureAlt: 'Page not found: a motorbike lying beside the road',
  },
  /** Of the demo that needs no server. */
  demoUnavailable:
    'This browser cannot run the demo. The demo needs service workers and storage, which a private window may block.',
  /** The page that a browser shows when it is too old for the app. */
  oldBrowser: {
    title: 'This browser is too old for Second Gear',
    needed: ({ chrome, firefox, safari }: Record<'chrome' | 'firefox' | 'safari', string>) =>
      `Second Gear needs Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, or a newer version.`,
    steps: [
      'On an Android phone: open the Play Store, search for “Chrome” and for “Android System WebView”, and update both.',
      'On an iPhone or iPad: open Settings, General, Software Update. If there is no update, use a newer device.',
      'On a computer: install the newest Chrome, Edge or Firefox.',
      'Then open this page again.',
    ],
  },
};

export type MetaCopy = typeof enMeta;
