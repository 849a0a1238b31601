import { BidiText } from '../../../../components/base/BidiText/BidiText.tsx';
import { Link } from '../../../../components/base/Link/Link.tsx';
import { Skeleton } from '../../../../components/feedback/Skeleton/Skeleton.tsx';
import { useCopy } from '../../../../copy/useCopy.ts';
import styles from './NumberTiles.module.css';

type NumberTile = {
  /** What is counted. */
  label: string;
  /** Null while the number is loading; undefined if it could not be loaded. */
  value: number | null | undefined;
  /** The page that lists what is counted. */
  href: string;
};

/** The most important numbers of a page, each with a link to its list. */
export const NumberTiles = ({
  tiles,
}: {
  /** The numbers, each with its label and its URL. */
  tiles: readonly NumberTile[];
}) => {
  const { formats } = useCopy();
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ label, value, href }) => (
        <li key={label} className={styles.tile}>
          <Link href={href} className={styles.link}>
            {label}
          </Link>
          <span className={styles.value}>
            {value === null ? <Skeleton width="2ch" height="1em" /> : null}
            {typeof value === 'number' && <BidiText isCopy>{formats.number(value)}</BidiText>}
            {value === undefined && <BidiText isCopy>–</BidiText>}
          </span>
        </li>
      ))}
    </ul>
  );
};
