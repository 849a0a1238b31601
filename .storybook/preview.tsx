import docsThemes from 'virtual:docs-themes';
import lists from 'virtual:faults';
import '../packages/ui/src/theme/theme.css';
import './bangla.css';
import './docs.css';
import addonA11y from '@storybook/addon-a11y';
import * as addonDocs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { configure, within } from 'storybook/test';
import { dismissToasts } from '../packages/ui/src/components/feedback/Toasts/toast.ts';
import { LanguageProvider } from '../packages/ui/src/language/LanguageProvider.tsx';
import { pseudo } from '../packages/ui/src/testing/pseudo.ts';
import { navigate, StaticLinks } from '../packages/ui/src/testing/StaticLinks.tsx';
import type { ScreenLayout } from '../packages/ui/src/testing/screenLayout.tsx';
import {
  baseLanguage,
  loadLanguage,
  type StoryLanguage,
  showInLanguage,
  useStoryLanguage,
} from '../packages/ui/src/testing/storyLanguage.ts';
import { chromaticModes, ownThemeInDocs, type Theme, themes, viewportOptions } from './modes/modes.ts';
import { mswOnDemand } from './mswOnDemand.ts';
import { showTypes } from './props/showTypes.ts';

// Testing Library's default timeout of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// The screenshot tests call this function after the play function of a story, which needs the English texts, to show the
// story in Bangla.
globalThis.showInLanguage = showInLanguage;

/** Waits for the next frame and for React's pending effects. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Prepares the play function of a screen: its canvas is `main`, so that queries find only the screen and not the layout
 * around it. The focus is on `main`, as after a navigation, so that the first Tab press moves into the screen. The
 * accessibility check still covers the whole page.
 */
