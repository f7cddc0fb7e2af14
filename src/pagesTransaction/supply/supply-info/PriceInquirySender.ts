import type { CallData, CallInput } from '@contract';
import type { InquiryMessageContent } from '@contract/inquiry';
import { RequestIds } from '@/components/form/RequestIds';
import type { PriceInquiry } from '../components/PriceInquirySheet';

interface PriceInquiryApi {
  newRequestId(): Promise<string>;
  sendInquiry(body: CallInput<'POST /api/front/inquiry/send'>): Promise<CallData<'POST /api/front/inquiry/send'>>;
}

/** A question for a price that is asked over the page of a supply: sent again it is the same one. */
export class PriceInquirySender {
  private readonly requests: RequestIds;

  constructor(
    private readonly supplyId: string,
    private readonly api: PriceInquiryApi
  ) {
    this.requests = new RequestIds(api.newRequestId);
  }

  /** Answers the id of the conversation. Rejects when it did not arrive, or was refused. */
  async send({ place: _, ...content }: PriceInquiry): Promise<string> {
    const requestId = await this.requests.idFor(content);
    const { supplyId } = this;
    return (await this.api.sendInquiry({ supplyId, requestId, content: content satisfies InquiryMessageContent }))
      .threadId;
  }
}
