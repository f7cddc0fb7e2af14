interface Post {
  url: string;
  header: Record<string, string>;
  body: string;
}

/**
 * Posts JSON and goes on when the page is closed meanwhile. Undefined where any request does.
 * @throws Error `request:fail` with the cause when there is no answer
 */
export type KeepalivePost =
  ((post: Post) => Promise<{ statusCode: number; data: unknown }> & { abort?: () => void }) | undefined;
