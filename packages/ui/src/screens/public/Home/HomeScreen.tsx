import type { Bike, Category } from '@second-gear/contract';
import { type ReactNode, useRef } from 'react';
import { BrandGrid } from '../../../components/bikes/BrandGrid/BrandGrid.tsx';
import { BusinessSummary } from '../../../components/bikes/BusinessSummary/BusinessSummary.tsx';
import { PhotoGallery } from '../../../components/bikes/PhotoGallery/PhotoGallery.tsx';
import { TrendingBike } from '../../../components/bikes/TrendingBike/TrendingBike.tsx';
import type { ContactMessage } from '../../../components/forms/ContactForm/ContactForm.tsx';
import { LazyContactForm } from '../../../components/forms/ContactForm/LazyContactForm.tsx';
import { Banner, type NextStep } from '../../../components/layout/Banner/Banner.tsx';
import type { AsyncState } from '../../../lib/asyncState.ts';

type HomeScreenProps = {
  /** The first bike of the list, or null. The section is shown only if it is advertised (docs/requirements.md §2). */
  trending: AsyncState<Bike | null>;
  /** Returns the URL of the page of a bike. */
  bikeHref: (bike: Bike) => string;
  /** The brands: loading, failed with a retry function, or ready. */
  brands: AsyncState<Category[]>;
  /** Returns the URL of the page of a brand. */
  brandHref: (category: Pick<Category, 'category_id'>) => string;
  /** The URL of the page with all bikes. */
  bikesHref: string;
  /** Called with the words that the user searches for. The caller must open the page with all bikes. */
  onSearch: (text: string) => void;
  /** The last searches on this device, the newest first. The search field suggests them. */
  recent?: readonly string[] | undefined;
  /** The words in the search field at first. */
  searchText?: string | undefined;
  /** What this user probably wants to do next. */
  nextStep?: NextStep | null;
  /** The URL of the page on which a guest begins to sell. */
  sellHref?: string | undefined;
  /** Renders how many bikes a brand has, for a signed-in user. */
  renderBrandFacts?: ((category: Category) => ReactNode) | undefined;
  /** Rows of bikes below the brands, for a signed-in user. */
  bikes?: ReactNode;
  /** Called when the user submits the contact form. The caller must show the toast 'Message sent'. */
  onSend: (message: ContactMessage) => void;
  /** The e-mail address of the operator, which the contact section names. */
  contactEmail?: string | null;
};

/** The home page (docs/requirements.md §2): banner, trending bike, brands, gallery, counters and contact form. */
export const HomeScreen = ({
  trending,
  bikeHref,
  brands,
  brandHref,
  bikesHref,
  onSearch,
  onSend,
  contactEmail = null,
  renderBrandFacts,
  bikes,
  ...banner
}: HomeScreenProps) => {
  const brandsSection = useRef<HTMLElement>(null);
  const showBrands = () => {
    brandsSection.current?.scrollIntoView();
    brandsSection.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Banner {...banner} brandsHref="#brands" onBrandsLink={showBrands} bikesHref={bikesHref} onSearch={onSearch} />
      <TrendingBike bike={trending} bikeHref={bikeHref} />
      <BrandGrid id="brands" ref={brandsSection} brands={brands} brandHref={brandHref} renderFacts={renderBrandFacts}>
        {bikes}
      </BrandGrid>
      <PhotoGallery brandHref={brandHref} />
      <BusinessSummary />
      <LazyContactForm onSend={onSend} email={contactEmail} />
    </>
  );
};