const enterScreen = (context: {
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

/**
 * Whether a story is first played in English, and shown in the language of the toolbar afterwards. A play function looks
 * for the English texts, except in a story that sets its own language. A docs page plays no story.
 */
const isPlayedInEnglish = (context: {
  viewMode: string;
  globals: { language?: unknown };
  storyGlobals?: { language?: unknown };
}) => context.viewMode === 'story' && context.globals.language !== 'en' && context.storyGlobals?.language === undefined;

/** Shows a story on a docs page in the story's own theme, with the background and the text colour of that theme. */
const ThemedCanvas = ({ theme, children }: { theme: Theme | undefined; children: ReactNode }) =>
  theme ? (
    <div data-theme={theme} style={{ padding: '1rem', background: 'var(--color-bg)', color: 'var(--color-text)' }}>
      {children}
    </div>
  ) : (
    children
  );

/** Sets the language of a story. */
const InLanguage = ({ fromToolbar, children }: { fromToolbar: StoryLanguage; children: ReactNode }) => {
  const language = useStoryLanguage(fromToolbar);
  return (
    <LanguageProvider language={baseLanguage(language)} {...(language === 'pseudo' && { transform: pseudo })}>
      {children}
    </LanguageProvider>
  );
};

export default definePreview({
  // The renderer of the docs pages is loaded by the first docs page. `addonDocs()` would load it for every story.
  addons: [addonA11y(), addonDocs, mswOnDemand],
  tags: ['autodocs'],
  argTypesEnhancers: [showTypes],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { theme: docsThemes[matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'] },
    options: {
      storySort: {
        // Only the order that main.ts and the file names do not give.
        order: [
          'Overview',
          ['Welcome', 'Every screen', 'Flow map'],
          'Screens',
          'Components',
          'Foundations',
          [
            'Colours',
            'Typography',
            'Spacing',
            'Motion',
            'Illustrations',
            'Guidelines',
            'Copy',
            'Requirements',
            'Failure modes',
            'Endpoints',
            'Adding a component',
          ],
          'App',
        ],
      },
    },
    a11y: {
      test: 'error',
      options: { resultTypes: ['violations'], preload: false },
      // axe disables this rule by default. It is the only such rule for WCAG 2.2 AA.
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // Not checked: react-aria's announcements to screen readers. They stay in the page for seconds, and may refer to a
      // button that no longer exists.
      context: { exclude: ['[data-live-announcer]'] },
    },
    viewport: { options: viewportOptions },
    chromatic: { modes: chromaticModes },
  },
  initialGlobals: { theme: 'system', language: 'en', textSize: '100', fault: 'none', faultTarget: 'all calls' },
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
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'bn', title: 'বাংলা' },
          { value: 'pseudo', title: 'Artificial', right: 'shows texts that are not translated' },
        ],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        // The values have no percent sign, because Storybook writes them into URLs and removes the sign there.
        items: ['100', '150', '200'].map((value) => ({ value, title: `${value}%` })),
      },
    },
    // `fault` and `faultTarget` affect only the stories under App (see `withMockApi`).
    fault: {
      description: 'Fault of the mock API',
      toolbar: {
        icon: 'lightningoff',
        dynamicTitle: true,
        items: [
          { value: 'none', title: 'No fault' },
          ...lists.faults.map(({ value, meaning }) => ({ value, title: value, right: meaning })),
        ],
      },
    },
    faultTarget: {
      description: 'Endpoints with the fault',
      toolbar: {
        icon: 'filter',
        dynamicTitle: true,
        items: lists.targets.map((value) => ({ value, title: value })),
      },
    },
  },
  loaders: [
    ({ globals }) => loadLanguage(globals.language),
    async ({ parameters }) => (parameters.screenLayout ? import('../packages/ui/src/testing/screenLayout.tsx') : {}),
  ],
  beforeEach: async (context) => {
    const { globals, mount, userGlobals, viewMode } = context;
    context.mount = async (...story) => {
      const canvas = await mount(...story);
      // In tests, React's effects have run before the play function starts. A built Storybook does not wait for them, so
      // it must wait here.
      if (import.meta.env.PROD) await nextFrame();
      return enterScreen(context) ?? canvas;
    };
    navigate.mockClear();
    dismissToasts();
    document.documentElement.lang = baseLanguage(globals.language);
    const { dataset, style } = document.documentElement;
    // On a docs page the toolbar sets the theme of the page. A story with a theme of its own shows it only on its canvas.
    const theme = viewMode === 'docs' ? userGlobals?.theme : globals.theme;
    if (themes.includes(theme)) dataset.theme = theme;
    else delete dataset.theme;
    style.fontSize = globals.textSize === '100' ? '' : `${globals.textSize}%`;
    if (!isPlayedInEnglish(context)) return undefined;
    await showInLanguage('en', globals.language);
    return () => showInLanguage(null, globals.language);
  },
  afterEach: async (context) => {
    if (isPlayedInEnglish(context)) await showInLanguage(null, context.globals.language);
  },
  decorators: [
    (Story, { loaded, parameters, viewMode }) => {
      const layout: ScreenLayout | undefined = parameters.screenLayout;
      if (!layout) return <Story />;
      // On a docs page a screen is not inside `main`: the page shows many screens, but a page may have only one `main`.
      if (viewMode === 'docs') return <div style={{ padding: 'var(--space-gutter)' }}>{<Story />}</div>;
      return (
        <loaded.WithScreenLayout {...layout}>
          <Story />
        </loaded.WithScreenLayout>
      );
    },
    (Story, { globals, storyGlobals, viewMode }) => (
      // The key contains the fault, so that React mounts the story again when the fault changes. Without that the story
      // would still show an earlier response.
      <InLanguage fromToolbar={globals.language}>
        <StaticLinks key={`${globals.fault}, ${globals.faultTarget}`}>
          <ThemedCanvas theme={ownThemeInDocs(viewMode, storyGlobals)}>
            <Story />
          </ThemedCanvas>
        </StaticLinks>
      </InLanguage>
    ),
  ],
});
