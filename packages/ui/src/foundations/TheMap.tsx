import { type ReactNode, useState } from 'react';
import { TextField } from '../components/forms/TextField/TextField.tsx';
import { find } from './map/find.ts';
import { proofsOf, type Requirement, type Section } from './map/requirement.ts';
import { requirementsOf, specification } from './map/specification.ts';
import styles from './TheMap.module.css';

/** What the specification says, sentence by sentence, and the tests and stories that prove it; folded by section. */
export const TheMap = () => {
  const [asked, setAsked] = useState('');
  const words = asked.split(/\s+/).filter(Boolean);
  const sections = find(specification, words);
  return (
    <>
      <TextField
        className={styles.search}
        type="search"
        label="Find"
        description="Words of a sentence, a call, a story or a file; a digit for a section; R2.14 for one requirement."
        value={asked}
        onChange={setAsked}
      />
      <p className={styles.count} role="status">
        {sections.flatMap(requirementsOf).length} of {specification.flatMap(requirementsOf).length} requirements
      </p>
      {sections.map((section) => (
        // Folded or not anew with every search: what was looked for is seen.
        <SectionOfTheMap key={`${section.number} ${words}`} section={section} wasOpen={words.length > 0} />
      ))}
    </>
  );
};

type SectionOfTheMapProps = {
  section: Section;
  /** Whether it is open at first. */
  wasOpen: boolean;
};

/** Only what is open is drawn: the page stays light, however long the map is. */
const SectionOfTheMap = ({ section, wasOpen }: SectionOfTheMapProps) => {
  const [isOpen, setOpen] = useState(wasOpen);
  return (
    <details className={styles.section} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.head}>
        <h2 className={styles.title}>
          <span className={styles.number}>§{section.number}</span> {section.title}
        </h2>
        <span className={styles.howMany}>{requirementsOf(section).length}</span>
      </summary>
      {isOpen &&
        section.groups.map(({ about, requirements }) => (
          <section key={about} aria-label={about}>
            <h3 className={styles.about}>{about}</h3>
            <ul>
              {requirements.map((requirement) => (
                <RequirementOfTheMap key={requirement.id} requirement={requirement} />
              ))}
            </ul>
          </section>
        ))}
    </details>
  );
};

const RequirementOfTheMap = ({ requirement }: { requirement: Requirement }) => {
  const { id, says, note } = requirement;
  const { stories, files } = proofsOf(requirement);
  return (
    <li className={styles.requirement}>
      <strong className={styles.id}>{id}</strong>
      <div>
        <p>{says}</p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.proofs}>
        {stories.length > 0 && (
          <ul className={styles.stories}>
            {stories.map((story) => (
              <li key={story}>
                <a className={styles.story} href={`/?path=/story/${story}`} target="_top">
                  {titleOf(story)}
                </a>
              </li>
            ))}
          </ul>
        )}
        {files.map(({ file, titles }) => (
          <div key={file} className={styles.tests}>
            <code>{breaksAtSlashes(file)}</code>
            <ul>
              {titles.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </li>
  );
};

/** A path that is longer than its line goes on after one of its slashes. */
const breaksAtSlashes = (path: string): ReactNode[] =>
  path.split(/(?<=\/)/).flatMap((part) => [part, <wbr key={part} />]);

/** 'screens-login-loginscreen--at-night' as people say it: 'loginscreen: at night'. */
const titleOf = (id: string): string => {
  const [place = '', story = ''] = id.split('--');
  return `${place.split('-').at(-1)}: ${story.replaceAll('-', ' ')}`;
};
