import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { SearchForm } from './SearchForm.tsx';

const meta = preview.meta({
  component: SearchForm,
  args: { action: '/bikes', onSearch: fn() },
});

/** The browser can submit this form (method GET) without a script, so that it works before the page is hydrated. */
export const Default = meta.story({
  tags: ['R10.02'],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toHaveAttribute('action', '/bikes');
    const field = canvas.getByRole('searchbox', { name: 'Search bikes' });
    await expect(field).toHaveAttribute('name', 'q');
    await userEvent.type(field, ' yamaha in Mirpur {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('yamaha in Mirpur');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
});
