import { useEffect, useRef, useState } from 'react';
import styles from '../Foundations.module.css';
import { type Pair, pairs } from './colors.ts';
import { contrast } from './contrast.ts';

/** Every pair of colours that meet, with their contrast as the browser shows them here. */
export const Contrasts = () => (
  <ul className={styles.swatches}>
    {pairs.map((pair) => (
      <MeasuredPair key={`${pair.colour} ${pair.on}`} {...pair} />
    ))}
  </ul>
);

const MeasuredPair = ({ colour, on, atLeast }: Pair) => {
  const sample = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState(0);
  useEffect(() => {
    if (!sample.current) return;
    const shown = getComputedStyle(sample.current);
    setRatio(contrast(shown.color, shown.backgroundColor));
  }, []);
  return (
    <li className={styles.swatch} data-enough={ratio >= atLeast}>
      <span
        className={styles.pair}
        style={{ color: `var(${colour})`, background: `var(${on})` }}
        ref={sample}
        aria-hidden="true"
      >
        {atLeast === 3 ? <span className={styles.edge} /> : 'Aa'}
      </span>
      <span>
        <strong>{ratio.toFixed(2)}</strong> {colour.slice(2)} on {on.slice(2)}, needs {atLeast}
      </span>
    </li>
  );
};
