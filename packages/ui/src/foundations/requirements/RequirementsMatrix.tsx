import { type ReactNode, useState } from 'react';
import {
  findRequirements,
  type Proof,
  type Requirement,
  requirementsOf,
  type Section,
} from '../../../../../scripts/lib/requirements.mjs';
import { TextField } from '../../components/forms/TextField/TextField.tsx';
import styles from './RequirementsMatrix.module.css';

type RequirementsMatrixProps = {
  /** All requirements with their proofs. The virtual module `virtual:requirements` exports them. */
  sections: readonly Section[];
};

/** Lists the requirements, and the tests and stories that prove them, in collapsible sections with a search field. */
export const RequirementsMatrix = ({ sections }: RequirementsMatrixProps) => {
  const [query, setQuery] = useState('');
  const words = query.split(/\s+/).filter(Boolean);
  const found = findRequirements(sections, words);
  return (
    <>
      <TextField
        className={styles.search}
        type="search"
        label="Find"
        description="Words of a requirement, a test, a story or a file; a digit for a section; R2.14 for one requirement."
        value={query}
        onChange={setQuery}
      />
      <p className={styles.count} role="status">
        {found.flatMap(requirementsOf).length} of {sections.flatMap(requirementsOf).length} requirements
      </p>
      {found.map((section) => (
        // The key contains the words of the search. After a new search React mounts each section again, which expands it.
        <SectionPart key={`${section.number} ${words}`} section={section} isOpenAtFirst={words.length > 0} />
      ))}
    </>
  );
};

type SectionPartProps = {
  section: Section;
  isOpenAtFirst: boolean;
};

/**
 * One section of docs/requirements.md, which can be expanded. Its requirements are rendered only while it is expanded, so
 * that the page is fast.
 */
const SectionPart = ({ section, isOpenAtFirst }: SectionPartProps) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details className={styles.section} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.head}>
        <h2 className={styles.title}>
          <span className={styles.number}>§{section.number}</span> {section.title}
        </h2>
        <span className={styles.total}>{requirementsOf(section).length}</span>
      </summary>
      {isOpen &&
        section.groups.map(({ title, requirements }) => (
          <section key={title} aria-label={title}>
            <h3 className={styles.group}>{title}</h3>
            <ul>
              {requirements.map((requirement) => (
                <RequirementItem key={requirement.id} requirement={requirement} />
              ))}
            </ul>
          </section>
        ))}
    </details>
  );
};

const isStory = (proof: Proof) => proof.kind === 'story';
const isTest = (proof: Proof) => proof.kind === 'test';

const RequirementItem = ({ requirement: { id, text, note, proofs } }: { requirement: Requirement }) => {
  const stories = proofs.filter(isStory);
  const tests = proofs.filter(isTest);
  const files = [...new Set(tests.map(({ file }) => file))];
  return (
    <li className={styles.requirement}>
      <strong className={styles.id}>{id}</strong>
      <div>
        <p>{withCode(text)}</p>
        {note && <p className={styles.note}>Note: {withCode(note)}</p>}
      </div>
      <div className={styles.proofs}>
        {stories.length > 0 && (
          <ul className={styles.stories}>
            {stories.map((story) => (
              <li key={story.id}>
                <a className={styles.story} href={`./?path=/story/${story.id}`} target="_top">
                  {story.title}
                </a>
              </li>
            ))}
          </ul>
        )}
        {files.map((file) => (
          <div key={file} className={styles.tests}>
            <code>{withBreaks(file)}</code>
            <ul>
              {tests
                .filter((test) => test.file === file)
                .map(({ title }) => (
                  <li key={title}>{title}</li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </li>
  );
};

/** Renders a Markdown text: the parts between backticks become `<code>` elements. */
const withCode = (text: string): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order.
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

/** Renders a file path. The browser may break the line after each slash. */
const withBreaks = (path: string): ReactNode[] => path.split(/(?<=\/)/).flatMap((part) => [part, <wbr key={part} />]);
