import { BidiText } from '../BidiText/BidiText.tsx';
import { TextOrFallback } from './TextOrFallback.tsx';

/** An address in a row. Where it is longer than a line, it breaks before its '@' and not inside a word. */
export const Email = ({ address }: { address: string }) => {
  const at = address.lastIndexOf('@');
  if (at < 0) return <TextOrFallback>{address}</TextOrFallback>;
  return (
    <BidiText>
      {/* biome-ignore lint/plugin: the two texts of a row never change, and leave the page with the row. */}
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </BidiText>
  );
};
