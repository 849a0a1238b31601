import { useCopy } from '../../../copy/useCopy.ts';
import { BidiText, FormattedText } from '../../base/BidiText/BidiText.tsx';
import { GroupedDigits, isGroupable } from './GroupedDigits.tsx';

/** A price as the seller wrote it, without a currency. If it is a plain number, its digits are grouped. */
export const PriceWithoutCurrency = ({ children: text }: { /** The content. */ children: string }) => {
  const { formats } = useCopy();
  const shown = formats.numeral(text);
  return isGroupable(shown) ? (
    <BidiText isCopy>
      <GroupedDigits>{shown}</GroupedDigits>
    </BidiText>
  ) : (
    <FormattedText format={formats.numeral}>{text}</FormattedText>
  );
};
