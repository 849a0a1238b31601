import {
  DemoRibbon,
  ForgetfulBrowser,
  GoogleAccountDialog,
  OfflineNotice,
  ToastRegion,
  useCopy,
} from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Outlet, ScrollRestoration, useHref, useNavigate } from 'react-router-dom';
import { sessionAtom } from '../atoms/session.ts';
import { worldAtom } from '../atoms/world.ts';
import { standInsOf } from '../settings.ts';
import { useOnline } from '../useOnline.ts';
import { demoAccounts } from './demoAccounts.ts';
import { useArrivalFocus } from './useArrivalFocus.ts';

/** What surrounds every page: links that the router follows, toasts, and what only the demo has. */
export const Root = () => {
  const navigate = useNavigate();
  const copy = useCopy();
  const { settings, accountChooser, session } = useAtomValue(worldAtom);
  const { state } = useAtomValue(sessionAtom);
  const isChoosing = useSyncExternalStore(accountChooser.subscribe, accountChooser.isOpen);
  const isOnline = useOnline();
  const standIns = standInsOf(settings);
  useArrivalFocus();
  return (
    <RouterProvider navigate={(path, options) => void navigate(path, options)} useHref={useHref}>
      <ToastRegion />
      {standIns.length > 0 && <DemoRibbon standIns={standIns.map((name) => copy.demo.standIns[name])} />}
      {state === 'signedIn' && session.isForgetful() && <ForgetfulBrowser />}
      <Outlet />
      <OfflineNotice isOffline={!isOnline} />
      <GoogleAccountDialog
        isOpen={isChoosing}
        accounts={demoAccounts}
        onChoose={(account) => accountChooser.answer(account)}
        onCancel={() => accountChooser.answer(null)}
      />
      <ScrollRestoration />
    </RouterProvider>
  );
};
