import '../packages/ui/src/theme/theme.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import type { ReactNode } from 'react';
import { configure, within } from 'storybook/test';
import { everyFault, faultMeanings, faultTargets } from '../mock-server/src/faults/faults.ts';
import { dismissToasts } from '../packages/ui/src/components/feedback/Toasts/toast.ts';
import { LinksStayHere, navigate } from '../packages/ui/src/testing/StaticLinks.tsx';
import { InItsLayout, type ScreenLayout } from '../packages/ui/src/testing/screenLayout.tsx';
import { type Light, lights, modes, ownThemeInDocs, viewports } from './modes.ts';

/** A built Storybook may lie anywhere on a host; what it has built lies beside its page. */
const beside = (path: string): string => new URL(path, new URL(import.meta.env.BASE_URL, document.baseURI)).href;

/** Fixtures name their pictures by `/pictures/…`, which on such a host may be somebody else's. */
const picturesBeside = http.get('/pictures/*', ({ request }) => fetch(beside(new URL(request.url).pathname.slice(1))));

/** Our own calls have to be answered by somebody; pictures, fonts and Storybook's own files may pass. */
const startWorker = async () => {
  const isAtRoot = new URL(beside('')).pathname === '/';
  const worker = setupWorker(...(isAtRoot ? [] : [picturesBeside]));
  await worker.start({
    quiet: true,
    serviceWorker: { url: beside('mockServiceWorker.js') },
    onUnhandledRequest: (request, print) => {
      if (new URL(request.url).pathname.startsWith('/api/')) print.error();
    },
  });
  return worker;
};

// Whatever is waited for comes sooner or later: on a busy machine that may take more than the usual second.
configure({ asyncUtilTimeout: 20_000 });

/** The next frame, and whatever React still had to do after the last one. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * A screen in its layout is played inside `main`, as if the user had just arrived there: its queries find the screen, and the
 * first Tab leads into it. Axe looks at the whole page.
 */
const lookAtScreen = (context: {
  canvas: object;
  canvasElement: HTMLElement;
  parameters: { screenLayout?: object };
}) => {
  const main = context.parameters.screenLayout && context.canvasElement.querySelector('main');
  if (!main) return undefined;
  main.focus({ preventScroll: true });
  context.canvasElement = main;
  const canvas = within(main);
  context.canvas = canvas;
  return canvas;
};

/** On a docs page: paper and ink of the story's own theme around it. */
const OnItsGround = ({ theme, children }: { theme: Light | undefined; children: ReactNode }) =>
  theme ? (
    <div data-theme={theme} style={{ padding: '1rem', background: 'var(--color-bg)', color: 'var(--color-text)' }}>
      {children}
    </div>
  ) : (
    children
  );

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startWorker)],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Foundations',
          [
            'Welcome',
            'Colours',
            'Type',
            'Spacing',
            'Motion',
            'Illustrations',
            'Words',
            'Requirements',
            'Adding a component',
          ],
          'Components',
          'Screens',
          'App',
        ],
      },
    },
    a11y: {
      test: 'error',
      options: { resultTypes: ['violations'], preload: false },
      // The one WCAG 2.2 AA rule of axe, which is off by default.
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // What react-aria has announced stays there for seconds, pointing at a pending button that may be gone by then.
      context: { exclude: ['[data-live-announcer]'] },
    },
    viewport: { options: viewports },
    chromatic: { modes },
  },
  initialGlobals: { theme: 'system', textSize: '100', fault: 'none', faultTarget: 'all calls' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System', icon: 'browser' },
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        // Without the sign, which Storybook takes out of an address.
        items: ['100', '150', '200'].map((value) => ({ value, title: `${value}%` })),
      },
    },
    // Both are for the stories under App, whose server obeys them (`answering`).
    fault: {
      description: 'What goes wrong on purpose',
      toolbar: {
        icon: 'lightningoff',
        dynamicTitle: true,
        items: [
          { value: 'none', title: 'No fault' },
          ...everyFault.map((value) => ({ value, title: value, right: faultMeanings[value] })),
        ],
      },
    },
    faultTarget: {
      description: 'Which calls it befalls',
      toolbar: {
        icon: 'filter',
        dynamicTitle: true,
        items: faultTargets.map((value) => ({ value, title: value })),
      },
    },
  },
  beforeEach: (context) => {
    const { globals, mount, userGlobals, viewMode } = context;
    context.mount = async (...story) => {
      const canvas = await mount(...story);
      // Under test, React's effects have run before a play begins. A built Storybook would not wait for them, and nobody who
      // looks at it could be so quick.
      if (import.meta.env.PROD) await nextFrame();
      return lookAtScreen(context) ?? canvas;
    };
    navigate.mockClear();
    dismissToasts();
    const { dataset, style } = document.documentElement;
    // On a docs page the toolbar's theme is the page's, and a story that fixes another has that on its canvas.
    const theme = viewMode === 'docs' ? userGlobals?.theme : globals.theme;
    if (lights.includes(theme)) dataset.theme = theme;
    else delete dataset.theme;
    style.fontSize = globals.textSize === '100' ? '' : `${globals.textSize}%`;
  },
  decorators: [
    (Story, { parameters, viewMode }) => {
      const layout: ScreenLayout | undefined = parameters.screenLayout;
      if (!layout) return <Story />;
      // A docs page has many screens on it, and may have one main landmark.
      if (viewMode === 'docs') return <div style={{ padding: 'var(--space-gutter)' }}>{<Story />}</div>;
      return (
        <InItsLayout {...layout}>
          <Story />
        </InItsLayout>
      );
    },
    (Story, { globals, storyGlobals, viewMode }) => (
      // Another fault is another visit: what was answered before it is not shown any longer.
      <LinksStayHere key={`${globals.fault}, ${globals.faultTarget}`}>
        <OnItsGround theme={ownThemeInDocs(viewMode, storyGlobals)}>
          <Story />
        </OnItsGround>
      </LinksStayHere>
    ),
  ],
});
