import { type ReactNode, useEffect, useRef } from 'react';
import { useSellingCopy } from '../../../copy/selling/selling.ts';
import { type PhoneHint as PhoneHintState, phoneHint, priceHint } from '../../../selling/fieldHints.ts';
import { Button } from '../../base/Button/Button.tsx';
import styles from './FieldHint.module.css';

type FieldHintProps = {
  /** The id of the hint. The field has it in `aria-describedby`. */
  id: string;
  /** What is unusual about the text. Screen readers announce it when it appears. */
  warning?: string | undefined;
  /** The text that the hint offers instead. `label` is the text of the button. */
  offer?: { text: string; label: string } | undefined;
  /** A text that is always useful, such as the price in words. */
  note?: ReactNode;
  /** Called with the offered text when the user presses its button. */
  onUse: (text: string) => void;
};

/** A hint never prevents the user from sending the text. */
export const FieldHint = ({ id, warning, offer, note, onUse }: FieldHintProps) => {
  const hint = useRef<HTMLDivElement>(null);
  const label = offer?.label;
  useEffect(() => {
    const isTyping = document.activeElement?.getAttribute('aria-describedby')?.includes(id);
    // A bar at the lower edge of a phone may cover it.
    if (isTyping && (warning || label)) hint.current?.scrollIntoView({ block: 'nearest' });
  }, [id, warning, label]);
  return (
    <div className={styles.hint} ref={hint} id={id}>
      <p className={styles.warning} role="status">
        {warning}
      </p>
      {offer && (
        <Button variant="outline" size="small" onPress={() => onUse(offer.text)}>
          {offer.label}
        </Button>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
};

export type HintProps = Pick<FieldHintProps, 'id' | 'onUse'> & {
  /** The text that is shown. */
  text: string;
  /** Whether the field has lost the focus before. */
  isTouched?: boolean;
  /** The text of the field for the purchase year. */
  purchaseYear?: string;
};

/** If `isCharged`, it also says whether the price can be paid by card. */
const PriceHint = ({ text, isCharged, ...props }: HintProps & { isCharged: boolean }) => {
  const { priceHint: copy } = useSellingCopy();
  const hint = priceHint(text);
  const notPlain = isCharged ? copy.notChargeable : copy.notComparable;
  const toOffer = (price: number) => ({ text: String(price), label: copy.use(price) });
  switch (hint?.state) {
    case 'chargeable':
      return <FieldHint {...props} note={copy.words(hint.taka, hint.poisha)} />;
    case 'low':
      return (
        <FieldHint
          {...props}
          warning={copy.low(copy.words(hint.taka, hint.poisha))}
          offer={toOffer(hint.offered)}
          note={copy.words(hint.offered, 0)}
        />
      );
    case 'high':
      return <FieldHint {...props} warning={copy.high} />;
    case 'offer':
      return (
        <FieldHint {...props} warning={notPlain} offer={toOffer(hint.offered)} note={copy.words(hint.offered, 0)} />
      );
    default:
      return <FieldHint {...props} warning={hint?.state && notPlain} />;
  }
};

export const ResalePriceHint = (props: HintProps) => <PriceHint {...props} isCharged />;

/** Buyers do not pay the original price, but compare the resale price with it. */
export const OriginalPriceHint = (props: HintProps) => <PriceHint {...props} isCharged={false} />;

/** Whether others can call the number and send it messages. */
export const PhoneHint = ({
  text,
  isBuyer = false,
  ...props
}: HintProps & {
  /** Whether it is the number of the buyer, and not of the seller. */
  isBuyer?: boolean;
}) => {
  const { phoneHint: copy } = useSellingCopy();
  const hint = phoneHint(text);
  if (hint?.state !== 'offer')
    return (
      <FieldHint
        {...props}
        warning={hint ? warningOf(hint, isBuyer ? { ...copy, ...copy.ofBuyer } : copy) : undefined}
      />
    );
  return <FieldHint {...props} note={copy.otherForm} offer={{ text: hint.phone, label: copy.use(hint.phone) }} />;
};

const warningOf = (
  hint: Exclude<PhoneHintState, { state: 'offer' }>,
  copy: ReturnType<typeof useSellingCopy>['phoneHint'],
): string => {
  switch (hint.state) {
    case 'several':
      return copy.several(hint.phone);
    case 'unfinished':
      return copy.unfinished(hint.count);
    case 'foreign':
      return copy.foreign;
  }
};
