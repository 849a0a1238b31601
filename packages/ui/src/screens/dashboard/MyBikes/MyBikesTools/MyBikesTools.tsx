import { Button } from '../../../../components/base/Button/Button.tsx';
import { Price } from '../../../../components/bikes/Price/Price.tsx';
import { TableSearch } from '../../../../components/forms/SearchBox/TableSearch.tsx';
import { Select } from '../../../../components/forms/Select/Select.tsx';
import { DescriptionList } from '../../../../components/layout/DescriptionList/DescriptionList.tsx';
import { useSellingCopy } from '../../../../copy/selling/selling.ts';
import { useCopy } from '../../../../copy/useCopy.ts';
import { type MyBikesTotals, type MyBikesView, myBikesOrders, myBikesTabs } from '../../../../selling/myBikes.ts';
import styles from './MyBikesTools.module.css';

type MyBikesToolsProps = {
  /** The search text, the order and the filters of the table, which are also in the URL. */
  view: MyBikesView;
  /** Called with the new search text, order and filters. */
  onViewChange: (view: MyBikesView) => void;
  /** The numbers and sums of all bikes of the seller. */
  totals: MyBikesTotals;
};

/** Totals, tabs, search field and order of the seller's bikes. */
export const MyBikesTools = ({ view, onViewChange, totals }: MyBikesToolsProps) => {
  const { formats } = useCopy();
  const { myBikes: copy } = useSellingCopy();
  return (
    <div className={styles.tools}>
      <DescriptionList
        items={[
          {
            term: copy.totals.forSale,
            detail: (
              <>
                <Price size="inherit" value={String(totals.forSale)} />
                {totals.withoutPrice > 0 && (
                  <span className={styles.remark}>{copy.totals.withoutPrice(totals.withoutPrice)}</span>
                )}
              </>
            ),
          },
          { term: copy.totals.sold, detail: <Price size="inherit" value={String(totals.sold)} /> },
        ]}
      />
      <fieldset aria-label={copy.show}>
        {/* The background of a fieldset does not scroll with its content. */}
        <div className={styles.tabs}>
          {myBikesTabs.map((tab) => (
            <Button
              key={tab}
              className={styles.tab}
              variant="quiet"
              size="small"
              aria-pressed={view.tab === tab}
              onPress={() => onViewChange({ ...view, tab })}
            >
              <span>{copy.tabs[tab]}</span> <span className={styles.count}>{formats.number(totals.counts[tab])}</span>
            </Button>
          ))}
        </div>
      </fieldset>
      <div className={styles.fields}>
        <TableSearch
          className={styles.search}
          label={copy.search}
          placeholder={copy.search}
          clearLabel={copy.clearSearch}
          value={view.text}
          onChange={(text) => onViewChange({ ...view, text })}
        />
        <Select
          phoneIcon="sort"
          label={copy.order}
          options={myBikesOrders.map((id) => ({ id, label: copy.orders[id] }))}
          value={view.order}
          onChange={(order) => onViewChange({ ...view, order })}
        />
      </div>
    </div>
  );
};
