import { conditions } from '@second-gear/contract';
import { type Facets, readYear, readYearsUsed, type SearchQuery, type Work } from '@second-gear/domain';
import { type ReactNode, useId } from 'react';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { useInSlices } from '../../../search/useInSlices.ts';
import { Option, OptionList } from '../OptionList/OptionList.tsx';
import { PriceFilter } from '../PriceFilter/PriceFilter.tsx';
import { RangeFields } from '../RangeFields/RangeFields.tsx';
import styles from './Filters.module.css';
import { LocationFilter } from './LocationFilter.tsx';

/** Changed in many small steps, by typing or by dragging a slider. */
type SteppedField = 'text' | 'price' | 'purchaseYear' | 'yearsUsed';

/** `field` is set while the user types or drags: all these steps together are one entry in the browser's history. */
export type OnQueryChange = (query: SearchQuery, field?: SteppedField) => void;

export type FiltersProps = {
  /** The search text, the filters and the order of the list. */
  query: SearchQuery;
  /** Called with the new value after the user has changed it. */
  onChange: OnQueryChange;
  /** Counts the options, only while the filters are shown. Pass the same function for the same result. */
  countFacets: () => Work<Facets>;
  /** True on the page of one brand, which has no filter for the brand. */
  hasFixedBrand: boolean;
};

export const Filters = ({ query, onChange, countFacets, hasFixedBrand }: FiltersProps) => {
  const facets = useInSlices(countFacets);
  const { search } = useSearchCopy();
  const { formats } = useCopy();
  const formatYears = (years: number) => formats.digits(String(years));
  return (
    <div className={styles.filters}>
      {!hasFixedBrand && (
        <Group title={search.brand}>
          <OptionList
            options={facets.brands}
            selected={query.brands}
            format={formats.brand}
            onChange={(brands) => onChange({ ...query, brands })}
          />
        </Group>
      )}
      <Group title={search.price} unit={search.priceUnit}>
        <PriceFilter
          value={query.price}
          onChange={(price) => onChange({ ...query, price }, 'price')}
          prices={facets.price}
        />
      </Group>
      <Group title={search.condition}>
        <OptionList
          options={facets.conditions}
          selected={query.conditions}
          format={formats.condition}
          onChange={(selected) =>
            onChange({ ...query, conditions: conditions.filter((condition) => selected.includes(condition)) })
          }
        />
      </Group>
      <Group title={search.location}>
        <LocationFilter
          options={facets.locations}
          selected={query.locations}
          onChange={(locations) => onChange({ ...query, locations })}
        />
      </Group>
      <Group title={search.purchaseYear}>
        <RangeFields
          value={query.purchaseYear}
          onChange={(purchaseYear) => onChange({ ...query, purchaseYear }, 'purchaseYear')}
          read={readYear}
          format={formatYears}
          bounds={facets.purchaseYear}
          unreadable={search.notAYear}
          inputMode="decimal"
        />
      </Group>
      <Group title={search.yearsUsed}>
        <RangeFields
          value={query.yearsUsed}
          onChange={(yearsUsed) => onChange({ ...query, yearsUsed }, 'yearsUsed')}
          read={readYearsUsed}
          format={formatYears}
          bounds={facets.yearsUsed}
          unreadable={search.notYears}
          inputMode="decimal"
        />
      </Group>
      <Group title={search.seller}>
        <Option
          count={facets.verified}
          isSelected={query.verifiedOnly}
          onChange={(verifiedOnly) => onChange({ ...query, verifiedOnly })}
        >
          {search.verifiedOnly}
        </Option>
        <Option
          count={facets.priced}
          isSelected={query.pricedOnly}
          onChange={(pricedOnly) => onChange({ ...query, pricedOnly })}
        >
          {search.pricedOnly}
        </Option>
      </Group>
    </div>
  );
};

type GroupProps = {
  title: string;
  /** The unit of the numbers in the group. */
  unit?: string;
  children: ReactNode;
};

const Group = ({ title, unit, children }: GroupProps) => {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a `legend` cannot be an item of the grid of its `fieldset`.
    <div role="group" className={styles.group} aria-labelledby={id}>
      <p className={styles.title}>
        <span id={id}>{title}</span> {unit && <span className={styles.unit}>{unit}</span>}
      </p>
      {children}
    </div>
  );
};
