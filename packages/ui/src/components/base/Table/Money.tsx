import { Price } from '../../bikes/Price/Price.tsx';

/** A price in a table row, or "Not Found" if the bike has none. */
export const Money = ({ price }: { price: string }) => <Price size="inherit" value={price} />;
