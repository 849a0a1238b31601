import type { ReactNode } from 'react';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import tokensUrl from '../../theme/tokens.json?url';
import styles from '../Foundations.module.css';

type TokensPageProps = {
  title: string;
  /** What the page shows, in a few sentences. */
  lead: ReactNode;
  children: ReactNode;
};

/** A documentation page about design tokens, with a link to the file that has them. */
export const TokensPage = ({ title, lead, children }: TokensPageProps) => (
  <>
    <PageHeading>{title}</PageHeading>
    <p className={styles.lead}>
      {lead} The page shows the tokens of{' '}
      <a href={tokensUrl} download="tokens.json">
        tokens.json
      </a>
      , which Figma and other design programs can import (DTCG format).
    </p>
    {children}
  </>
);
