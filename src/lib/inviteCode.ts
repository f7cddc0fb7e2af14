const codePattern = /^[0-9A-Za-z]{4,32}$/;

/**
 * Returns the invite code from the launch query or a scanned code: the `inviteCode` parameter, or the scene of a
 * mini-program code, which holds the bare code or `inviteCode=…` (URL-encoded by WeChat). Empty when there is none.
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
