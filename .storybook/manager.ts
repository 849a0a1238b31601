import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

/**
 * Closes the addon panel when a screen or an overview page is selected. Such a page needs the full window, and the controls
 * in the panel cannot edit its props well, because these are large objects.
 */
addons.register('second-gear/panel', (api) => {
  let wasScreen = false;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const isScreen = /^(screens|app|overview)-/.test(storyId);
    if (isScreen !== wasScreen) api.togglePanel(!isScreen);
    wasScreen = isScreen;
  });
});
