import { useEffect, useRef, useState } from 'react';
import styles from '../Foundations.module.css';
import { contrastRatio } from './contrast.ts';
import { type ContrastPair, contrastPairs } from './contrastPairs.ts';

/** Shows all pairs of colours that are used together, with the contrast that the browser computes. */
export const Contrasts = () => (
  <ul className={styles.swatches}>
    {contrastPairs.map((pair) => (
      <MeasuredPair key={`${pair.foreground} ${pair.background}`} {...pair} />
    ))}
  </ul>
);

const cssColor = (name: string) => (name.startsWith('#') ? name : `var(--${name})`);

const MeasuredPair = ({ foreground, background, minRatio }: ContrastPair) => {
  const sample = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState(0);
  useEffect(() => {
    if (!sample.current) return;
    const style = getComputedStyle(sample.current);
    setRatio(contrastRatio(style.color, style.backgroundColor));
  }, []);
  return (
    <li className={styles.swatch} data-enough={ratio >= minRatio}>
      <span
        className={styles.pair}
        style={{ color: cssColor(foreground), background: cssColor(background) }}
        ref={sample}
        aria-hidden="true"
      >
        {minRatio === 3 ? <span className={styles.edge} /> : 'Aa'}
      </span>
      <span>
        <strong>{ratio.toFixed(2)}</strong> {foreground} on {background}, needs {minRatio}
      </span>
    </li>
  );
};
