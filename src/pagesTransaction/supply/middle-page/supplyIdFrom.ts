const idPattern = /^[-_A-Za-z0-9]{1,64}$/;

/**
 * Returns the supply id of a link or code: the `id` parameter, or `id=…` in the scene of a mini-program code. Empty
 * when there is no valid id.
 */
export function supplyIdFrom({ id = '', scene = '' }: { id?: string; scene?: string }): string {
  const named = id === '' ? (/(?:^|&)id=([^&]*)/.exec(scene)?.[1] ?? '') : id;
  return idPattern.test(named) ? named : '';
}
