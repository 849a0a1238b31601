import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

/**
 * Closes the addon panel for stories of screens: a screen needs the full window, and its props are data that the
 * controls in the panel cannot edit well.
 */
addons.register('second-gear/panel', (api) => {
  let wasScreen = false;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const isScreen = storyId.startsWith('screens-') || storyId.startsWith('app-');
    if (isScreen !== wasScreen) api.togglePanel(!isScreen);
    wasScreen = isScreen;
  });
});
