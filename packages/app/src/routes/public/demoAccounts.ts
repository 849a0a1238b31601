/** Whom the demo's Google account chooser offers; the first is new to the shop, the second its demo buyer. */
export const demoAccounts = [
  { email: 'tahmid@example.com', name: 'Tahmid Rahman' },
  { email: 'buyer@secondgear.test', name: 'Farhana Akter' },
];
