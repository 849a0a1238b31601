import type { Role } from '@second-gear/contract';
import type { ReactNode } from 'react';
import { BidiText } from '../../../components/base/BidiText/BidiText.tsx';
import { LinkButton } from '../../../components/base/LinkButton/LinkButton.tsx';
import { InlineAlert } from '../../../components/feedback/InlineAlert/InlineAlert.tsx';
import { PageHeading } from '../../../components/layout/PageHeading/PageHeading.tsx';
import { useSignInCopy } from '../../../copy/account/signIn.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import styles from './DashboardHomeScreen.module.css';

type DashboardHomeScreenProps = {
  /** The name that is shown. */
  name: string;
  /** The role of the user. Null if the server has no role for the user. */
  role: AsyncState<Role | null>;
  /** The URL of the page with all bikes. */
  bikesHref: string;
  /** The URL of the saved bikes. */
  savedHref: string;
  /** What the user's role does next, with its numbers. What follows is shown only when this part has loaded. */
  children?: ReactNode;
};

/** The first page of the dashboard: the user's name and role, and an illustration (docs/requirements.md §2). */
export const DashboardHomeScreen = ({ name, role, bikesHref, savedHref, children }: DashboardHomeScreenProps) => {
  const { dashboard: copy, navbar, waiting } = useCopy();
  const { login } = useSignInCopy();
  const hasColumn = role.state !== 'ready' || role.data !== 'admin';
  return (
    <>
      <PageHeading>{copy.title}</PageHeading>
      <p className={styles.name}>
        <BidiText>{name}</BidiText>
      </p>
      {role.state === 'failed' && (
        <div className={styles.notice}>
          <InlineAlert title={waiting.roleFailed} {...role} />
        </div>
      )}
      {role.state === 'loading' && <p className={styles.lead} />}
      {role.state === 'ready' &&
        (role.data ? (
          <p className={styles.lead}>{copy.leads[role.data]}</p>
        ) : (
          <div className={styles.notice}>
            <InlineAlert title={copy.noRole} problem={login.noAccount} />
          </div>
        ))}
      <div className={styles.content} data-role={role.state === 'ready' ? role.data : undefined}>
        {(role.state === 'loading' || (role.state === 'ready' && role.data)) && (
          <div className={styles.ofRole}>{children}</div>
        )}
        <p className={styles.bikes}>
          <LinkButton variant="outline" href={bikesHref}>
            {copy.allBikes}
          </LinkButton>
          <LinkButton variant="outline" href={savedHref}>
            {navbar.savedBikes}
          </LinkButton>
        </p>
        <picture className={styles.picture}>
          {/* As DashboardHomeScreen.module.css: a column of its own has the square picture. */}
          {hasColumn && <source media="(min-width: 80rem)" srcSet={illustrations.dashboardTall.src} />}
          <img {...illustrations.dashboard} className={styles.illustration} alt={copy.pictureAlt} />
        </picture>
      </div>
    </>
  );
};
