import { BlogsScreen, useBlogsCopy } from '@second-gear/ui';
import { Title } from '../../routing/navigation/DocumentTitle.tsx';

export const Blogs = () => {
  const copy = useBlogsCopy();
  return (
    <>
      <Title page={copy.blogs.title} />
      <BlogsScreen />
    </>
  );
};
