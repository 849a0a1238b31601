import type { NumberRange } from '@second-gear/domain';
import { readPrice } from '@second-gear/domain';
import { use } from 'react';
import { I18nProvider, Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { LanguageContext } from '../../../language/LanguageProvider.tsx';
import type { Language } from '../../../language/language.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { RangeFields } from '../RangeFields/RangeFields.tsx';
import styles from './PriceFilter.module.css';

type PriceFilterProps = {
  /** The current value. */
  value: NumberRange;
  /** Called with the new value after the user has changed it. */
  onChange: (value: NumberRange) => void;
  /** The prices of the bikes that pass all other filters. Null if none of them has a readable price. */
  prices: { min: number; max: number; highest: number; histogram: readonly number[] } | null;
};

/** About a hundredth of the range, as a round number of BDT. */
const stepOf = (min: number, max: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(100, (max - min) / 100)));
  return power;
};

/** With these locales react-aria formats the values of the slider like the other numbers of the page. */
const locales: Readonly<Record<Language, string>> = { en: 'en-IN', bn: 'bn-BD' };

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

export const PriceFilter = ({ value, onChange, prices }: PriceFilterProps) => {
  const { search } = useSearchCopy();
  const { formats } = useCopy();
  const { language } = use(LanguageContext);
  return (
    <Stack gap="1">
      {prices && prices.max > prices.min && (
        <I18nProvider locale={locales[language]}>
          <PriceSlider value={value} onChange={onChange} prices={prices} />
        </I18nProvider>
      )}
      <RangeFields
        value={value}
        onChange={onChange}
        read={readPrice}
        format={formats.number}
        // Prices above the end of the slider are bikes too.
        bounds={prices && { min: prices.min, max: prices.highest }}
        labels={search.priceEnds}
        unreadable={search.notANumber}
        inputMode="text"
      />
    </Stack>
  );
};

const PriceSlider = ({
  value,
  onChange,
  prices,
}: PriceFilterProps & { prices: NonNullable<PriceFilterProps['prices']> }) => {
  const { search } = useSearchCopy();
  const step = stepOf(prices.min, prices.max);
  const min = Math.floor(prices.min / step) * step;
  const max = Math.ceil(prices.max / step) * step;
  const ends: [number, number] = [clamp(value.from ?? min, min, max), clamp(value.to ?? max, min, max)];
  const highest = Math.max(1, ...prices.histogram);
  const barWidth = (prices.max - prices.min) / prices.histogram.length;
  const isInside = (index: number) => {
    const start = prices.min + index * barWidth;
    return start + barWidth > ends[0] && start <= ends[1];
  };
  return (
    <Slider
      className={styles.slider}
      aria-label={search.priceRange}
      minValue={min}
      maxValue={max}
      step={step}
      value={ends}
      formatOptions={{ maximumFractionDigits: 0 }}
      onChange={([from = min, to = max]) =>
        // At the end of the slider, a thumb stands for "no limit".
        onChange({ from: from <= min ? null : from, to: to >= max ? null : to })
      }
    >
      <div className={styles.histogram} aria-hidden="true">
        {prices.histogram.map((count, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar stands for a part of the range, and two bars may have the same count.
            key={index}
            className={styles.bar}
            style={{ blockSize: count === 0 ? 0 : `max(2px, ${(count / highest) * 100}%)` }}
            data-inside={isInside(index) || undefined}
          />
        ))}
      </div>
      <SliderTrack className={styles.track}>
        {({ state }) => (
          <>
            <span
              className={styles.fill}
              style={{
                insetInlineStart: `${state.getThumbPercent(0) * 100}%`,
                insetInlineEnd: `${(1 - state.getThumbPercent(1)) * 100}%`,
              }}
            />
            <SliderThumb index={0} className={styles.thumb} aria-label={search.lowestPrice} />
            <SliderThumb index={1} className={styles.thumb} aria-label={search.highestPrice} />
          </>
        )}
      </SliderTrack>
    </Slider>
  );
};
