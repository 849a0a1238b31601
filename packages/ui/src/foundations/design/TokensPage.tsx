import type { ReactNode } from 'react';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import tokensUrl from '../../theme/tokens.json?url';
import styles from '../Foundations.module.css';
import { darkTokensUrl, groupsBelow, plainValueOf, type TokenGroup } from './tokens.ts';

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

const themes = ['light', 'dark'] as const;

/** Shows the same in both themes, beside each other on a wide screen. */
export const InBothThemes = ({ children }: { children: (theme: (typeof themes)[number]) => ReactNode }) => (
  <div className={styles.panes}>
    {themes.map((theme) => (
      <section key={theme} className={styles.pane} data-theme={theme} aria-label={theme}>
        <h2 className={styles.paneTitle}>{theme}</h2>
        {children(theme)}
      </section>
    ))}
  </div>
);

/** The path and the description of a group of tokens. */
export const GroupHead = ({ path, description }: Pick<TokenGroup, 'path' | 'description'>) => (
  <>
    <h2 className={styles.group}>{path}</h2>
    <p className={styles.groupDescription}>{description}</p>
  </>
);

/** The tokens at a path of tokens.json and below it, as tables. For tokens that are numbers or lists. */
export const TokenTables = ({ path }: { path: string }) =>
  groupsBelow(path).map((group) => (
    <section key={group.path}>
      <GroupHead {...group} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Name</th>
            <th>Value</th>
            <th>Description</th>
          </tr>
        </thead>
        <tbody>
          {group.tokens.map((token) => (
            <tr key={token.name}>
              <td>{token.name}</td>
              <td>{plainValueOf(token)}</td>
              <td>{token.description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
