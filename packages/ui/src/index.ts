/** Everything that can be seen of Second Gear: props in, callbacks out. The styles every page needs are in `theme.css`. */

// What surrounds a page ----

export { DemoRibbon } from './components/demo/DemoRibbon/DemoRibbon.tsx';
export { ErrorBoundary as Boundary } from './components/feedback/ErrorBoundary/ErrorBoundary.tsx';
export { OfflineNotice } from './components/feedback/OfflineNotice/OfflineNotice.tsx';
export { StorageDisabledBanner as ForgetfulBrowser } from './components/feedback/StorageDisabledBanner/StorageDisabledBanner.tsx';
export { Toasts as ToastRegion } from './components/feedback/Toasts/Toasts.tsx';
export { type Dismiss, toast } from './components/feedback/Toasts/toast.ts';
export {
  type DashboardItem as DashboardPlace,
  DashboardLayout,
} from './components/layout/DashboardLayout/DashboardLayout.tsx';
export type { NavbarLinks, NavbarUser } from './components/layout/Navbar/Navbar.tsx';
export { PublicLayout } from './components/layout/PublicLayout/PublicLayout.tsx';

// Pages ----

export { AddBikeScreen } from './screens/dashboard/AddBike/AddBikeScreen.tsx';
export type { BikeAnswers, NewBike } from './screens/dashboard/AddBike/newBike.ts';
export { AllBuyersScreen } from './screens/dashboard/AllBuyers/AllBuyersScreen.tsx';
export { AllSellerScreen } from './screens/dashboard/AllSellers/AllSellersScreen.tsx';
export { LandingScreen } from './screens/dashboard/DashboardHome/DashboardHomeScreen.tsx';
export { MyProductScreen } from './screens/dashboard/MyBikes/MyBikesScreen.tsx';
export { MyOrdersScreen } from './screens/dashboard/MyBookings/MyBookingsScreen.tsx';
export { PaymentScreen } from './screens/dashboard/Payment/PaymentScreen.tsx';
export type { PaymentState } from './screens/dashboard/Payment/payment.ts';
export { ReportedItemsScreen } from './screens/dashboard/ReportedBikes/ReportedBikesScreen.tsx';
export { BikeListScreen } from './screens/public/BikeList/BikeListScreen.tsx';
export { BlogsScreen } from './screens/public/Blogs/BlogsScreen.tsx';
export { HomeScreen } from './screens/public/Home/HomeScreen.tsx';
export { LoginScreen } from './screens/public/Login/LoginScreen.tsx';
export { NotFoundScreen } from './screens/public/NotFound/NotFoundScreen.tsx';
export { SignUpScreen } from './screens/public/SignUp/SignUpScreen.tsx';
export { ArrivingScreen } from './screens/status/AppLoading/AppLoadingScreen.tsx';
export { GuardFailedScreen } from './screens/status/AppLoading/RoleCheckFailedScreen.tsx';
export { WaitingScreen } from './screens/status/AppLoading/WaitingScreen.tsx';
export { RouteErrorScreen } from './screens/status/RouteError/RouteErrorScreen.tsx';

// What their props are made of ----

export type { SignInNotice, SignInReason, SignInResult } from './components/auth/SignInCard/SignInCard.tsx';
export type { Viewer } from './components/bikes/BikeCard/viewer.ts';
export type { BookingSeller as SellerOfOrder, Seller } from './components/bookings/BookingCard/useBookingDetails.tsx';
export type { BookingInput as BookingAnswers } from './components/bookings/BookingDialog/BookingDialog.tsx';
export type { PhotoUpload } from './components/forms/PhotoField/lib/photoUpload.ts';
export type { ThemeSwitchProps } from './components/layout/ThemeSwitch/ThemeSwitch.tsx';
export type { Remote } from './lib/asyncState.ts';

// What a stand-in for somebody else's window shows ----

export type { DemoAccount } from './components/auth/GoogleAccountDialog/GoogleAccountDialog.tsx';
export { LazyGoogleAccountDialog as GoogleAccountDialog } from './components/auth/GoogleAccountDialog/LazyGoogleAccountDialog.tsx';
export {
  CreditCardFields as CardFields,
  type CreditCardInput as CardAnswers,
} from './components/payment/CreditCardFields/CreditCardFields.tsx';
export { ThreeDSecureDialog } from './components/payment/ThreeDSecureDialog/ThreeDSecureDialog.tsx';

// Parts that come when they are needed ----

export { PartMissing, type PartNeed } from './lazy/ChunkLoadError.ts';
export { forgetLostParts, lazyPart, loadPartsWith, type PartLoader } from './lazy/chunkLoader.tsx';

// A page that is drawn ahead ----

export { BikeActions } from './components/bikes/BikeCard/BikeCard.tsx';
export { useIsLive } from './hooks/useIsHydrated.ts';

// Words ----

export { AddBikeCopyProvider, useAddBikeCopy } from './copy/addBike.ts';
export { BlogsCopyProvider, useBlogsCopy } from './copy/blogs.ts';
export type { Copy, StandInCopy } from './copy/en.ts';
export { type PaymentCopy, PaymentCopyProvider, usePaymentCopy } from './copy/payment.ts';
export { CopyProvider, useCopy } from './copy/useCopy.ts';
export { StandInCopyProvider, useStandInCopy } from './copy/useDemoCopy.ts';
export { isBlank } from './lib/isBlank.ts';

// The theme: the choice, and its colours for frames that our styles do not reach ----

export type { Theme } from './theme/theme.ts';
export { colourOf } from './theme/tokenColor.ts';
