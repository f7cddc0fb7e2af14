import type { ReportBody } from '@contract/report';
import { call } from '@/request/call';

/** Reports content to the operators; doing it again changes the report. */
export const sendReport = (report: ReportBody) => call('POST /api/front/report/create', report);
