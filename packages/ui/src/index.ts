/** Everything that can be seen of Second Gear: props in, callbacks out. The styles every page needs are in `theme.css`. */

// What surrounds a page ----

export { Boundary } from './components/Boundary/Boundary.tsx';
export { DashboardLayout, type DashboardPlace } from './components/DashboardLayout/DashboardLayout.tsx';
export { DemoRibbon } from './components/DemoRibbon/DemoRibbon.tsx';
export { ForgetfulBrowser } from './components/ForgetfulBrowser/ForgetfulBrowser.tsx';
export type { NavbarLinks, NavbarUser } from './components/Navbar/Navbar.tsx';
export { OfflineNotice } from './components/OfflineNotice/OfflineNotice.tsx';
export { PublicLayout } from './components/PublicLayout/PublicLayout.tsx';
export { Toasts as ToastRegion } from './components/Toasts/Toasts.tsx';
export { type Dismiss, toast } from './components/Toasts/toast.ts';

// Pages ----

export { AddBikeScreen } from './screens/AddBike/AddBikeScreen.tsx';
export type { BikeAnswers, NewBike } from './screens/AddBike/newBike.ts';
export { AllBuyersScreen } from './screens/AllBuyers/AllBuyersScreen.tsx';
export { AllSellerScreen } from './screens/AllSeller/AllSellerScreen.tsx';
export { BikeListScreen } from './screens/BikeList/BikeListScreen.tsx';
export { BlogsScreen } from './screens/Blogs/BlogsScreen.tsx';
export { HomeScreen } from './screens/Home/HomeScreen.tsx';
export { LandingScreen } from './screens/Landing/LandingScreen.tsx';
export { LoginScreen } from './screens/Login/LoginScreen.tsx';
export { MyOrdersScreen } from './screens/MyOrders/MyOrdersScreen.tsx';
export { MyProductScreen } from './screens/MyProduct/MyProductScreen.tsx';
export { NotFoundScreen } from './screens/NotFound/NotFoundScreen.tsx';
export { PaymentScreen } from './screens/Payment/PaymentScreen.tsx';
export type { PaymentState } from './screens/Payment/payment.ts';
export { ReportedItemsScreen } from './screens/ReportedItems/ReportedItemsScreen.tsx';
export { RouteErrorScreen } from './screens/RouteError/RouteErrorScreen.tsx';
export { SignUpScreen } from './screens/SignUp/SignUpScreen.tsx';
export { ArrivingScreen } from './screens/Waiting/ArrivingScreen.tsx';
export { GuardFailedScreen } from './screens/Waiting/GuardFailedScreen.tsx';
export { WaitingScreen } from './screens/Waiting/WaitingScreen.tsx';

// What their props are made of ----

export type { Viewer } from './components/BikeCard/viewer.ts';
export type { BookingAnswers } from './components/BookingDialog/BookingDialog.tsx';
export type { Seller, SellerOfOrder } from './components/OrderCard/useOrderFacts.tsx';
export type { PhotoUpload } from './components/PhotoField/photoUpload.ts';
export type { SignInNotice, SignInReason, SignInResult } from './components/SignInCard/SignInCard.tsx';
export type { ThemeSwitchProps } from './components/ThemeSwitch/ThemeSwitch.tsx';
export type { Remote } from './remote.ts';

// What a stand-in for somebody else's window shows ----

export { type CardAnswers, CardFields } from './components/CardFields/CardFields.tsx';
export type { DemoAccount } from './components/GoogleAccountDialog/GoogleAccountDialog.tsx';
export { LazyGoogleAccountDialog as GoogleAccountDialog } from './components/GoogleAccountDialog/LazyGoogleAccountDialog.tsx';
export { ThreeDSecureDialog } from './components/ThreeDSecureDialog/ThreeDSecureDialog.tsx';

// Parts that come when they are needed ----

export { PartMissing, type PartNeed } from './parts/PartMissing.ts';
export { forgetLostParts, lazyPart, loadPartsWith, type PartLoader } from './parts/parts.tsx';

// A page that is drawn ahead ----

export { BikeActions } from './components/BikeCard/BikeCard.tsx';
export { useIsLive } from './hooks/useIsLive.ts';

// Words ----

export { AddBikeCopyProvider, useAddBikeCopy } from './copy/addBike.ts';
export { BlogsCopyProvider, useBlogsCopy } from './copy/blogs.ts';
export type { Copy, StandInCopy } from './copy/en.ts';
export { type PaymentCopy, PaymentCopyProvider, usePaymentCopy } from './copy/payment.ts';
export { CopyProvider, useCopy } from './copy/useCopy.ts';
export { StandInCopyProvider, useStandInCopy } from './copy/useStandInCopy.ts';
export { isBlank } from './isBlank.ts';

// The theme: the choice, and its colours for frames that our styles do not reach ----

export { colourOf } from './theme/colourOf.ts';
export type { Theme } from './theme/theme.ts';
