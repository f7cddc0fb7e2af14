const idPattern = /^[-_A-Za-z0-9]{1,64}$/;

/**
 * The supply that a link or a code leads to: the `id` parameter, or `id=…` in the scene of a mini-program code. Empty
 * for what names none.
 */
export function supplyIdFrom({ id = '', scene = '' }: { id?: string; scene?: string }): string {
  const named = id === '' ? (/(?:^|&)id=([^&]*)/.exec(scene)?.[1] ?? '') : id;
  return idPattern.test(named) ? named : '';
}
