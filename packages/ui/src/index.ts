/** Each screen is a module of its own, `@second-gear/ui/screens/…`. The global styles are in `theme.css`. */

// Layout ----

export { preloadImage } from './components/base/Image/preloadImage.ts';
export { LinkHrefContext } from './components/base/Link/Anchor.tsx';
export { onLinkClick } from './components/base/Link/onLinkClick.ts';
export { DemoRibbon } from './components/demo/DemoRibbon/DemoRibbon.tsx';
export { openOverlays } from './components/feedback/Dialog/openOverlays.ts';
export { OfflineNotice } from './components/feedback/OfflineNotice/OfflineNotice.tsx';
export { StorageDisabledBanner } from './components/feedback/StorageDisabledBanner/StorageDisabledBanner.tsx';
export { showDelayedLoadingToast } from './components/feedback/Toasts/showDelayedLoadingToast.ts';
export { Toasts } from './components/feedback/Toasts/Toasts.tsx';
export { type Dismiss, dismissToasts, toast } from './components/feedback/Toasts/toast.ts';
export { LinkMessage, UndoMessage } from './components/feedback/Toasts/UndoMessage.tsx';
export {
  type DashboardItem,
  DashboardLayout,
} from './components/layout/DashboardLayout/DashboardLayout.tsx';
export type { NavbarUser } from './components/layout/Navbar/Navbar.tsx';
export { PublicLayout } from './components/layout/PublicLayout/PublicLayout.tsx';
export { ignoreStrayTaps } from './lib/ignoreStrayTaps.ts';

// For the props of screens ----

export type { SignInNotice, SignInReason, SignInResult } from './components/auth/SignInCard/SignInCard.tsx';
export type { KeptDraft } from './components/auth/SignInCard/signInDraft.ts';
export type { Viewer } from './components/bikes/BikeCard/viewer.ts';
export { bikesPerStep, type ShownBikes } from './components/bikes/BikeGrid/PagedBikes.tsx';
export { orderStateOf } from './components/bookings/BookingCard/orderState.ts';
export type { BookingSeller, Seller } from './components/bookings/BookingCard/useBookingDetails.tsx';
export type { BookingInput } from './components/bookings/BookingDialog/BookingDialog.tsx';
export type { DataSaverSwitchProps } from './components/forms/DataSaverSwitch/DataSaverSwitch.tsx';
export type { PhotoUpload } from './components/forms/PhotoField/lib/photoUpload.ts';
export type { ThemeSwitchProps } from './components/forms/ThemeSwitch/ThemeSwitch.tsx';
export type { LanguageSwitchProps } from './components/layout/LanguageSwitch/LanguageSwitch.tsx';
export { DataSaverProvider } from './hooks/dataSaver.tsx';
export type { AsyncState } from './lib/asyncState.ts';
export type { PaymentState } from './screens/dashboard/Payment/paymentState.ts';
export type { ListTools, RenderBike } from './screens/public/BikeList/BikeListScreen.tsx';

// Demo services ----

export { LazyGoogleAccountDialog as GoogleAccountDialog } from './components/auth/GoogleAccountDialog/LazyGoogleAccountDialog.tsx';
export { DemoAccounts, type DemoUserKind } from './components/demo/DemoAccounts/DemoAccounts.tsx';
export { CreditCardFields } from './components/payment/CreditCardFields/CreditCardFields.tsx';
export { ThreeDSecureDialog } from './components/payment/ThreeDSecureDialog/ThreeDSecureDialog.tsx';

// Language ----

export { loadCopy } from './language/createCopy.ts';
export { LanguageProvider } from './language/LanguageProvider.tsx';
export { type Language, languageNames, languages } from './language/language.ts';

// Search ----

export {
  emptyQuery,
  formatQuery,
  parseQuery,
  priceInsight,
  type SearchableBike,
  type SearchQuery,
  similarBikes,
} from '@second-gear/domain';
export type { OnQueryChange } from './components/filters/Filters/Filters.tsx';
export { BikeBrowser } from './components/search/BikeBrowser/BikeBrowser.tsx';
export type { SavedSearch } from './components/search/SavedSearches/SavedSearches.tsx';
export { useSearchCopy } from './copy/bikes/search.ts';
export { useDescribeQuery } from './search/describeQuery.ts';

// Tools for sellers ----

export type { CopyState } from './screens/dashboard/AddBike/AddBikeScreen.tsx';
export type { AddResult } from './screens/dashboard/AddBike/BikeForm.tsx';
export { findSameBike } from './selling/form/findSameBike.ts';
export {
  type BikeDraft,
  type BikeFormValues,
  type BikePhoto,
  bikeTextFieldNames,
  type NewBike,
} from './selling/form/newBike.ts';
export { toPreviewBike } from './selling/form/previewBike.ts';
export { formatMyBikesView, type MyBikesView, parseMyBikesView } from './selling/myBikes.ts';

// Tables of the admin ----

export type { BulkOutcome, BulkTask } from './admin/bulk/runBulk.ts';
export { formatTableView, parseTableView, type TableView } from './admin/table/tableView.ts';

// Saved and compared bikes ----

export { LazyShareDialog } from './components/bikeDetails/ShareDialog/LazyShareDialog.tsx';
export { CompareToggle } from './components/bikes/SaveAndCompare/CompareToggle.tsx';
export { SaveButton } from './components/bikes/SaveAndCompare/SaveButton.tsx';
export { useSaveAndCompareCopy } from './copy/saved/saveAndCompare.ts';
export { useSavedBikesCopy } from './copy/saved/savedBikes.ts';
export { CompareTray } from './screens/public/CompareBikes/CompareTray/CompareTray.tsx';
export type { ListedBike } from './screens/public/SavedBikes/BikeSummary/listedBike.ts';
export type { FailedBrand } from './screens/public/SavedBikes/FailedBrands.tsx';

// Code splitting ----

export { useHasInteracted } from './hooks/useHasInteracted.ts';
export { lazyComponent } from './lazy/lazyComponent.tsx';
export { ChunkLoadError, loadChunk } from './lazy/loadChunk.ts';
export { afterIdle, afterLoadAndIdle, afterWindowLoad } from './lazy/pageLifecycle.ts';
export { useCodeAhead } from './lazy/useCodeAhead.ts';

// Prerendered pages ----

export { HydrationProvider, useIsHydrated } from './hooks/useIsHydrated.tsx';

// Copy ----

export { toLatinDigits } from '@second-gear/domain';
export { useAccountCopy } from './copy/account/account.ts';
export { useSignInCopy } from './copy/account/signIn.ts';
export { useAdminCopy } from './copy/admin.ts';
export { useBikeDetailsCopy } from './copy/bikes/bikeDetails.ts';
export { useBlogsCopy } from './copy/blogs.ts';
export type { Copy } from './copy/en.ts';
export { useHelpCopy } from './copy/help.ts';
export { useHomeCopy } from './copy/home.ts';
export { type PaymentCopy, usePaymentCopy } from './copy/payment.ts';
export { useAddBikeCopy } from './copy/selling/addBike.ts';
export { useCopy } from './copy/useCopy.ts';
export { useDemoCopy } from './copy/useDemoCopy.ts';
export { isolateText, withoutDirection } from './language/isolateText.ts';
export { formatDay } from './lib/format.ts';
export { isBlank } from './lib/isBlank.ts';
export { truncate } from './lib/truncate.ts';

// Theme ----

export type { Theme } from './theme/theme.ts';
export { tokenColor } from './theme/tokenColor.ts';
