/** Steps of the minifier that it takes by itself, but that Taro switches off for the mini-program: 4 % of all scripts. */
export const minifierSteps = {
  arrows: true,
  collapse_vars: true,
  comparisons: true,
  computed_props: true,
  hoist_props: true,
  inline: true,
  loops: true,
  negate_iife: true,
  properties: true,
  reduce_funcs: true,
  reduce_vars: true,
  switches: true,
  typeofs: true
};
