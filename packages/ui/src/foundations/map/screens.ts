import type { Section } from './requirement.ts';

/** §2 of the specification. */
export const screens: Section = {
  number: 2,
  title: 'Screens and routes',
  groups: [
    {
      about: 'Public layout',
      requirements: [
        {
          id: 'R2.01',
          says: 'Public layout (top navbar, page content, footer)',
          stories: ['components-publiclayout--default'],
        },
        {
          id: 'R2.02',
          says: '/: home.',
          stories: ['screens-home-homescreen--default'],
          tests: { 'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'] },
        },
        {
          id: 'R2.03',
          says: '/login: login.',
          stories: ['screens-login-loginscreen--default'],
          tests: { 'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'] },
        },
        {
          id: 'R2.04',
          says: 'Email and password, a submit button',
          stories: ['screens-login-loginscreen--by-keyboard-alone', 'screens-login-loginscreen--both-are-required'],
        },
        {
          id: 'R2.05',
          says: 'a link to sign up',
          stories: ['screens-login-loginscreen--default'],
        },
        {
          id: 'R2.06',
          says: 'and a Continue With Google button',
          stories: ['screens-login-loginscreen--continue-with-google'],
        },
        {
          id: 'R2.07',
          says: '/signup: sign up.',
          stories: ['screens-signup-signupscreen--default'],
          tests: { 'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'] },
        },
        {
          id: 'R2.08',
          says: 'Fields: name, email, … password',
          stories: ['screens-signup-signupscreen--a-buyer-by-keyboard-alone'],
        },
        {
          id: 'R2.09',
          says: 'role select (Buyer or Seller)',
          stories: ['screens-signup-signupscreen--a-buyer-by-keyboard-alone'],
        },
        {
          id: 'R2.10',
          says: 'and the same Google button',
          stories: ['screens-signup-signupscreen--continue-with-google'],
        },
        {
          id: 'R2.11',
          says: '/blogs: blog page with four static Q&A cards.',
          stories: ['screens-blogs-blogsscreen--four-cards-one-with-an-image'],
          tests: {
            'packages/app/e2e/buying/guest.spec.ts': [
              "a guest's tour: the home page, a message, the blogs, and a brand that wants a login first",
            ],
            'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'],
          },
        },
        {
          id: 'R2.12',
          says: '/categories/{id}: needs a logged-in user',
          stories: ['app-guards--guest-is-sent-to-login-and-brought-back'],
          tests: { 'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'] },
        },
        {
          id: 'R2.13',
          says: 'the category data is loaded from the server before the page shows',
          stories: ['app-lists--bikes-loading', 'app-lists--bikes-loaded', 'screens-bikelist-bikelistscreen--loading'],
        },
        {
          id: 'R2.14',
          says: "Any unknown path: a 404 page with the text 'Sorry, we couldn't find this page.'",
          stories: ['screens-notfound-notfoundscreen--default'],
          tests: { 'packages/app/e2e/resilience/deploy.spec.ts': ['D4: an unknown page says so and leads home'] },
        },
        {
          id: 'R2.15',
          says: 'and a Back to homepage button',
          stories: ['screens-notfound-notfoundscreen--default'],
          tests: { 'packages/app/e2e/resilience/deploy.spec.ts': ['D4: an unknown page says so and leads home'] },
        },
        {
          id: 'R2.16',
          says: "Route error page: says 'Looks like our services are facing something wrong!!'",
          stories: ['screens-routeerror-routeerrorscreen--status-text', 'app-broken--d-4-one-page'],
        },
        {
          id: 'R2.17',
          says: 'shows the error status text',
          stories: ['app-broken--status-text'],
        },
        {
          id: 'R2.18',
          says: 'or message',
          note: 'Our own sentence for the failure: what a program or a vendor says of itself is shown to nobody.',
          stories: ['screens-routeerror-routeerrorscreen--message'],
          tests: {
            'packages/app/src/testing/hostile-input/shown.browser.test.tsx': [
              'what there is one of in a page › L1, L4: the message of the route error page',
            ],
          },
        },
        {
          id: 'R2.19',
          says: 'offers a Logout button that signs out and goes to /login',
          stories: ['app-broken--d-4-logout-of-a-broken-shop'],
          tests: {
            'packages/app/e2e/resilience/deploy.spec.ts': [
              'D1: a part of the app that … is asked for once more, then told, and Logout leads on',
            ],
          },
        },
      ],
    },
    {
      about: 'Navbar',
      requirements: [
        {
          id: 'R2.20',
          says: 'Home and Blogs are always shown.',
          stories: ['components-navbar--guest', 'components-navbar--logged-in', 'components-navbar--loading'],
        },
        {
          id: 'R2.21',
          says: 'A logged-in user also sees Dashboard',
          stories: ['components-navbar--logged-in'],
        },
        {
          id: 'R2.22',
          says: 'their display name',
          stories: ['components-navbar--logged-in'],
          tests: {
            'packages/app/e2e/auth/signUp.spec.ts': [
              'a newcomer signs up as Buyer, finds what a buyer has, and books at once',
            ],
          },
        },
        {
          id: 'R2.23',
          says: 'and a Logout button',
          stories: ['components-navbar--logged-in'],
        },
        {
          id: 'R2.24',
          says: 'otherwise a Login link is shown',
          stories: ['components-navbar--guest'],
        },
        {
          id: 'R2.25',
          says: "Logout shows 'Logout successfull'.",
          stories: ['app-toasts--logged-out'],
        },
      ],
    },
    {
      about: 'Dashboard layout',
      requirements: [
        {
          id: 'R2.26',
          says: 'Dashboard layout at /dashboard (logged-in users only)',
          tests: { 'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'] },
        },
        {
          id: 'R2.27',
          says: 'Same navbar',
          stories: ['components-dashboardlayout--drawer-by-keyboard'],
          tests: {
            'packages/app/e2e/selling/seller.spec.ts': [
              "a seller's day: adds a bike with a photo, advertises it, sees it on the home page, deletes another",
            ],
          },
        },
        {
          id: 'R2.28',
          says: 'a side drawer menu',
          stories: [
            'components-dashboardlayout--buyer',
            'components-dashboardlayout--seller',
            'components-dashboardlayout--admin',
          ],
        },
        {
          id: 'R2.29',
          says: 'and a footer',
          stories: ['components-dashboardlayout--buyer'],
        },
        {
          id: 'R2.30',
          says: '/dashboard (index): landing page with a picture',
          stories: ['screens-landing-landingscreen--buyer'],
          tests: { 'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'] },
        },
        {
          id: 'R2.31',
          says: 'the document title is Dashboard plus the product name',
          stories: ['app-titles--dashboard'],
        },
        {
          id: 'R2.32',
          says: '/dashboard/myorder: My Orders (buyer only).',
          stories: ['screens-myorders-myordersscreen--unpaid-and-paid'],
          tests: { 'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'] },
        },
        {
          id: 'R2.33',
          says: '/dashboard/payment/{id}: payment page (buyer only …)',
          tests: { 'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'] },
        },
        {
          id: 'R2.34',
          says: 'the booking is loaded by id first',
          stories: ['app-lists--order-loading', 'app-lists--order-of-somebody-else'],
        },
        {
          id: 'R2.35',
          says: "It shows 'Payment for' the bike name",
          stories: ['screens-payment-paymentscreen--ready'],
        },
        {
          id: 'R2.36',
          says: "and 'Please Pay' the resale value in BDT",
          stories: ['screens-payment-paymentscreen--ready'],
        },
        {
          id: 'R2.37',
          says: 'with a card form',
          stories: ['screens-payment-paymentscreen--ready'],
        },
        {
          id: 'R2.38',
          says: 'and a Pay button',
          stories: ['screens-payment-paymentscreen--ready'],
        },
        {
          id: 'R2.39',
          says: '/dashboard/addproduct: Add a Product (seller only).',
          stories: ['components-dashboardlayout--seller'],
          tests: { 'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'] },
        },
        {
          id: 'R2.40',
          says: '/dashboard/myproduct: My Product (seller only).',
          stories: ['screens-myproduct-myproductscreen--default'],
          tests: { 'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'] },
        },
        {
          id: 'R2.41',
          says: '/dashboard/allbuyers: All Buyers (admin only).',
          stories: ['screens-allbuyers-allbuyersscreen--default'],
          tests: { 'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'] },
        },
        {
          id: 'R2.42',
          says: '/dashboard/allseller: All Sellers (admin only).',
          stories: ['components-dashboardlayout--admin'],
          tests: { 'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'] },
        },
        {
          id: 'R2.43',
          says: '/dashboard/report: Reported Items (admin only).',
          stories: ['screens-reporteditems-reporteditemsscreen--default'],
          tests: { 'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'] },
        },
        {
          id: 'R2.44',
          says: 'A user who fails a guard is redirected to /login',
          stories: ['app-guards--wrong-role', 'app-guards--no-role-at-all'],
          tests: { 'packages/app/e2e/auth/guards.spec.ts': ['what a … may see, and what leads to the login page'] },
        },
        {
          id: 'R2.45',
          says: 'and the original location is remembered so that after login they return to it',
          stories: ['app-guards--guest-is-sent-to-login-and-brought-back'],
          tests: {
            'packages/app/e2e/buying/buyer.spec.ts': [
              'a guest is sent to the login page and brought back, the query kept',
            ],
            'packages/app/src/auth/returnTo.test.ts': [
              'the remembered location › keeps path, query and hash of our own pages',
            ],
          },
        },
        {
          id: 'R2.46',
          says: 'Guards show a progress bar while the user … loads.',
          stories: ['app-guards--user-is-loading'],
        },
        {
          id: 'R2.47',
          says: 'Guards show a progress bar while the … role loads.',
          stories: ['app-guards--role-is-loading'],
        },
      ],
    },
    {
      about: 'Home page sections, in order',
      requirements: [
        {
          id: 'R2.48',
          says: 'Home page sections, in order',
          stories: ['screens-home-homescreen--default'],
          tests: {
            'packages/app/e2e/buying/guest.spec.ts': [
              "a guest's tour: the home page, a message, the blogs, and a brand that wants a login first",
            ],
          },
        },
        {
          id: 'R2.49',
          says: "Banner with the headline 'FIND THE RIGHT BIKE'.",
          stories: ['components-banner--default'],
        },
        {
          id: 'R2.50',
          says: "'Tranding Now': the advertised bike (see calls).",
          stories: ['components-trandingnow--default', 'app-lists--trending-loaded'],
        },
        {
          id: 'R2.51',
          says: "'Top Bikes Brand': a grid of categories",
          stories: ['components-topbikesbrand--default', 'app-lists--brands-loaded'],
        },
        {
          id: 'R2.52',
          says: 'each with image',
          stories: ['components-topbikesbrand--default', 'components-topbikesbrand--pictures-that-do-not-come'],
        },
        {
          id: 'R2.53',
          says: "name and a 'See Products' link to /categories/{category_id}",
          stories: ['components-topbikesbrand--default', 'components-topbikesbrand--by-keyboard'],
        },
        {
          id: 'R2.54',
          says: "'Photo Gallery': five static images.",
          stories: ['components-photogallery--default'],
        },
        {
          id: 'R2.55',
          says: "'Our Business Summary': animated counters (see constants).",
          stories: ['components-businesssummary--default', 'components-odometer--rolling'],
        },
        {
          id: 'R2.56',
          says: 'Contact form: name, email and message, all required',
          stories: ['components-contactform--everything-is-required', 'components-contactform--default'],
        },
        {
          id: 'R2.57',
          says: "submitting shows 'Message sent'",
          stories: ['app-toasts--message-sent', 'components-contactform--message-sent'],
        },
        {
          id: 'R2.58',
          says: 'and clears the form',
          stories: ['components-contactform--message-sent'],
          tests: {
            'packages/app/e2e/buying/guest.spec.ts': [
              "a guest's tour: the home page, a message, the blogs, and a brand that wants a login first",
            ],
          },
        },
        {
          id: 'R2.59',
          says: 'with no server call',
          tests: {
            'packages/app/e2e/buying/guest.spec.ts': [
              "a guest's tour: the home page, a message, the blogs, and a brand that wants a login first",
            ],
          },
        },
        {
          id: 'R2.60',
          says: 'The trending card shows img, bikeName, purchaseYear',
          stories: ['components-trandingnow--default'],
        },
        {
          id: 'R2.61',
          says: 'originalPrice (struck through)',
          stories: ['components-trandingnow--default'],
        },
        {
          id: 'R2.62',
          says: 'and resaleValue in BDT',
          stories: ['components-trandingnow--default'],
        },
        {
          id: 'R2.63',
          says: "only if the first item's advertise is true",
          stories: [
            'components-trandingnow--not-advertised',
            'app-lists--trending-empty',
            'app-lists--trending-is-the-first-item',
          ],
        },
      ],
    },
    {
      about: 'Bike list',
      requirements: [
        {
          id: 'R2.64',
          says: 'A two-column grid of bike cards.',
          note: 'One column where two tags have no room, on phones.',
          stories: ['screens-bikelist-bikelistscreen--two-columns'],
        },
        {
          id: 'R2.65',
          says: 'Sold-out bikes are not shown.',
          stories: ['screens-bikelist-bikelistscreen--sold-out-bikes-are-not-shown'],
          tests: {
            'packages/app/e2e/buying/buyer.spec.ts': [
              'a buyer finds, books and pays for a bike, and all of it survives a restart',
            ],
          },
        },
        {
          id: 'R2.66',
          says: 'Each card shows: image',
          stories: ['components-bikecard--default'],
        },
        {
          id: 'R2.67',
          says: 'Each card shows: … bike name',
          stories: ['components-bikecard--default'],
        },
        {
          id: 'R2.68',
          says: 'Each card shows: … location',
          stories: ['components-bikecard--default'],
        },
        {
          id: 'R2.69',
          says: 'Each card shows: … condition',
          stories: ['components-bikecard--default'],
        },
        {
          id: 'R2.70',
          says: 'Each card shows: … original price in BDT',
          stories: ['components-bikecard--default'],
        },
        {
          id: 'R2.71',
          says: 'Each card shows: … resale price in BDT',
          stories: ['components-bikecard--default'],
        },
        {
          id: 'R2.72',
          says: "Each card shows: … purchase year (or 'Not Found' in red when missing)",
          stories: ['components-bikecard--default', 'components-bikecard--purchase-year-not-found'],
          tests: {
            'packages/app/src/testing/hostile-input/shown.browser.test.tsx': [
              'L5: a purchase year that is %s is Not Found',
            ],
          },
        },
        {
          id: 'R2.73',
          says: 'Each card shows: … years used',
          stories: ['components-bikecard--default'],
        },
        {
          id: 'R2.74',
          says: 'Each card shows: … seller name',
          stories: ['components-bikecard--default'],
        },
        {
          id: 'R2.75',
          says: 'with a green verified icon',
          stories: ['components-verifiedbadge--default', 'components-bikecard--verified-seller'],
        },
        {
          id: 'R2.76',
          says: "and tooltip 'Verified Seller'",
          stories: ['components-verifiedbadge--by-keyboard', 'components-bikecard--verified-seller-under-the-pointer'],
        },
        {
          id: 'R2.77',
          says: 'when verified',
          stories: ['components-bikecard--verified-seller', 'components-bikecard--seller-not-verified'],
          tests: {
            'packages/app/src/testing/hostile-input/shown.browser.test.tsx': [
              'L8: a seller who calls himself verified gets no badge; the badge is no part of the name',
            ],
          },
        },
        {
          id: 'R2.78',
          says: 'Each card shows: … description',
          stories: ['components-bikecard--default', 'components-bikecard--long-description'],
        },
        {
          id: 'R2.79',
          says: 'and posted date (first 10 characters of date)',
          stories: ['components-bikecard--default'],
          tests: { 'packages/ui/src/lib/format.test.ts': ['shows the first ten characters of %o'] },
        },
        {
          id: 'R2.80',
          says: "Buyers see a 'Book Now' button",
          stories: ['screens-bikelist-bikelistscreen--buyer-view'],
        },
        {
          id: 'R2.81',
          says: "and a 'Report to admin' button",
          stories: ['screens-bikelist-bikelistscreen--buyer-view'],
        },
        {
          id: 'R2.82',
          says: 'Everyone else sees a disabled Book Now',
          stories: [
            'screens-bikelist-bikelistscreen--seller-view',
            'screens-bikelist-bikelistscreen--admin-view',
            'screens-bikelist-bikelistscreen--guest-view',
          ],
          tests: {
            'packages/app/e2e/auth/accessDenied.spec.ts': ['somebody who is no buyer cannot book, and is told why'],
          },
        },
        {
          id: 'R2.83',
          says: "with the tooltip 'Only Buyer can book'",
          note: 'Where nothing hovers, on phones, the words are printed.',
          stories: [
            'screens-bikelist-bikelistscreen--only-buyer-can-book-by-keyboard',
            'components-bikecard--seller-view',
          ],
        },
      ],
    },
    {
      about: 'Booking modal',
      requirements: [
        {
          id: 'R2.84',
          says: 'Title with the bike name',
          stories: ['components-bookingdialog--default'],
        },
        {
          id: 'R2.85',
          says: 'disabled prefilled fields for user name, email, bike name and resale value',
          stories: ['components-bookingdialog--default'],
        },
        {
          id: 'R2.86',
          says: "two required inputs: phone number ('Enter Your Phone Number')",
          stories: ['components-bookingdialog--default', 'components-bookingdialog--phone-number-is-required'],
        },
        {
          id: 'R2.87',
          says: "and meeting location ('Enter Meeting Location')",
          stories: ['components-bookingdialog--default', 'components-bookingdialog--location-is-required'],
        },
        {
          id: 'R2.88',
          says: "submit button 'Add to cart'",
          stories: ['components-bookingdialog--both-are-required', 'screens-bikelist-bikelistscreen--booking'],
        },
      ],
    },
    {
      about: 'Add product screen',
      requirements: [
        {
          id: 'R2.89',
          says: "Heading 'Add A Bike'",
          stories: ['screens-addbike-addbikescreen--default'],
        },
        {
          id: 'R2.90',
          says: 'shown after the seller record loads, with a progress bar while loading',
          stories: ['screens-addbike-addbikescreen--loading-the-seller', 'app-lists--seller-record-loading'],
        },
        {
          id: 'R2.91',
          says: 'Fields: Bike Category, Bike Name, Orginal Price, Resale Price, Condition, Purchase year, Year of used, Phone, Location, Description, Bike Photo',
          stories: ['screens-addbike-addbikescreen--default'],
        },
        {
          id: 'R2.92',
          says: "and an 'Add New' button",
          stories: ['screens-addbike-addbikescreen--default'],
        },
        {
          id: 'R2.93',
          says: "After success it shows 'New product is added successfully'",
          stories: ['app-toasts--bike-added'],
        },
        {
          id: 'R2.94',
          says: 'resets the form',
          stories: ['screens-addbike-addbikescreen--added'],
        },
        {
          id: 'R2.95',
          says: 'and goes to /dashboard/myproduct',
          tests: {
            'packages/app/e2e/selling/seller.spec.ts': [
              "a seller's day: adds a bike with a photo, advertises it, sees it on the home page, deletes another",
            ],
          },
        },
      ],
    },
    {
      about: 'My Product screen',
      requirements: [
        {
          id: 'R2.96',
          says: 'Table with columns number, Name, Price, Condition, Status, Action.',
          stories: ['screens-myproduct-myproductscreen--default'],
        },
        {
          id: 'R2.97',
          says: "Each row shows 'Sold Out' (no actions)",
          note: 'Nothing can be done with it but Delete, which the sentence gives to every row.',
          stories: ['screens-myproduct-myproductscreen--sold-out'],
          tests: {
            'packages/app/e2e/selling/seller.spec.ts': ['a sold bike can be deleted, and no longer be advertised'],
          },
        },
        {
          id: 'R2.98',
          says: "or 'Available' with an Advertise button",
          stories: ['screens-myproduct-myproductscreen--available'],
        },
        {
          id: 'R2.99',
          says: "plus a Delete button that opens a confirmation titled 'Are You sure You to delete?'",
          stories: [
            'screens-myproduct-myproductscreen--delete-confirmation',
            'screens-myproduct-myproductscreen--deleted',
          ],
        },
        {
          id: 'R2.100',
          says: 'with a message that the bike cannot be undone',
          stories: ['screens-myproduct-myproductscreen--delete-confirmation'],
        },
        {
          id: 'R2.101',
          says: 'Confirm label: Delete.',
          stories: ['screens-myproduct-myproductscreen--delete-confirmation'],
        },
      ],
    },
    {
      about: 'My Orders screen',
      requirements: [
        {
          id: 'R2.102',
          says: 'Card grid: 1 column on small screens',
          stories: ['screens-myorders-myordersscreen--on-a-small-phone'],
        },
        {
          id: 'R2.103',
          says: '2 on medium',
          stories: ['screens-myorders-myordersscreen--on-a-tablet'],
        },
        {
          id: 'R2.104',
          says: '3 on large',
          stories: ['screens-myorders-myordersscreen--on-a-wide-screen'],
        },
        {
          id: 'R2.105',
          says: 'Each card: image',
          stories: ['components-ordercard--unpaid'],
        },
        {
          id: 'R2.106',
          says: 'Each card: … bike name',
          stories: ['components-ordercard--unpaid'],
        },
        {
          id: 'R2.107',
          says: "'Price: {resaleValue} BDT'",
          stories: ['components-ordercard--unpaid'],
        },
        {
          id: 'R2.108',
          says: "Unpaid: a 'Pay Now' button linking to /dashboard/payment/{id}.",
          stories: ['components-ordercard--unpaid'],
        },
        {
          id: 'R2.109',
          says: "Paid: a disabled 'Paid' button.",
          stories: ['components-ordercard--paid'],
        },
        {
          id: 'R2.110',
          says: 'Progress bar while loading.',
          stories: ['screens-myorders-myordersscreen--loading', 'app-lists--my-orders-loading'],
        },
      ],
    },
    {
      about: 'Admin tables',
      requirements: [
        {
          id: 'R2.111',
          says: 'All Buyers: index, Name, Email, Role, Action (Delete).',
          stories: [
            'screens-allbuyers-allbuyersscreen--default',
            'screens-allbuyers-allbuyersscreen--deleted-by-keyboard-only',
          ],
        },
        {
          id: 'R2.112',
          says: 'All Seller: index, Name, Email, Role, Status',
          stories: ['screens-allseller-allsellerscreen--default'],
        },
        {
          id: 'R2.113',
          says: 'Verified with icon',
          stories: ['screens-allseller-allsellerscreen--verified'],
        },
        {
          id: 'R2.114',
          says: "or a 'make verified' button",
          stories: ['screens-allseller-allsellerscreen--unverified'],
        },
        {
          id: 'R2.115',
          says: 'All Seller: … Action (Delete)',
          stories: ['screens-allseller-allsellerscreen--deleted'],
        },
        {
          id: 'R2.116',
          says: 'Reported Items: heading with the count',
          stories: ['screens-reporteditems-reporteditemsscreen--default'],
          tests: {
            'packages/app/e2e/buying/buyer.spec.ts': [
              'a buyer reports a bike, and the admin finds it counted and listed',
            ],
          },
        },
        {
          id: 'R2.117',
          says: 'then Bike Name, Price, Condition and Delete',
          stories: ['screens-reporteditems-reporteditemsscreen--default'],
        },
        {
          id: 'R2.118',
          says: 'a spinner while loading',
          stories: ['screens-reporteditems-reporteditemsscreen--loading'],
        },
      ],
    },
    {
      about: 'Confirmation modal',
      requirements: [
        {
          id: 'R2.119',
          says: 'Title, message, a Cancle button and a confirm button.',
          stories: ['components-confirmdialog--default'],
        },
      ],
    },
  ],
};
