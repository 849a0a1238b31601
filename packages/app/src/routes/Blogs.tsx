import { BlogsScreen, useCopy } from '@second-gear/ui';
import { Title } from '../Title.tsx';

export const Blogs = () => {
  const copy = useCopy();
  return (
    <>
      <Title page={copy.blogs.title} />
      <BlogsScreen />
    </>
  );
};
