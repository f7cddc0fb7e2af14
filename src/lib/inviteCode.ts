const codePattern = /^[0-9A-Za-z]{4,32}$/;

/**
 * The invite code in the query that the app was opened with, or that a scanned code holds: the `inviteCode` parameter,
 * or the scene of a mini-program code, which holds either the bare code or `inviteCode=…` (url-encoded, as WeChat hands
 * it over). Empty when there is none.
 */
export function inviteCodeOf(query: Record<string, string | undefined>): string {
  const named = query.inviteCode ?? '';
  if (codePattern.test(named)) return named;
  let scene = query.scene ?? '';
  try {
    scene = decodeURIComponent(scene);
  } catch {
    return '';
  }
  const inScene = /(?:^|&)inviteCode=([^&]*)/.exec(scene)?.[1] ?? scene;
  return codePattern.test(inScene) ? inScene : '';
}
