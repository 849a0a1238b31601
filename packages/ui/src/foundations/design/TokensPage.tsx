import type { ReactNode } from 'react';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import tokensUrl from '../../theme/tokens.json?url';
import styles from '../Foundations.module.css';
import { darkTokensUrl } from './tokens.ts';

type TokensPageProps = {
  title: string;
  /** What the page shows, in a few sentences. */
  lead: ReactNode;
  children: ReactNode;
};

/** A documentation page about design tokens, with links to the files that have them. */
export const TokensPage = ({ title, lead, children }: TokensPageProps) => (
  <>
    <PageHeading>{title}</PageHeading>
    <p className={styles.lead}>
      {lead} All tokens are in{' '}
      <a href={tokensUrl} download="tokens.json">
        tokens.json
      </a>{' '}
      (light theme) and{' '}
      <a href={darkTokensUrl} download="tokens.dark.json">
        tokens.dark.json
      </a>
      . Figma and other design programs can import both (DTCG format).
    </p>
    {children}
  </>
);
