import { Price } from '../../bikes/Price/Price.tsx';

export const Money = ({ price }: { price: string }) => <Price size="inherit" value={price} />;
