import { useDemoCopy } from '../../../copy/useDemoCopy.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { Button } from '../../base/Button/Button.tsx';
import styles from './DemoAccounts.module.css';

export type DemoUserKind = 'buyer' | 'seller' | 'newSeller' | 'admin';

type DemoAccountsProps = {
  /** The kinds of demo accounts, in this order. */
  kinds: readonly DemoUserKind[];
  /** Logs in with the account of this kind. The promise never rejects. */
  onChoose: (kind: DemoUserKind) => Promise<void>;
};

/** The demo accounts on the login page of the demo. One press logs in. */
export const DemoAccounts = ({ kinds, onChoose }: DemoAccountsProps) => {
  const { demo } = useDemoCopy();
  const login = useSingleFlight(onChoose);
  return (
    <fieldset className={styles.accounts}>
      <legend className={styles.title}>{demo.accounts.title}</legend>
      {kinds.map((kind) => (
        <Button key={kind} variant="outline" size="small" onPress={() => login.run(kind)} isDisabled={login.isPending}>
          {demo.accounts[kind]}
        </Button>
      ))}
    </fieldset>
  );
};
