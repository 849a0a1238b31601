import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { SearchForm } from './SearchForm.tsx';

const meta = preview.meta({
  component: SearchForm,
  args: { action: '/bikes', onSearch: fn(), recent: ['yamaha mirpur'] },
});

/**
 * The browser can submit this form (method GET) without a script, so that it works before the page is hydrated. When the user
 * begins to type, the field with suggestions takes the place of the plain one, and no letter is lost.
 */
export const Default = meta.story({
  tags: ['R10.02', 'R10.06c'],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toHaveAttribute('action', '/bikes');
    const plain = canvas.getByRole('searchbox', { name: 'Search bikes' });
    await expect(plain).toHaveAttribute('name', 'q');
    await userEvent.click(plain);
    await userEvent.keyboard(' yamaha in Mir');
    await userEvent.click(await canvas.findByRole('option', { name: /^yamaha in Mirpur/ }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('yamaha in Mirpur');
    await expect(canvas.getByRole('combobox', { name: 'Search bikes' })).toHaveFocus();
    await userEvent.keyboard(' 10{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('yamaha in Mirpur 10');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledTimes(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search field' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('yam');
    await expect(await canvas.findByRole('option', { name: 'yamaha mirpur Recent' })).toBeVisible();
  },
});
