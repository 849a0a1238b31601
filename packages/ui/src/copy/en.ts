import { isBlank } from '../lib/isBlank.ts';

const unnamedBike = 'Bike without a name';

/**
 * The words of the product that most pages need, in the order of the spec. What stands in the spec keeps the spec's spelling,
 * even where it looks wrong; those lines say so, so that nobody mends them by mistake. Pages that say much have their words in
 * a file beside this one, and bring them along. A second language is one more object of each shape.
 */
export const en = {
  // What is said everywhere ----

  product: { name: 'Second Gear' },
  tryAgain: 'Try again',
  close: 'Close',
  loading: 'Loading',
  offline: 'You are offline. What you see may be out of date; it is asked for again once you are back.',
  /** A dialog that was never opened on this device. */
  notOpened: 'You are offline, and this has not been opened here before. Try again once you are back.',
  /** Shown is what was read on an earlier visit. */
  keptSince: (when: string) => `You are offline. What you see is from ${when}.`,
  outOfReachSince: (when: string) => `The shop cannot be reached now. What you see is from ${when}.`,
  /** What was pressed wanted a part of an older build, and ended with the page. */
  loadedAnew: 'Second Gear was loaded anew. Please try that again.',
  skipToContent: 'Skip to content',
  noPhoto: 'No photo',

  // §2 Public layout ----

  footer: {
    since: 'Providing service since 2022',
    label: 'Footer',
    theme: 'Theme',
    themes: { system: 'System', light: 'Day', dark: 'Night' },
  },

  // §2 Navbar ----

  navbar: {
    label: 'Main',
    home: 'Home',
    blogs: 'Blogs',
    dashboard: 'Dashboard',
    login: 'Login',
    logout: 'Logout',
    menu: 'Menu',
  },

  // §2 and §5 Login and sign up ----

  signIn: {
    email: 'Email',
    password: 'Password',
    show: 'Show',
    hide: 'Hide',
    /** Read out after 'Show' and 'Hide', where nobody sees the field beside them. */
    thePassword: ' password',
    name: 'Name',
    role: 'Role',
    roles: { buyer: 'Buyer', seller: 'Seller', admin: 'Admin' },
    google: 'Continue With Google',
    or: 'or',
    nameRequired: 'Name is required',
    emailRequired: 'Email Address is required',
    roleRequired: 'Type is required', // spec §5: the product's word for the role
    passwordRequired: 'Password is required',
  },
  login: {
    title: 'Login',
    submit: 'Login',
    question: 'New here?',
    otherWay: 'Sign Up',
    otherRole: 'You are signed in, but that page is for another role. Log in as somebody who may see it.',
    /** Signed in with the identity provider, but the shop has not let them in yet. */
    unfinished: 'You are almost in: the shop could not be reached to finish your login.',
    /** Signed in with the identity provider, but the shop knows nobody with this email. */
    stranger: 'The shop has no account for this email, or no longer. Log in with another one.',
    /** Signed in, and the shop gives no role: an admin may have deleted the account meanwhile. */
    noAccount:
      'You are signed in, but the shop has no account with your email, or no longer. Log out, then log in with another account or sign up with another email.',
    /** In another tab, or because the server takes the token no more. */
    ended: 'You have been logged out. Log in again to go on where you were.',
    /** Why a guest is here who wanted to see another page. */
    reasons: {
      /** Around the name of the brand. */
      brand: { before: 'Log in to see the bikes of', after: '' },
      bikes: 'Log in to see these bikes',
      payment: 'Log in to pay for your order',
    },
  },
  signUp: {
    title: 'Sign Up',
    submit: 'Sign Up',
    question: 'Already a member?',
    otherWay: 'Login',
    reasons: {
      brand: { before: 'Sign up to see the bikes of', after: '' },
      bikes: 'Sign up to see these bikes',
      payment: 'Sign up to pay for your order',
    },
  },

  // §2 404 and the route error page ----

  notFound: {
    title: 'Page not found',
    sentence: "Sorry, we couldn't find this page.",
    wayOut: 'Back to homepage',
    pictureAlt: 'A motorbike lying in a ditch beside the road',
  },
  routeError: {
    title: 'Something is wrong',
    sentence: 'Looks like our services are facing something wrong!!', // spec §2: the product's sentence
    wayOut: 'Logout',
    chunk: 'A part of this page could not be loaded. Check your connection and try again.',
    /** The same without a line: no fault of the shop's. */
    offline: {
      title: 'No connection',
      sentence: 'This page needs a connection.',
      text: 'A part of it was not opened before on this device. It is asked for again once you are back.',
    },
  },

  // §2 Dashboard ----

  dashboard: {
    title: 'Dashboard',
    label: 'Dashboard',
    menuAt: (place: string) => `Dashboard menu, now at ${place}`,
    pictureAlt: 'A Honda four on the lift of a workshop',
    /** What one is here for, by role. */
    leads: {
      buyer: 'As a buyer, you pay for the bikes you have booked under My Orders.',
      seller: 'As a seller, you add your bikes, advertise them and take them down.',
      admin: 'As the admin, you look after buyers, sellers and reported items.',
    },
    noRole: 'No page is open to you here.',
    addProduct: 'Add a Product',
    myProduct: 'My Product',
    payment: 'Payment',
    allBuyers: 'All Buyers',
    allSellers: 'All Sellers',
    report: 'Reported Items',
  },

  // §2 Guards ----

  waiting: {
    user: 'Checking who is signed in',
    role: 'Checking what you may do here',
    roleFailed: 'What you may do here could not be asked.',
    page: 'Loading the page',
    /** Where a browser is to run no scripts. */
    scriptless: 'This page needs JavaScript, which is switched off in this browser.',
    /** Under what has been loading for some seconds. */
    stillLoading: 'Still loading. The line is slow.',
    /** Of what somebody has asked for, some seconds ago. */
    stillAsking: 'Still waiting for an answer…',
  },

  // §2 Home page ----

  home: {
    /** The poster's lines, as they break on a phone. */
    headline: ['FIND THE', 'RIGHT', 'BIKE'] satisfies [string, string, string],
    seeProducts: 'See Products',
    seeProductsOf: (brand: string) => `See Products of ${brand}`,
    bikeAlt: 'A Royal Enfield Bullet, side view, facing right',
    trending: {
      title: 'Tranding Now', // spec §2: the product's spelling
      resalePrice: 'Resale price',
      originalPrice: 'Original price',
      purchaseYear: 'Purchase year',
      loading: 'Loading the trending bike',
      failed: 'The trending bike did not load',
    },
    brands: {
      title: 'Top Bikes Brand', // spec §2: the product's words
      loading: 'Loading the brands',
      failed: 'The brands did not load',
      empty: { title: 'No brands yet', text: 'The shop is still being set up. Look in again in a while.' },
    },
    gallery: {
      title: 'Photo Gallery',
      /** What each of the five pictures shows, in the order of `pictures.gallery`. */
      alts: [
        'A blue Yamaha and a red Royal Enfield on a river ghat, a boat under sail behind them',
        'The black tank and headlamp of a Royal Enfield against the setting sun',
        'A yellow Yamaha in front of a brick garage',
        'The engine and exhaust of a red Yamaha, close up',
        'A dark red Honda in a tea garden',
      ],
    },
    summary: {
      title: 'Our Business Summary',
      /** Spec §9: the numbers are constants, and told with their words. `rise` is what a number has grown by. */
      counters: [
        { label: 'Annual Revenue', value: 8000, rise: '', note: 'Jan 1st 2022 to Nov 1st 2022' },
        { label: 'Total Customers', value: 1200, rise: 'up 400', note: '22%' },
        { label: 'Total Feedback', value: 250, rise: 'up 90', note: '26%' },
        { label: 'Products Sold', value: 3500, rise: 'up 1200', note: '15%' },
      ],
    },
    contact: {
      title: 'Contact',
      lead: 'Ask about a bike, a seller or an order.',
      name: 'Name',
      nameRequired: 'Name is required',
      email: 'Email',
      emailRequired: 'Email Address is required',
      message: 'Message',
      messageRequired: 'Message is required',
      send: 'Send',
      sent: 'Message sent',
      failed: 'The contact form did not load',
    },
  },

  /** The brands, by category id. Spec §3: 'Royel Enfield' is the product's spelling. */
  categories: { 1: 'Honda', 2: 'Yamaha', 3: 'Royel Enfield' },

  // §2 Bike list ----

  bikes: {
    title: 'Bikes',
    loading: 'Loading the bikes',
    failed: 'The list did not load',
    /** Of an old record that has a price and no name. */
    unnamed: unnamedBike,
    photoAlt: (name: string) => `${isBlank(name) ? unnamedBike : name}, side view`,
    broken: 'This bike cannot be shown',
    resalePrice: 'Resale price',
    originalPrice: 'Original price',
    condition: 'Condition',
    purchaseYear: 'Purchase year',
    notFound: 'Not Found',
    yearsUsed: 'Years used',
    location: 'Location',
    seller: 'Seller',
    verified: 'Verified Seller',
    description: 'Description',
    posted: (date: string) => `Posted ${date}`,
    readMore: 'Read more',
    readLess: 'Read less',
    book: 'Book Now',
    onlyBuyers: 'Only Buyer can book', // spec §2: the product's words
    /** The role is still being asked, or could not be asked. */
    roleUnknown: 'Booking opens once your role is known',
    /** The way to the order of a bike that the buyer has booked; beside 'Book Now'. */
    booked: 'Booked: My Orders',
    report: 'Report to admin',
    empty: {
      title: 'No bikes here yet',
      /** Around the name of the brand. */
      text: {
        before: 'Every',
        after: 'on the list has found a rider. New tags are tied on every day; look at another brand meanwhile.',
      },
      wayOut: 'Top Bikes Brand',
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
  },

  // §2 My Product ----

  myProduct: {
    title: 'My Product',
    loading: 'Loading your bikes',
    columns: {
      number: 'No.',
      name: 'Name',
      price: 'Price',
      condition: 'Condition',
      status: 'Status',
      action: 'Action',
    },
    soldOut: 'Sold Out',
    available: 'Available',
    advertised: 'Advertised',
    advertise: 'Advertise',
    empty: {
      title: 'No bikes yet',
      text: 'Tie on your first tag: add a bike, and it is on the list the moment you have.',
      wayOut: 'Add a Product',
    },
  },

  // §2 My Orders ----

  myOrders: {
    title: 'My Orders',
    loading: 'Loading your orders',
    failed: 'Your orders did not load',
    price: 'Price:',
    payNow: 'Pay Now',
    paid: 'Paid',
    bookedOn: 'Booked on',
    empty: {
      title: 'No orders yet',
      text: 'Book a bike that you like, and it waits for you here.',
      wayOut: 'Find a bike',
    },
  },

  // §2 Admin tables ----

  admin: {
    allBuyers: 'All Buyers',
    allSeller: 'All Seller', // spec §2: the heading; the menu says 'All Sellers'
    reportedItems: 'Reported Items',
    loadingBuyers: 'Loading the buyers',
    loadingSellers: 'Loading the sellers',
    loadingReports: 'Loading the reported items',
    columns: {
      index: 'No.',
      name: 'Name',
      email: 'Email',
      role: 'Role',
      status: 'Status',
      action: 'Action',
      bikeName: 'Bike Name',
      price: 'Price',
      condition: 'Condition',
      delete: 'Delete', // spec §2: this table's last column, where the others say 'Action'
    },
    verified: 'Verified',
    makeVerified: 'make verified', // spec §2: the product's words
    /** Of a verified seller: the second half of 'make verified' is still to be done. */
    badgeMissing: 'Not on their bikes yet',
    noBuyers: {
      title: 'No buyers yet',
      text: 'Nobody has signed up to buy. Whoever does is listed here; look in again in a while.',
    },
    noSellers: {
      title: 'No sellers yet',
      text: 'Nobody has signed up to sell. Whoever does is listed here, to be verified by you.',
    },
    noReports: {
      title: 'Nothing reported',
      text: 'No buyer finds a bike suspicious. When one does, it is listed here for you to look at.',
    },
  },

  // §2 and §8 Confirmation modal ----

  confirmDelete: {
    title: 'Are You sure You to delete?', // spec §2: the product's sentence
    /** Around the name of what is deleted; spec §8: the product's sentence, its comma and all. */
    message: { before: 'If You delete', after: ',It can not be undo' },
    unnamed: 'this',
    cancel: 'Cancle', // spec §2: the product's spelling
    delete: 'Delete',
  },

  // §8 Toasts ----

  toasts: {
    label: 'Notifications',
    loggedIn: 'Login Successfull', // spec §8: with an e-mail and a password
    loggedInWithGoogle: 'Login successfull', // spec §8: with Google
    signedUp: 'Sign Up successfull',
    loggedOut: 'Logout successfull',
    booked: 'Booking successfull',
    reported: 'Reported Successfully',
    paid: 'Payment Success',
    bikeAdded: 'New product is added successfully',
    advertised: 'advertise Successfully', // spec §7: the product's spelling
    bikeDeleted: 'Bike Deleted Successfully',
    sellerDeleted: 'Seller Deleted Successfully',
    sellerVerified: 'Seller Verified successful.',
    deleted: 'Successfully Deleted',
  },

  /** Nothing went wrong, and yet it is not what was asked for: somebody else was quicker, or a part of it is missing. */
  outcomes: {
    alreadyRemoved: 'That was removed already. The list is up to date again.',
    notAdvertised: 'Nothing changed: this bike is sold, or not listed any more. The list is up to date again.',
    notVerified: 'Nothing changed: this seller is verified already, or gone. The list is up to date again.',
    badgeMissing: 'The seller is verified, but not on their bikes yet. That is tried again by itself.',
  },

  // §8 What went wrong: where the spec is silent, in plain sentences ----

  failed: { title: 'This did not load' },

  /** Why nobody was signed in, by the identity port's codes. Our sentences: a provider's own hold keys and addresses. */
  identityProblems: {
    'wrong-credentials': 'The email or the password is not right.',
    'email-in-use': 'There is already an account with this email. Log in instead.',
    'weak-password': 'Choose a longer password, of six characters at least.',
    'invalid-email': 'This email address does not look right.',
    'too-many-requests': 'Too many tries. Wait a few minutes, then try again.',
    'user-disabled': 'This account is switched off.',
    unreachable: 'Signing in is out of reach just now. Check your connection and try again.',
    'popup-blocked': 'Your browser blocked the Google window. Allow it for this page and try again.',
    cancelled: 'Signing in was cancelled.',
    'login-too-old': 'Your login is too old. Log in again.',
    'storage-blocked':
      'Your browser keeps nothing for this page, so signing in cannot work. Allow cookies and try again.',
    'not-offered': 'This way of signing in is not open just now. Try another one.',
    'profile-not-saved': 'Your account was made, but your name could not be saved.',
    unknown: 'Signing in did not work. Try again.',
  },

  /** Why the shop's server did not do what was asked, by kind. */
  problems: {
    unreachable: 'The shop could not be reached. Check your connection and try again.',
    timeout: 'The shop took too long to answer. It may have done what you asked: look before you try again.',
    unconfirmed: 'The shop could not confirm this. It may have been done all the same: look before you try again.',
    signedOut: 'Your login is no longer good. Log in again.',
    forbidden: 'You may not do this.',
    notFound: 'That is no longer here.',
    refused: 'The shop did not accept this.',
    busy: 'The shop is busy. Wait a moment, then try again.',
    broken: 'Something is wrong at the shop. Try again in a while.',
    unreadable: 'The shop gave an answer that could not be read. Try again in a while.',
    unknown: 'Something went wrong. Try again.',
  },
  /** Why the photo of a bike is not where it should be. */
  photoProblems: {
    unprepared: 'This photo could not be prepared. Choose another one.',
    unreachable: 'The photo could not be sent. Check your connection and try again.',
    timeout: 'Sending the photo took too long. Try again.',
    refused: 'The photo was not accepted. Try again, or choose another one.',
    busy: 'Too many photos are being sent just now. Wait a moment, then try again.',
    broken: 'The photo could not be stored. Try again in a while.',
  },

  // Where the browser's storage refuses (cookies blocked, or full) ----

  forgetfulBrowser: {
    label: 'About this browser',
    text: 'Your browser keeps nothing for this shop. You stay logged in until you close this tab.',
  },
};

/** The shape every language has to fill. */
export type Copy = typeof en;

/** What only stand-ins say, for the same languages: a shop where everything is real has none of it. */
export const enStandIns = {
  // §2 Google, where a demo stands in for it ----

  googleAccount: {
    title: 'Choose an account',
    standIn: 'This demo stands in for Google: no password is asked for, and nothing is sent to Google.',
    accounts: 'Demo accounts',
    other: 'Use another account',
    name: 'Name',
    email: 'Email',
    submit: 'Continue',
    cancel: 'Cancle', // spec §2: the product's spelling
  },

  // §4 A bank that asks who is paying, where a demo stands in for it ----

  threeDSecure: {
    title: 'Is it you?',
    text: 'This demo stands in for your bank, which wants to know that it is you who pays.',
    complete: 'Complete authentication',
    fail: 'Fail authentication',
  },

  // What a demo is honest about (house rules) ----

  demo: {
    label: 'About this demo',
    title: 'Demo',
    which: (standIns: readonly string[]) =>
      `${new Intl.ListFormat('en', { type: 'conjunction' }).format(standIns)} ${standIns.length === 1 ? 'is a stand-in' : 'are stand-ins'}.`,
    noMoney: 'No real money moves.',
    standIns: { server: 'The shop’s server', identity: 'sign-in', cards: 'card payment', photos: 'photo storage' },
  },
};

export type StandInCopy = typeof enStandIns;

/**
 * What is said of the shop where it is not open: by search engines, beside links that are shared, on a phone's home screen.
 * The build writes it into the pages' heads; the shop itself has no use for it, so it is no part of `en`.
 */
export const enElsewhere = {
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
  missing: {
    description: 'There is no page at this address. The bikes are on the home page.',
    pictureAlt: 'Page not found: a motorbike lying in a ditch beside the road',
  },
};
