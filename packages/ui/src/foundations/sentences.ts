/** What the specification says of something that can be seen, and the stories that show it. */
type Sentence = { says: string; stories: readonly [string, ...string[]] };

/** Every visible sentence of the specification's §2 (screens) and §5 (validation), in its order. */
export const sentences: { section: string; sentences: Sentence[] }[] = [
  {
    section: '§2 Public layout',
    sentences: [
      {
        says: 'Public layout (top navbar, page content, footer)',
        stories: ['components-publiclayout--default', 'components-footer--default'],
      },
      { says: '/: home.', stories: ['screens-home-homescreen--default'] },
      {
        says: '/login: login. Email and password, a submit button, a link to sign up, and a Continue With Google button.',
        stories: ['screens-login-loginscreen--default', 'screens-login-loginscreen--continue-with-google'],
      },
      {
        says: '/signup: sign up. Fields: name, email, role select (Buyer or Seller), password, and the same Google button.',
        stories: ['screens-signup-signupscreen--default', 'screens-signup-signupscreen--a-buyer-by-keyboard-alone'],
      },
      {
        says: '/blogs: blog page with four static Q&A cards.',
        stories: ['screens-blogs-blogsscreen--four-cards-one-with-an-image'],
      },
      {
        says: '/categories/{id}: needs a logged-in user; the category data is loaded from the server before the page shows.',
        stories: [
          'screens-bikelist-bikelistscreen--loading',
          'screens-bikelist-bikelistscreen--buyer-view',
          'app-guards--guest-is-sent-to-login-and-brought-back',
        ],
      },
      {
        says: "Any unknown path: a 404 page with the text 'Sorry, we couldn't find this page.' and a Back to homepage button.",
        stories: ['screens-notfound-notfoundscreen--default'],
      },
      {
        says: "Route error page: says 'Looks like our services are facing something wrong!!', shows the error status text or message, and offers a Logout button that signs out and goes to /login.",
        stories: [
          'screens-routeerror-routeerrorscreen--status-text',
          'screens-routeerror-routeerrorscreen--message',
          'screens-routeerror-routeerrorscreen--chunk-load-failure',
        ],
      },
    ],
  },
  {
    section: '§2 Navbar',
    sentences: [
      {
        says: 'Home and Blogs are always shown.',
        stories: ['components-navbar--guest', 'components-navbar--logged-in', 'components-navbar--loading'],
      },
      {
        says: 'A logged-in user also sees Dashboard, their display name and a Logout button; otherwise a Login link is shown.',
        stories: ['components-navbar--logged-in', 'components-navbar--guest', 'components-navbar--menu-on-a-phone'],
      },
      { says: "Logout shows 'Logout successfull'.", stories: ['app-toasts--logged-out'] },
    ],
  },
  {
    section: '§2 Dashboard layout',
    sentences: [
      {
        says: 'Same navbar, a side drawer menu and a footer.',
        stories: [
          'components-dashboardlayout--buyer',
          'components-dashboardlayout--seller',
          'components-dashboardlayout--admin',
          'components-dashboardlayout--menu-on-a-phone',
        ],
      },
      {
        says: '/dashboard (index): landing page with a picture; the document title is Dashboard plus the product name.',
        stories: [
          'screens-landing-landingscreen--buyer',
          'screens-landing-landingscreen--seller',
          'screens-landing-landingscreen--admin',
          'app-titles--dashboard',
        ],
      },
      {
        says: '/dashboard/myorder: My Orders (buyer only).',
        stories: ['screens-myorders-myordersscreen--unpaid-and-paid', 'app-guards--wrong-role'],
      },
      {
        says: '/dashboard/payment/{id}: payment page (buyer only; the booking is loaded by id first).',
        stories: [
          'screens-payment-paymentscreen--loading-the-booking',
          'screens-payment-paymentscreen--booking-not-found',
          'screens-payment-paymentscreen--ready',
        ],
      },
      {
        says: "It shows 'Payment for' the bike name and 'Please Pay' the resale value in BDT, with a card form and a Pay button.",
        stories: ['screens-payment-paymentscreen--ready'],
      },
      {
        says: '/dashboard/addproduct: Add a Product (seller only).',
        stories: ['screens-addbike-addbikescreen--default'],
      },
      {
        says: '/dashboard/myproduct: My Product (seller only).',
        stories: ['screens-myproduct-myproductscreen--default'],
      },
      {
        says: '/dashboard/allbuyers: All Buyers (admin only).',
        stories: ['screens-allbuyers-allbuyersscreen--default'],
      },
      {
        says: '/dashboard/allseller: All Sellers (admin only).',
        stories: [
          'screens-allseller-allsellerscreen--default',
          'screens-allseller-allsellerscreen--verified',
          'screens-allseller-allsellerscreen--unverified',
        ],
      },
      {
        says: '/dashboard/report: Reported Items (admin only).',
        stories: ['screens-reporteditems-reporteditemsscreen--default'],
      },
      {
        says: 'A user who fails a guard is redirected to /login, and the original location is remembered so that after login they return to it.',
        stories: ['app-guards--guest-is-sent-to-login-and-brought-back'],
      },
      {
        says: 'Guards show a progress bar while the user or role loads.',
        stories: [
          'screens-waiting-waitingscreen--user-loading',
          'screens-waiting-waitingscreen--role-loading',
          'app-guards--role-is-loading',
        ],
      },
    ],
  },
  {
    section: '§2 Home page sections, in order',
    sentences: [
      {
        says: "Banner with the headline 'FIND THE RIGHT BIKE'.",
        stories: ['components-banner--default', 'components-banner--on-a-small-phone'],
      },
      { says: "'Tranding Now': the advertised bike (see calls).", stories: ['components-trandingnow--default'] },
      {
        says: "'Top Bikes Brand': a grid of categories, each with image, name and a 'See Products' link to /categories/{category_id}.",
        stories: ['components-topbikesbrand--default', 'components-topbikesbrand--by-keyboard'],
      },
      { says: "'Photo Gallery': five static images.", stories: ['components-photogallery--default'] },
      {
        says: "'Our Business Summary': animated counters (see constants).",
        stories: ['components-businesssummary--default'],
      },
      {
        says: "Contact form: name, email and message, all required; submitting shows 'Message sent' and clears the form, with no server call.",
        stories: [
          'components-contactform--default',
          'components-contactform--everything-is-required',
          'components-contactform--message-sent',
        ],
      },
      {
        says: 'The trending card shows img, bikeName, purchaseYear, originalPrice (struck through) and resaleValue in BDT, only if the first item’s advertise is true.',
        stories: ['components-trandingnow--default', 'components-trandingnow--not-advertised'],
      },
    ],
  },
  {
    section: '§2 Bike list',
    sentences: [
      {
        says: 'A two-column grid of bike cards.',
        stories: ['screens-bikelist-bikelistscreen--buyer-view', 'screens-bikelist-bikelistscreen--on-a-small-phone'],
      },
      {
        says: 'Sold-out bikes are not shown.',
        stories: ['screens-bikelist-bikelistscreen--sold-out-bikes-are-not-shown'],
      },
      {
        says: "Each card shows: image, bike name, location, condition, original price in BDT, resale price in BDT, purchase year (or 'Not Found' in red when missing), years used,",
        stories: ['components-bikecard--default', 'components-bikecard--purchase-year-not-found'],
      },
      {
        says: "seller name with a green verified icon and tooltip 'Verified Seller' when verified,",
        stories: [
          'components-bikecard--verified-seller',
          'components-bikecard--seller-not-verified',
          'components-verifiedbadge--by-keyboard',
        ],
      },
      {
        says: 'description, and posted date (first 10 characters of date).',
        stories: ['components-bikecard--default', 'components-bikecard--long-description'],
      },
      {
        says: "Buyers see a 'Book Now' button and a 'Report to admin' button.",
        stories: ['screens-bikelist-bikelistscreen--buyer-view', 'components-bikecard--reporting'],
      },
      {
        says: "Everyone else sees a disabled Book Now with the tooltip 'Only Buyer can book'.",
        stories: [
          'screens-bikelist-bikelistscreen--seller-view',
          'screens-bikelist-bikelistscreen--admin-view',
          'screens-bikelist-bikelistscreen--only-buyer-can-book-by-keyboard',
        ],
      },
    ],
  },
  {
    section: '§2 Booking modal',
    sentences: [
      {
        says: 'Title with the bike name; disabled prefilled fields for user name, email, bike name and resale value;',
        stories: ['components-bookingdialog--default'],
      },
      {
        says: "two required inputs: phone number ('Enter Your Phone Number') and meeting location ('Enter Meeting Location'); submit button 'Add to cart'.",
        stories: ['components-bookingdialog--default', 'components-bookingdialog--by-keyboard-only'],
      },
    ],
  },
  {
    section: '§2 Add product screen',
    sentences: [
      {
        says: "Heading 'Add A Bike'; shown after the seller record loads, with a progress bar while loading.",
        stories: ['screens-addbike-addbikescreen--loading-the-seller', 'screens-addbike-addbikescreen--default'],
      },
      {
        says: "Fields: Bike Category, Bike Name, Orginal Price, Resale Price, Condition, Purchase year, Year of used, Phone, Location, Description, Bike Photo, and an 'Add New' button.",
        stories: ['screens-addbike-addbikescreen--default'],
      },
      {
        says: "After success it shows 'New product is added successfully', resets the form and goes to /dashboard/myproduct.",
        stories: ['screens-addbike-addbikescreen--added', 'app-toasts--bike-added'],
      },
    ],
  },
  {
    section: '§2 My Product screen',
    sentences: [
      {
        says: 'Table with columns number, Name, Price, Condition, Status, Action.',
        stories: ['screens-myproduct-myproductscreen--default'],
      },
      {
        says: "Each row shows 'Sold Out' (no actions), or 'Available' with an Advertise button;",
        stories: ['screens-myproduct-myproductscreen--sold-out', 'screens-myproduct-myproductscreen--available'],
      },
      {
        says: "plus a Delete button that opens a confirmation titled 'Are You sure You to delete?' with a message that the bike cannot be undone. Confirm label: Delete.",
        stories: ['screens-myproduct-myproductscreen--delete-confirmation'],
      },
    ],
  },
  {
    section: '§2 My Orders screen',
    sentences: [
      {
        says: 'Card grid: 1 column on small screens, 2 on medium, 3 on large.',
        stories: [
          'screens-myorders-myordersscreen--on-a-small-phone',
          'screens-myorders-myordersscreen--on-a-tablet',
          'screens-myorders-myordersscreen--on-a-wide-screen',
        ],
      },
      {
        says: "Each card: image, bike name, 'Price: {resaleValue} BDT'.",
        stories: ['components-ordercard--unpaid'],
      },
      {
        says: "Unpaid: a 'Pay Now' button linking to /dashboard/payment/{id}.",
        stories: ['components-ordercard--unpaid'],
      },
      { says: "Paid: a disabled 'Paid' button.", stories: ['components-ordercard--paid'] },
      { says: 'Progress bar while loading.', stories: ['screens-myorders-myordersscreen--loading'] },
    ],
  },
  {
    section: '§2 Admin tables',
    sentences: [
      {
        says: 'All Buyers: index, Name, Email, Role, Action (Delete).',
        stories: ['screens-allbuyers-allbuyersscreen--default'],
      },
      {
        says: "All Seller: index, Name, Email, Role, Status (Verified with icon, or a 'make verified' button), Action (Delete).",
        stories: [
          'screens-allseller-allsellerscreen--default',
          'screens-allseller-allsellerscreen--verified',
          'screens-allseller-allsellerscreen--unverified',
        ],
      },
      {
        says: 'Reported Items: heading with the count, then Bike Name, Price, Condition and Delete; a spinner while loading.',
        stories: [
          'screens-reporteditems-reporteditemsscreen--default',
          'screens-reporteditems-reporteditemsscreen--loading',
        ],
      },
    ],
  },
  {
    section: '§2 Confirmation modal',
    sentences: [
      {
        says: 'Title, message, a Cancle button and a confirm button.',
        stories: ['components-confirmdialog--default'],
      },
    ],
  },
  {
    section: '§5 Validation rules',
    sentences: [
      {
        says: "Add product (message shown under the field): category 'Type is required';",
        stories: ['screens-addbike-addbikescreen--category-required'],
      },
      { says: "bikeName 'Bike name is required';", stories: ['screens-addbike-addbikescreen--bike-name-required'] },
      {
        says: "originalPrice 'Price is required';",
        stories: ['screens-addbike-addbikescreen--original-price-required'],
      },
      {
        says: "resaleValue 'Price is required';",
        stories: ['screens-addbike-addbikescreen--resale-value-required'],
      },
      { says: "condition 'Condition is required';", stories: ['screens-addbike-addbikescreen--condition-required'] },
      {
        says: "purchaseYear 'Used Year is required';",
        stories: ['screens-addbike-addbikescreen--purchase-year-required'],
      },
      {
        says: "usedYears 'Used Year is required';",
        stories: ['screens-addbike-addbikescreen--used-years-required'],
      },
      { says: "phone 'Phone number is required';", stories: ['screens-addbike-addbikescreen--phone-required'] },
      { says: "location 'Location is required';", stories: ['screens-addbike-addbikescreen--location-required'] },
      {
        says: "description 'Description is required';",
        stories: ['screens-addbike-addbikescreen--description-required'],
      },
      { says: "photo 'Bike photo is required'.", stories: ['screens-addbike-addbikescreen--photo-required'] },
      {
        says: 'Price, year and phone are free text with no format rules.',
        stories: ['screens-addbike-addbikescreen--by-keyboard-only'],
      },
      {
        says: "Login: email 'Email Address is required'; password 'Password is required'.",
        stories: [
          'screens-login-loginscreen--email-address-is-required',
          'screens-login-loginscreen--password-is-required',
        ],
      },
      {
        says: "Sign up: name 'Name is required'; email 'Email Address is required'; role 'Type is required'; password 'Password is required'. No length or pattern rules are shown.",
        stories: [
          'screens-signup-signupscreen--name-is-required',
          'screens-signup-signupscreen--email-address-is-required',
          'screens-signup-signupscreen--type-is-required',
          'screens-signup-signupscreen--password-is-required',
        ],
      },
      {
        says: 'Booking: phone and location required; name, email, bike name and price read-only.',
        stories: [
          'components-bookingdialog--phone-number-is-required',
          'components-bookingdialog--location-is-required',
        ],
      },
      {
        says: 'Payment: with no card element or no payment library, nothing happens.',
        stories: ['screens-payment-paymentscreen--no-library'],
      },
      {
        says: 'A card error message from the payment provider is shown in red under the form.',
        stories: ['screens-payment-paymentscreen--declined'],
      },
    ],
  },
];
