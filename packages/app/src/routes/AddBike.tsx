import { AddBikeScreen, type NewBike, useCopy } from '@second-gear/ui';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { addBikeAtom } from '../atoms/actions.ts';
import { sellerAtom } from '../atoms/shop.ts';
import { paths } from '../paths.ts';
import { Title } from '../Title.tsx';
import { useAttempt } from '../useAttempt.ts';
import { useRemote } from '../useRemote.ts';

export const AddBike = () => {
  const copy = useCopy();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const seller = useRemote(sellerAtom);
  const addBike = useSetAtom(addBikeAtom);

  const add = async (bike: NewBike) => {
    if (seller.state !== 'ready') return 'failed';
    const result = await attempt(() => addBike({ bike, seller: seller.data }), copy.toasts.bikeAdded);
    if (result === 'done') await navigate(paths.myProduct());
    return result;
  };
  return (
    <>
      <Title page={copy.addBike.title} />
      <AddBikeScreen seller={seller} onAdd={add} />
    </>
  );
};
