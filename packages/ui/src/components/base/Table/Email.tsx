import { BidiText } from '../BidiText/BidiText.tsx';
import { TextOrFallback } from '../TextOrFallback/TextOrFallback.tsx';

/** If the address does not fit on one line, the line breaks before the '@'. */
export const Email = ({ address }: { /** The e-mail address, as free text. */ address: string }) => {
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
