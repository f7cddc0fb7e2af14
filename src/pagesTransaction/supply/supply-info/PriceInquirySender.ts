import type { CallData, CallInput } from '@contract';
import type { InquiryMessageContent } from '@contract/inquiry';
import { RequestIds } from '@/components/form/RequestIds';
import type { PriceInquiry } from '../components/PriceInquirySheet';

interface PriceInquiryApi {
  newRequestId(): Promise<string>;
  sendInquiry(body: CallInput<'POST /api/front/inquiry/send'>): Promise<CallData<'POST /api/front/inquiry/send'>>;
}

/** Sends a price inquiry from the page of a supply. A retry with the same content is idempotent. */
export class PriceInquirySender {
  private readonly requests: RequestIds;

  constructor(
    private readonly supplyId: string,
    private readonly api: PriceInquiryApi
  ) {
    this.requests = new RequestIds(api.newRequestId);
  }

  /**
   * Sends the inquiry and returns the thread id.
   * @throws ApiError when it was not delivered or was rejected
   */
  async send({ place: _, ...content }: PriceInquiry): Promise<string> {
    const requestId = await this.requests.idFor(content);
    const { supplyId } = this;
    return (await this.api.sendInquiry({ supplyId, requestId, content: content satisfies InquiryMessageContent }))
      .threadId;
  }
}
