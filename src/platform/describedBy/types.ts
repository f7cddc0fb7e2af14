export interface DescribedByPlatform {
  /** Returns the attribute by which a screen reader reads the element of an id with an input; none in the mini-program. */
  describedBy(id: string | undefined): { 'aria-describedby'?: string };
}
