/** For the demo's account chooser: a new user, and the demo buyer. */
export const demoAccounts = [
  { email: 'tahmid@example.com', name: 'Tahmid Rahman' },
  { email: 'buyer@secondgear.test', name: 'Farhana Akter' },
];
