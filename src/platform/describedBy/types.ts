export interface DescribedByPlatform {
  /** Returns the attribute by which a screen reader reads the element of an id with an input; none in the mini-program. */
  describedBy(id: string | undefined): { 'aria-describedby'?: string };
  /**
   * Returns the attributes that mark a control as invalid and have the error of that id read with it; none without an
   * error, and none in the mini-program.
   */
  errorProps(errorId: string | undefined): { 'aria-invalid'?: true; 'aria-describedby'?: string };
}
