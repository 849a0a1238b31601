import { bikes, users } from '@second-gear/fixtures';
import { describe, expect, it, test } from 'vitest';
import { checkListing, listingChecks } from './checkListing.ts';
import { findSameBike } from './findSameBike.ts';
import { emptyDraft } from './newBike.ts';
import { toPreviewBike } from './previewBike.ts';

const complete = {
  ...emptyDraft,
  category_id: '1' as const,
  condition: 'Good' as const,
  bikeName: 'Honda CG125',
  originalPrice: '2.1 lakh',
  resaleValue: '165000',
  purchaseYear: '২০১৮',
  usedYears: '4',
  phone: '+880 1711-000142',
  location: 'Mirpur 10, Dhaka',
  description: bikes.available.description,
  photo: new File(['photo'], 'photo.jpg'),
};

describe('the points of a good advertisement', () => {
  it('are all fulfilled by a complete form [R12.11]', () => {
    expect(Object.values(checkListing(complete))).toEqual(listingChecks.map(() => true));
  });

  it.each([
    'Runs well, one scratch on the tank. All papers are here.',
    'ইঞ্জিন ভালো, ট্যাংকে একটি দাগ আছে। সব কাগজ ঠিক আছে।',
  ])('are fulfilled by two sentences: %s [R12.11]', (description) => {
    expect(checkListing({ ...complete, description }).description).toBe(true);
  });

  it('are all missing in an empty form [R12.11]', () => {
    expect(Object.values(checkListing(emptyDraft))).toEqual(listingChecks.map(() => false));
  });

  it.each([
    ['name', { bikeName: 'Honda' }],
    ['price', { resaleValue: '1.65 lakh' }],
    ['originalPrice', { originalPrice: '165000' }],
    ['originalPrice', { originalPrice: 'not known' }],
    ['year', { purchaseYear: 'old' }],
    ['phone', { phone: 'ask me' }],
    ['location', { location: 'Dhaka, ' }],
    ['description', { description: 'Good bike.' }],
    ['photo', { photo: null }],
  ] as const)('are not all fulfilled: %s is missing when the form has %o [R12.11]', (point, change) => {
    const missing = Object.entries(checkListing({ ...complete, ...change })).filter(([, isDone]) => !isDone);
    expect(missing.map(([name]) => name)).toContain(point);
  });
});

describe('a bike of the same seller, with the name "Honda CG 125" and the year 2018,', () => {
  const listed = { ...bikes.available, bikeName: 'Honda CG 125', purchaseYear: '2018' };

  it.each([
    { bikeName: 'honda cg125', purchaseYear: '2018' },
    { bikeName: ' HONDA  CG-125 ', purchaseYear: '২০১৮' },
    { bikeName: 'Honda CG ১২৫', purchaseYear: 'model 2018' },
  ])('is found as the same bike when the form has %o [R12.13]', (bike) => {
    expect(findSameBike(bike, [bikes.bullet, listed])).toBe(listed);
  });

  it.each([{ bikeName: 'Honda CG125', purchaseYear: '2019' }, { bikeName: 'Honda CG125' }])(
    'is not found as the same bike when the form has %o [R12.13]',
    (bike) => {
      expect(findSameBike(bike, [bikes.bullet, listed])).toBeNull();
    },
  );

  it('is not found as the same bike when it is sold [R12.13]', () => {
    expect(findSameBike(listed, [{ ...listed, soldOut: true }])).toBeNull();
  });
});

test('the preview has the texts of the form, and the name and the badge of the seller [R12.10]', () => {
  const preview = toPreviewBike(complete, users.rahim);
  expect(preview).toMatchObject({ bikeName: 'Honda CG125', resaleValue: '165000', sellerName: 'Rahim Uddin' });
  expect(preview.isVerified).toBe(users.rahim.isVerified);
  expect(toPreviewBike(emptyDraft, { ...users.rahim, name: '' })).toMatchObject({
    category_id: '',
    condition: '',
    sellerName: users.rahim.email,
  });
});
