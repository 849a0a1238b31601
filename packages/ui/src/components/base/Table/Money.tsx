import { Price } from '../../bikes/Price/Price.tsx';

/** A price in a row; a listing that lost its own says so, instead of naming a currency alone. */
export const Money = ({ price }: { price: string }) => <Price size="inherit" value={price} />;
