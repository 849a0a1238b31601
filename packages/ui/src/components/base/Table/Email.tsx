import { BidiText } from '../BidiText/BidiText.tsx';
import { TextOrFallback } from '../TextOrFallback/TextOrFallback.tsx';

/** An e-mail address in a table row. A long address breaks before its '@', and not inside a word. */
export const Email = ({ address }: { address: string }) => {
  const at = address.lastIndexOf('@');
  if (at < 0) return <TextOrFallback>{address}</TextOrFallback>;
  return (
    <BidiText>
      {/* biome-ignore lint/plugin: the two text nodes never change, and are removed together with the row. */}
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </BidiText>
  );
};
