/** Why a photo is not where it should be; each has a sentence in `copy.photoProblems`. */
export const photoProblemKinds = [
  /** It could not be drawn anew: damaged, or too much for this machine. */
  'unprepared',
  /** No answer: offline, refused, cut, or sent on to another address. */
  'unreachable',
  /** Nothing moved for too long. */
  'timeout',
  /** 4xx. */
  'refused',
  /** 429. */
  'busy',
  /** 5xx, or an answer without an address of the image host's own. */
  'broken',
] as const;
export type PhotoProblemKind = (typeof photoProblemKinds)[number];

/**
 * What went wrong on a photo's way to the image host. Not a `Problem`: the image host is not the shop, so its 403 says
 * nothing about who may do what here, and what it says in its own words is not passed on.
 */
export class PhotoProblem extends Error {
  override name = 'PhotoProblem';
  readonly kind: PhotoProblemKind;

  constructor(kind: PhotoProblemKind) {
    super(kind);
    this.kind = kind;
  }
}
