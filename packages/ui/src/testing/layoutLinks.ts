/** The URLs of navbar and footer in stories, as in the app. */
export const layoutLinks = {
  home: '/',
  bikes: '/bikes',
  blogs: '/blogs',
  help: '/help',
  dashboard: '/dashboard',
  saved: '/saved',
  login: '/login',
};
