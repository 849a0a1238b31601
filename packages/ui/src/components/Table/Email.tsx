import { Isolate } from '../Isolate/Isolate.tsx';
import { Told } from './Told.tsx';

/** An address in a row. Where it is longer than a line, it breaks before its '@' and not inside a word. */
export const Email = ({ address }: { address: string }) => {
  const at = address.lastIndexOf('@');
  if (at < 0) return <Told>{address}</Told>;
  return (
    <Isolate>
      <span>{address.slice(0, at)}</span>
      <wbr />
      <span>{address.slice(at)}</span>
    </Isolate>
  );
};
