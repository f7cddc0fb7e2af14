import type { SubscribeAcceptance, SubscribeTemplate, SubscribeTopic } from '@contract/subscribeMessage';
import { acceptSubscribeMessages, listSubscribeTemplates } from '@/api/subscribeMessage';
import { hasSubscribeMessages, requestSubscribeMessage } from '@/platform/subscribeMessage';
import type { SubscribeMessagePlatform } from '@/platform/subscribeMessage/types';
import { miniProgramCode } from '@/platform/weChatLogin';
import { newRequestId } from '@/request/requestId';

interface Ports extends SubscribeMessagePlatform {
  listTemplates(): Promise<SubscribeTemplate[]>;
  accept(acceptance: SubscribeAcceptance): Promise<unknown>;
  loginCode(): Promise<string | undefined>;
}

/**
 * WeChat's subscription messages: the user is asked for one at the tap that creates something to be notified of. Lives as long
 * as the app, because a template does not change.
 */
export class Subscriptions {
  private templates: SubscribeTemplate[] | undefined;

  constructor(private readonly ports: Ports) {}

  /** Fetches the templates before the tap: WeChat's dialog opens in the tap itself only. Never rejects. */
  async prepare(): Promise<void> {
    if (!this.ports.hasSubscribeMessages || this.templates !== undefined) return;
    this.templates = await this.ports.listTemplates().catch(() => undefined);
  }

  /**
   * Asks for a message of a topic. Never rejects: who refuses, or cannot be asked, finds the news in the message centre.
   */
  async ask(topic: SubscribeTopic): Promise<void> {
    const template = this.templates?.find((one) => one.topic === topic);
    if (template === undefined) return;
    const accepted = await this.ports.requestSubscribeMessage([template.templateId]);
    if (accepted.length === 0) return;
    try {
      const code = await this.ports.loginCode();
      if (code !== undefined) await this.ports.accept({ requestId: await newRequestId(), topics: [topic], code });
    } catch (error) {
      console.warn('the subscription was not recorded', error);
    }
  }
}

export const subscriptions = new Subscriptions({
  hasSubscribeMessages,
  requestSubscribeMessage,
  listTemplates: listSubscribeTemplates,
  accept: acceptSubscribeMessages,
  loginCode: miniProgramCode
});
