import type * as v from 'valibot';

/** What is wrong with what was asked, in one sentence. It names our own fields only, and repeats nothing that was sent. */
export const sentenceOf = (issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string => {
  const [issue] = issues;
  if (issue.expected === 'never') return 'There is more in the address than is asked for here.';
  const field = issue.path?.map(({ key }) => String(key)).join('.');
  if (!field) return 'What was sent does not have the right shape.';
  if (issue.received === 'undefined') return `${field} is missing.`;
  // Messages of our own read on from the field's name; the library's begin with a capital letter.
  return /^[a-z]/.test(issue.message) ? `${field} ${issue.message}.` : `${field} does not have the right shape.`;
};
