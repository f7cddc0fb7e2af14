import type { BoothBookingForm } from '@contract/boothBooking';
import { MINUTE_MS } from './duration';
import { isEmail } from './email';
import { isMobile } from './phone';
import { isUscc } from './uscc';

/** Time in which a company that holds a booth fills in the form and pays the deposit. */
export const HOLD_MS = 30 * MINUTE_MS;

/** Largest lengths and counts of the form. */
export const BOOTH_FORM_LIMITS = {
  contact: 20,
  varieties: 10,
  exhibits: 200,
  fascia: 20,
  remark: 140,
  invoiceTitle: 100
} as const;
const MIN_CONTACT_LENGTH = 2;

const DEPOSIT_PERCENT = 30;
const FEN_PER_YUAN = 100;

/** Shares of the deposit that go back, by the days between the cancellation and the first day of the expo. */
export const DEPOSIT_REFUNDS = [
  { minDays: 30, percent: 100 },
  { minDays: 7, percent: 50 }
] as const;

/** Returns the deposit of a booth in fen: 30 % of its price, rounded to whole yuan. */
export function boothDepositFen(priceFen: number): number {
  return Math.round((priceFen * DEPOSIT_PERCENT) / 100 / FEN_PER_YUAN) * FEN_PER_YUAN;
}

/** Returns what of a deposit goes back, in fen, when the company cancels so many days before the expo. */
export function depositRefundFen(depositFen: number, daysBefore: number): number {
  const percent = DEPOSIT_REFUNDS.find(({ minDays }) => daysBefore >= minDays)?.percent ?? 0;
  return Math.round((depositFen * percent) / 100 / FEN_PER_YUAN) * FEN_PER_YUAN;
}

function patternProblem(value: string, isValid: (value: string) => boolean): string | undefined {
  if (value === '') return 'required';
  return isValid(value) ? undefined : 'pattern';
}

/** Returns the broken rule of each wrong field of a normalized form: `required`, `minLength`, `maxLength` or `pattern`. */
export function boothFormProblems(form: BoothBookingForm): Record<string, string> {
  const { contact, mobile, varietyIds, exhibits, fascia, remark, invoice } = form;
  const checks: [field: string, problem: string | undefined][] = [
    ['contact', textProblem(contact, BOOTH_FORM_LIMITS.contact, MIN_CONTACT_LENGTH)],
    ['mobile', patternProblem(mobile, isMobile)],
    ['varietyIds', countProblem(varietyIds)],
    ['exhibits', textProblem(exhibits, BOOTH_FORM_LIMITS.exhibits, 0)],
    ['fascia', textProblem(fascia, BOOTH_FORM_LIMITS.fascia, 1)],
    ['remark', textProblem(remark, BOOTH_FORM_LIMITS.remark, 0)],
    ...(invoice === null
      ? []
      : ([
          ['invoice.title', textProblem(invoice.title, BOOTH_FORM_LIMITS.invoiceTitle, 1)],
          ['invoice.uscc', patternProblem(invoice.uscc, isUscc)],
          ['invoice.email', patternProblem(invoice.email, isEmail)]
        ] as [string, string | undefined][]))
  ];
  return Object.fromEntries(checks.filter((check): check is [string, string] => check[1] !== undefined));
}

function textProblem(text: string, max: number, min: number): string | undefined {
  const { length } = [...text];
  if (length === 0 && min > 0) return 'required';
  if (length < min) return 'minLength';
  return length > max ? 'maxLength' : undefined;
}

function countProblem(ids: readonly string[]): string | undefined {
  if (ids.length === 0) return 'required';
  return ids.length > BOOTH_FORM_LIMITS.varieties || new Set(ids).size < ids.length ? 'maxItems' : undefined;
}
