import { complaintOf, usage } from './asked.ts';
import { find } from './find.ts';
import { printed } from './printed.ts';
import { specification } from './specification.ts';

// Whoever reads on only as far as they need (`| head`) hangs up early, which is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/** npm run map -- WORDS: the map from the specification to the proof, or what of it has all of the words. */
const words = process.argv.slice(2);
const complaint = complaintOf(specification, words);
const sections = find(specification, words);

if (words.includes('--help')) console.info(usage);
else if (complaint) {
  console.error(`${complaint}\n\n${usage}`);
  process.exitCode = 2;
} else if (sections.length === 0) {
  console.error(`No requirement has ${words.join(' and ')} in it. A digit is a section: there are 1 to 9.`);
  process.exitCode = 1;
} else console.info(printed(sections));
