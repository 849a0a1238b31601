import { createCopy } from '../language/createCopy.ts';

export const enBlogs = {
  // docs/requirements.md §1 and §2: Blogs. The requirements give the four questions; the answers are ours ----

  blogs: {
    title: 'Blogs',
    pictureAlt: 'A yellow Yamaha in front of a brick garage',
    cards: [
      {
        question: 'What are the different ways to manage state in a React application?',
        answer: [
          'Begin where the state is used: useState or useReducer inside the component, lifted to the nearest common parent when two of them need it. What the address bar can say belongs in the URL.',
          'What a server owns is not your state but a copy of it: keep it in a query cache. Only what is left, and is wanted everywhere, earns a context or a small store of atoms.',
        ],
      },
      {
        question: 'How does prototypical inheritance work?',
        answer: [
          'Every JavaScript object has a link to another one, its prototype. A property that the object does not have is looked for there, and then in the prototype of that, until the chain ends at null. Classes are a tidier way to write the same links.',
        ],
      },
      {
        question: 'What is a unit test, and why should we write one?',
        answer: [
          'It runs one small piece of a program by itself and checks what comes out. It finds a mistake minutes after it was made, says where it is, and lets the next person change the code without fear.',
        ],
      },
      {
        question: 'React, Angular or Vue?',
        answer: [
          'React is a library for views and leaves the rest to you; Angular brings the whole workshop, with its own rules; Vue stands between them and is the gentlest to learn. Choose the one that your team can keep in good repair.',
        ],
      },
    ],
  },
};

export type BlogsCopy = typeof enBlogs;

export const useBlogsCopy = createCopy(enBlogs, async () => (await import('./bn/blogs.ts')).bnBlogs);
