import { type PriceInsight as Insight, maxCredibleDiscount } from '@second-gear/domain';
import { useBikeDetailsCopy } from '../../../copy/bikes/bikeDetails.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Price } from '../../bikes/Price/Price.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import styles from './PriceInsight.module.css';

/** In percent of the width. Without it, dots at the ends would be cut off. */
const padding = 4;

/** Compares the price of a bike with comparable prices: one sentence, a plot, and an explanation of the method. If there are too few, it says so. */
export const PriceInsight = ({
  insight,
}: {
  /** The comparison of the price with similar bikes; null if there are too few. */
  insight: Insight | null;
}) => {
  const { priceInsight } = useBikeDetailsCopy();
  if (!insight) {
    return (
      <p className={styles.tooFew}>
        <Icon name="tag" />
        <span>{priceInsight.tooFew}</span>
      </p>
    );
  }
  const { direction, percent, comparable } = insight;
  const isCredible = direction !== 'below' || percent <= 100 * maxCredibleDiscount;
  return (
    <Stack gap="1">
      <p className={styles.sentence} data-direction={isCredible ? direction : undefined}>
        <Icon name="tag" />
        <span>
          {direction === 'near' ? priceInsight.near(comparable) : priceInsight[direction](percent, comparable)}
        </span>
      </p>
      {!isCredible && <p className={styles.tooLow}>{priceInsight.tooLow}</p>}
      <PricePlot {...insight} />
      <Disclosure summary={priceInsight.how}>
        {priceInsight.explanation.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Disclosure>
    </Stack>
  );
};

const PricePlot = ({ price, prices, comparable }: Insight) => {
  const { priceInsight } = useBikeDetailsCopy();
  const lowest = prices[0] ?? price;
  const highest = prices.at(-1) ?? price;
  const from = Math.min(price, lowest);
  const range = Math.max(price, highest) - from;
  const positionOf = (value: number): string =>
    `${range === 0 ? 50 : Math.round(padding + ((value - from) / range) * (100 - 2 * padding))}%`;
  const label = priceInsight.plot(String(price), comparable, String(lowest), String(highest));
  return (
    <div className={styles.plot}>
      <svg className={styles.drawing} role="img" aria-label={label}>
        <line className={styles.axis} x1="0" x2="100%" y1="50%" y2="50%" />
        {/* There may be thousands of bikes. */}
        {[...new Set(prices.map(positionOf))].map((position) => (
          <circle key={position} className={styles.other} cx={position} cy="50%" r="5" />
        ))}
        <circle className={styles.own} cx={positionOf(price)} cy="50%" r="8" />
      </svg>
      <p className={styles.range} aria-hidden="true">
        <Price value={String(from)} size="inherit" />
        <span className={styles.legend}>{priceInsight.thisBike}</span>
        <Price value={String(from + range)} size="inherit" />
      </p>
    </div>
  );
};
