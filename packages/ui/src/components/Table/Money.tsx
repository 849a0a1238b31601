import { Price } from '../Price/Price.tsx';
import { Told } from './Told.tsx';

/** A price in a row; a listing that lost its own says so, instead of naming a currency alone. */
export const Money = ({ price }: { price: string }) =>
  price.trim() ? <Price size="inherit" value={price} /> : <Told>{price}</Told>;
