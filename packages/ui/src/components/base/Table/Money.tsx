import { Price } from '../../bikes/Price/Price.tsx';

export const Money = ({ price }: { /** The price, as free text of the seller. */ price: string }) => (
  <Price size="inherit" value={price} />
);
