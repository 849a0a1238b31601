/**
 * What proves a requirement: a story with its id, or a test with its title.
 * @typedef {{ kind: 'story', file: string, title: string, id: string, hasPlay: boolean }} StoryProof
 * @typedef {{ kind: 'test', file: string, title: string }} TestProof
 * @typedef {StoryProof | TestProof} Proof
 */
/** @typedef {{ id: string, proof: Proof }} Citation one requirement id, cited by one test or story */
/** @typedef {{ id: string, text: string, note: string, proofs: Proof[] }} Requirement */
/** @typedef {{ title: string, requirements: Requirement[] }} Group */
/** @typedef {{ number: number, title: string, groups: Group[] }} Section */

/** @param {Section} section */
export const requirementsOf = ({ groups }) => groups.flatMap(({ requirements }) => requirements);

/**
 * Reads the sections of docs/requirements.md. `joinProofs` adds the proofs later.
 * @param {string} markdown
 * @returns {Section[]}
 * @throws Error for a list item that is not a requirement of its section, or that repeats an id
 */
export const parseRequirements = (markdown) => {
  /** @type {Section[]} */
  const sections = [];
  const ids = new Set();
  for (const line of markdown.split('\n')) {
    const section = sections.at(-1);
    const group = section?.groups.at(-1);
    const [, number, title = ''] = /^## §(\d+) (.+)$/.exec(line) ?? [];
    if (number) sections.push({ number: Number(number), title, groups: [] });
    else if (line.startsWith('### ')) section?.groups.push({ title: line.slice(4), requirements: [] });
    else if (line.startsWith('- ')) {
      const [, id = '', ofSection, text = '', note = ''] =
        /^- \*\*(R(\d+)\.\d{2,3}[b-z]?)\*\* (.+?)(?: \*Note: (.+)\*)?$/.exec(line) ?? [];
      if (!group || Number(ofSection) !== section?.number)
        throw new Error(`Not a requirement of its section: “${line}”.`);
      if (ids.has(id)) throw new Error(`${id} is in docs/requirements.md twice.`);
      ids.add(id);
      group.requirements.push({ id, text, note, proofs: [] });
    }
  }
  return sections;
};

/**
 * Joins requirements with the tests and stories that cite them.
 * @param {readonly Section[]} sections
 * @param {readonly Citation[]} citations
 * @returns {{ sections: Section[], problems: string[] }} `problems`: one sentence for each requirement without a proof and
 * for each cited id that does not exist
 */
export const joinProofs = (sections, citations) => {
  const joined = sections.map((section) => ({
    ...section,
    groups: section.groups.map(({ title, requirements }) => ({
      title,
      requirements: requirements.map((requirement) => ({
        ...requirement,
        proofs: citations.filter(({ id }) => id === requirement.id).map(({ proof }) => proof),
      })),
    })),
  }));
  const requirements = joined.flatMap(requirementsOf);
  const ids = new Set(requirements.map(({ id }) => id));
  const unknown = citations
    .filter(({ id }) => !ids.has(id))
    .map(({ id, proof }) => `${id} does not exist, but is cited in ${proof.file}: “${proof.title}”.`);
  const unproved = requirements.flatMap(({ id, text, proofs }) => {
    if (proofs.length === 0) return [`${id} has no proof: no test or story cites it. It says: “${text}”`];
    // A story without a play function is no proof: it renders the component, but asserts nothing.
    const asserts = proofs.some((proof) => proof.kind === 'test' || proof.hasPlay);
    return asserts ? [] : [`${id} is cited only by stories without a play function, which assert nothing.`];
  });
  return { sections: joined, problems: [...unknown, ...unproved] };
};
