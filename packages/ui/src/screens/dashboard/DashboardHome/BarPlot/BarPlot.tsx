import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId } from 'react';
import { Disclosure } from '../../../../components/bikeDetails/Disclosure/Disclosure.tsx';
import { useCopy } from '../../../../copy/useCopy.ts';
import { truncate } from '../../../../lib/truncate.ts';
import styles from './BarPlot.module.css';

type PlotBar = { label: string; value: number };

type BarPlotProps = {
  /** The text of the heading. */
  title: string;
  /** The bars of the plot, each with its label and its number. */
  bars: readonly PlotBar[];
  /** The texts of the table with the same numbers: the line that opens it, and its two headers. */
  table: { open: string; label: string; value: string };
};

/** In px, with the label above the bar. */
const rowHeight = 48;
const barHeight = 16;

/** Horizontal bars, from the first to the last. A table below has the same numbers. */
export const BarPlot = ({ title, bars, table }: BarPlotProps) => {
  const { formats } = useCopy();
  const titleId = useId();
  // Two labels may be equal.
  const ids = bars.map((_, index) => index);
  const height = bars.length * rowHeight;
  const y = scaleBand({ domain: ids, range: [0, height] });
  const width = scaleLinear({ domain: [0, Math.max(1, ...bars.map(({ value }) => value))], range: [0, 100] });
  return (
    <figure className={styles.plot} aria-labelledby={titleId}>
      <figcaption className={styles.title} id={titleId}>
        {title}
      </figcaption>
      <svg className={styles.drawing} height={height} aria-hidden="true">
        {bars.map(({ label, value }, index) => {
          const top = y(index) ?? 0;
          return (
            <g key={`${label} ${ids[index]}`}>
              <text className={styles.label} x="0" y={top + 18}>
                {label}
              </text>
              <text className={styles.value} x="100%" y={top + 18} textAnchor="end">
                {formats.number(value)}
              </text>
              <Bar className={styles.track} x={0} y={top + 24} width="100%" height={barHeight} />
              <Bar className={styles.bar} x={0} y={top + 24} width={`${width(value)}%`} height={barHeight} />
            </g>
          );
        })}
      </svg>
      <Disclosure summary={table.open}>
        <table className={styles.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{table.label}</th>
              <th scope="col">{table.value}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, value }, index) => (
              <tr key={`${label} ${ids[index]}`}>
                <th scope="row">{truncate(label)}</th>
                <td>{formats.number(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
};
