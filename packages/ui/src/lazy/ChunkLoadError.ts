/** Why a part is wanted: it belongs to what is drawn, or somebody has opened it by a press, which ends with the page. */
export type PartNeed = 'drawn' | 'opened';

/** A part of the app did not come: gone with an older build, cut off, or answered with something else. */
export class PartMissing extends Error {
  override name = 'PartMissing';

  /**
   * @param isWorthAReload whether a page loaded anew may know better, and this has not been tried yet
   * @param forgive has the next time be worth a reload again: somebody asks for the part by hand
   * @param need what a reload would lose
   */
  constructor(
    readonly isWorthAReload: boolean,
    readonly forgive: () => void,
    readonly need: PartNeed,
  ) {
    super('A part of the app did not come.');
  }
}
