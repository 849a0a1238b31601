import type { ReactNode } from 'react';
import { dashboardMenu } from '../packages/app/src/core/navigation/dashboardMenu.ts';
import { useCopy } from '../packages/ui/src/copy/useCopy.ts';
import { type ScreenLayout, WithScreenLayout } from '../packages/ui/src/testing/screenLayout.tsx';

/** Renders a screen with its layout. The menu of the dashboard has the texts of the current language. */
export const ScreenInLayout = ({ layout, children }: { layout: ScreenLayout; children: ReactNode }) => {
  const copy = useCopy();
  return (
    <WithScreenLayout {...layout} menu={dashboardMenu(layout.role === 'guest' ? null : layout.role, copy)}>
      {children}
    </WithScreenLayout>
  );
};
