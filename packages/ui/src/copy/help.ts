import { createCopy } from '../language/createCopy.ts';

export const enHelp = {
  // docs/requirements.md §2: Help and safety. The advice for the meeting is a text of the bike's page ----

  help: {
    title: 'Help and safety',
    buying: {
      title: 'How to buy a bike',
      steps: [
        'Find a bike and press Book Now. Booking costs nothing.',
        'Call the seller, and meet where you can look at the bike and its papers.',
        'If you want the bike, pay by card under My Orders. You get a receipt.',
        'Take the bike with its papers.',
      ],
    },
    booking: {
      title: 'What a booking means',
      facts: [
        'The bike is under My Orders, where you can pay for it.',
        'The bike is not reserved: another buyer can pay for it first.',
        'As long as you have not paid, you owe nothing.',
      ],
    },
    verified: {
      title: 'What “Verified Seller” means',
      facts: [
        'The admin of Second Gear has verified this seller.',
        'It says nothing about the bike: look at each bike and its papers.',
      ],
    },
    trouble: {
      title: 'When something is wrong',
      facts: [
        'Do not pay before you have seen the bike.',
        'Press “Report to admin” on the bike. The admin looks at it and can delete the bike.',
        'If your card is declined, no money is taken. Try another card.',
      ],
      /** The e-mail address of the operator follows, as a link. */
      write: 'Write to us:',
    },
    selling: {
      title: 'How to sell a bike',
      steps: [
        'Sign up as a seller with the form. With Google you join as a buyer.',
        'Open Add a Product, and enter photo, price, phone number and place.',
        'Press Advertise under My Product, so that the bike can be on the home page.',
        'To change a bike, copy it, and then delete the old one.',
        'A bike that a buyer has paid for is marked as sold.',
      ],
    },
  },
};

export const useHelpCopy = createCopy(enHelp, async () => (await import('./bn/help.ts')).bnHelp);
