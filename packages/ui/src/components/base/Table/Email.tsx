import { Fragment } from 'react';
import { BidiText } from '../BidiText/BidiText.tsx';
import { TextOrFallback } from '../TextOrFallback/TextOrFallback.tsx';

/** If the address does not fit on one line, a line ends after its '@' or after a dot. */
export const Email = ({ address }: { /** The e-mail address, as free text. */ address: string }) => {
  const parts = address.match(/[^@.]*[@.]?/g) ?? [];
  if (!address.includes('@')) return <TextOrFallback>{address}</TextOrFallback>;
  return (
    <BidiText>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same text, and none has a state.
        <Fragment key={at}>
          {/* biome-ignore lint/plugin: the text node never changes, and is removed together with the row. */}
          {part}
          <wbr />
        </Fragment>
      ))}
    </BidiText>
  );
};
