import { Fragment } from 'react';
import { splitText } from '../../../lib/splitText.ts';
import { BidiText } from '../BidiText/BidiText.tsx';
import { TextOrFallback } from '../TextOrFallback/TextOrFallback.tsx';

/** If the address does not fit on one line, a line ends after its '@', or after a dot before the '@'. */
export const Email = ({ address }: { /** The e-mail address, as free text. */ address: string }) => {
  if (!address.includes('@')) return <TextOrFallback>{address}</TextOrFallback>;
  return (
    <BidiText>
      {splitText(address, /(@|\.(?=.*@))/).map(({ text, start, isMatch }) => (
        <Fragment key={start}>
          {/* biome-ignore lint/plugin: the address stays one text of one element, and is removed together with it. */}
          {text}
          {isMatch && <wbr />}
        </Fragment>
      ))}
    </BidiText>
  );
};
