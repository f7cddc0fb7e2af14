import type { CSSProperties } from 'react';

/** A style of custom properties, which React's type of a style does not know. */
export function cssVariables(variables: Record<`--${string}`, string>): CSSProperties {
  return variables;
}
