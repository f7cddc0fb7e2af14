import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { toSingleLine } from '../../toSingleLine';
import { closeTicket, replyToTicket } from './feedback.service';
import { listOpenTickets } from './ticketAdmin.service';

/** `feedback:list`: lists the tickets without an answer, the oldest first, a block per ticket. */
export async function listTicketsCommand(db: Db): Promise<string> {
  const tickets = await listOpenTickets(db);
  if (tickets.length === 0) return 'No feedback waits.';
  return tickets
    .map(({ ticketNo, createdAtMs, kind, contact, content, imageUrls, env }) =>
      [
        `${ticketNo}  ${new Date(createdAtMs).toISOString()}  ${kind}  ${toSingleLine(contact) || 'no contact'}`,
        `  ${toSingleLine(content)}`,
        ...imageUrls.map((url) => `  ${url}`),
        `  ${toSingleLine([env.version, env.platform, env.route, ...keysOf(env.retryCount)].join('  '))}`
      ].join('\n')
    )
    .join('\n');
}

/**
 * `feedback:reply NUMBER ANSWER`: answers a ticket and notifies its author.
 * @throws OperatorError when the answer is longer than 500 characters
 */
export async function answerCommand(db: Db, ticketNo: string, answer: string, nowMs: number): Promise<string> {
  const reply = answer.trim();
  if ([...reply].length > 500) throw new OperatorError('An answer has 500 characters at most.');
  await withTicketErrors(ticketNo, replyToTicket(db, ticketNo, reply, nowMs));
  return `${ticketNo} is answered. Its author sees: ${reply}`;
}

/** `feedback:close NUMBER`: closes a ticket. */
export async function closeCommand(db: Db, ticketNo: string): Promise<string> {
  await withTicketErrors(ticketNo, closeTicket(db, ticketNo));
  return `${ticketNo} is closed.`;
}

function keysOf(count = 0): string[] {
  return count > 1 ? [`${count} keys fetched`] : [];
}

async function withTicketErrors(ticketNo: string, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new OperatorError(
      error.errorName === 'NOT_FOUND' ? `There is no feedback ${ticketNo}.` : `${ticketNo} is closed.`
    );
  }
}

export const feedbackCommands: Commands = {
  'feedback:list': {
    summary: 'show the feedback that waits for an answer, the oldest first; its authors see that it is read',
    run: ({ withDatabase }) => withDatabase(listTicketsCommand)
  },
  'feedback:reply': {
    usage: 'NUMBER ANSWER',
    summary: 'answer feedback; its author is notified',
    run: ({ withDatabase, now }, [number, ...args]) => {
      const [ticketNo, answer] = [required(number, 'NUMBER'), required(args.join(' '), 'ANSWER')];
      return withDatabase((db) => answerCommand(db, ticketNo, answer, now.getTime()));
    }
  },
  'feedback:close': {
    usage: 'NUMBER',
    summary: 'close feedback for good, answered or not',
    run: ({ withDatabase }, [number]) => {
      const ticketNo = required(number, 'NUMBER');
      return withDatabase((db) => closeCommand(db, ticketNo));
    }
  }
};
