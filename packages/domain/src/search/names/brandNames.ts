/** The Bangla names of the brands, by the names that the server sends. */
export const banglaBrands: ReadonlyMap<string, string> = new Map([
  ['Honda', 'হোন্ডা'],
  ['Yamaha', 'ইয়ামাহা'],
  ['Royel Enfield', 'রয়্যাল এনফিল্ড'],
  ['Royal Enfield', 'রয়্যাল এনফিল্ড'],
]);
