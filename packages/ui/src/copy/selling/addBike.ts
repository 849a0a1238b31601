import { createCopy } from '../../language/createCopy.ts';

export const enAddBike = {
  // docs/requirements.md §2 and §5: Add product ----

  addBike: {
    title: 'Add A Bike',
    loading: 'Loading your seller account',
    groups: { bike: 'The bike and its price', contact: 'Where and who', text: 'Text and photo' },
    // A field that is missing here has the label that the card of a bike has for it.
    category: 'Bike Category',
    bikeName: 'Bike Name',
    originalPrice: 'Orginal Price', // docs/requirements.md §2 requires the spelling 'Orginal'.
    resaleValue: 'Resale Price',
    conditions: { Excellent: 'Excellent', Good: 'Good', Fair: 'Fair' },
    usedYears: 'Year of used', // docs/requirements.md §2 requires the words 'Year of used'.
    /** Below the fields whose numbers are easily confused. */
    examples: { purchaseYear: 'For example 2014', usedYears: 'How many years, for example 12' },
    phone: 'Phone',
    photo: 'Bike Photo',
    submit: 'Add New',
    /** The message above a form that was filled with the values of a stored draft. */
    restored: 'What you wrote last time is still here. Only the photo has to be chosen again.',
    startOver: 'Start over',
    /** The browser blocks storage, or its storage is full. */
    notStored: 'Your browser cannot keep this form. If you close or reload this page, what you wrote is lost.',
    /** For a field without a message in `required`. `label` is the label of the field. */
    isRequired: (label: string) => `${label} is required`,
    required: {
      category_id: 'Type is required',
      bikeName: 'Bike name is required',
      originalPrice: 'Price is required',
      resaleValue: 'Price is required',
      condition: 'Condition is required',
      purchaseYear: 'Used Year is required', // docs/requirements.md §5 requires 'Used Year is required' for both years.
      usedYears: 'Used Year is required',
      phone: 'Phone number is required',
      description: 'Description is required',
      photo: 'Bike photo is required',
    },
    photoField: {
      drop: 'Drop the photo here',
      /** On a touch screen, where the user cannot drop a file. */
      take: 'Take or choose a photo',
      hint: 'JPG, PNG or WebP, up to 60 MB',
      kilobytes: (amount: string) => `${amount} kB`,
      megabytes: (amount: string) => `${amount} MB`,
      choose: 'Choose a photo',
      change: 'Change',
      remove: 'Remove',
      alt: 'The photo you chose',
      /** The form is a copy of another bike and still has its photo. */
      copied: 'The photo of the copied bike',
      copiedHint: 'It is used again. You do not have to send it.',
      preparing: 'Preparing the photo',
      sending: 'Sending the photo',
      sent: 'Photo sent',
      cancel: 'Cancel upload',
      errors: {
        several: 'A listing has one photo. Choose one.',
        wrongKind: 'This file is not a JPG, PNG or WebP photo. Choose another one.',
        heic: 'This is a HEIC photo from an iPhone. Save it as JPG and choose that file.',
        empty: 'This file is empty. Choose another one.',
        tooLarge: 'This photo is larger than 60 MB. Choose a smaller one.',
        tooManyPixels: 'This photo has more than 200 megapixels. Choose a smaller one.',
        tooSmall: 'This photo has fewer than 100 pixels on one side. Choose a larger one.',
        tooNarrow: 'One side of this photo is more than 5 times as long as the other. Choose another one.',
        unreadable: 'This photo is damaged, or too large for this device. Choose another one.',
        notRead:
          'The photo could not be read. If it is in the cloud, save it on this device first. Then choose it again.',
        canvasBlocked:
          'This browser hides the colours of photos from websites, so the photo cannot be made ready. Allow this site to read image data (canvas) and choose the photo again, or use another browser.',
      },
    },
  },
};

export type AddBikeCopy = typeof enAddBike;

export const useAddBikeCopy = createCopy(enAddBike, async () => (await import('../bn/selling/addBike.ts')).bnAddBike);
