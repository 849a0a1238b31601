import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

/** Closes the panel for stories of screens: a screen fills the window, and its props are data rather than controls. */
addons.register('second-gear/panel', (api) => {
  let wasScreen = false;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const isScreen = storyId.startsWith('screens-') || storyId.startsWith('app-');
    if (isScreen !== wasScreen) api.togglePanel(!isScreen);
    wasScreen = isScreen;
  });
});
