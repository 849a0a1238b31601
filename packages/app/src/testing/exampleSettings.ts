/** Values of the correct form, for services that do not exist. */
export const stripe = { VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_example' };
export const firebase = {
  VITE_FIREBASE_API_KEY: 'AIzaExampleKey',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'example-shop',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};
export const images = {
  VITE_IMAGE_HOST_URL: 'https://api.images.example/1/upload',
  VITE_IMAGE_HOST_KEY: 'example-image-key',
};
export const everything = { ...stripe, ...firebase, ...images, VITE_API_URL: 'https://api.example/v1' };
