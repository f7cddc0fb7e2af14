import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { OperatorError } from '../../operatorError';
import { closeTicket, replyToTicket } from './feedback.service';
import { readOpenTickets } from './feedbackDesk.service';

/** `feedback:list`: tickets that wait for an answer, the oldest first, a ticket a block. */
export async function listFeedback(db: Db): Promise<string> {
  const tickets = await readOpenTickets(db);
  if (tickets.length === 0) return 'No feedback waits.';
  return tickets
    .map(({ ticketNo, createdAtMs, kind, contact, content, imageUrls, env }) =>
      [
        `${ticketNo}  ${new Date(createdAtMs).toISOString()}  ${kind}  ${oneLine(contact) || 'no contact'}`,
        `  ${oneLine(content)}`,
        ...imageUrls.map((url) => `  ${url}`),
        `  ${oneLine([env.version, env.platform, env.route].join('  '))}`
      ].join('\n')
    )
    .join('\n');
}

/** `feedback:reply NUMBER ANSWER`: the author is told. */
export async function answerFeedback(db: Db, ticketNo: string, answer: string, nowMs: number): Promise<string> {
  const reply = answer.trim();
  if ([...reply].length > 500) throw new OperatorError('An answer has 500 characters at most.');
  await told(ticketNo, replyToTicket(db, ticketNo, reply, nowMs));
  return `${ticketNo} is answered. Its author reads: ${reply}`;
}

/** `feedback:close NUMBER`. */
export async function closeFeedback(db: Db, ticketNo: string): Promise<string> {
  await told(ticketNo, closeTicket(db, ticketNo));
  return `${ticketNo} is closed.`;
}

async function told(ticketNo: string, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new OperatorError(
      error.errorName === 'NOT_FOUND' ? `There is no feedback ${ticketNo}.` : `${ticketNo} is closed.`
    );
  }
}

/** What people write must not steer the terminal. */
function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');
}
