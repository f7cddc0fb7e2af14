import type { ErrorData } from '@contract/error';
import { errorText } from '@/locale/errorText';
import { companyMessages } from './locale/messages';

/** The sentence for a call about a team that failed: what stands in the way, where that is a rule of the team. */
export function teamErrorMessage(error: unknown): string {
  const t = companyMessages();
  const name = (error as { data?: ErrorData } | undefined)?.data?.fields?.team;
  const obstacle = Object.keys(t.obstacles).find((key) => key === name) as keyof typeof t.obstacles | undefined;
  return obstacle === undefined ? errorText(error) : t.obstacles[obstacle];
}
