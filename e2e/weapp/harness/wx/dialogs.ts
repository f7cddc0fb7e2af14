import { ApiFailure } from '../PageStack';
import type { Api, Options } from './Api';

/** Dialogs that WeChat draws over the page, and the scenario's answers. */
export class Dialogs {
  toast = '';
  loading = '';
  /** The open modal; answering closes it. */
  modal: { title: string; content: string; answer: (confirm: boolean) => void } | undefined;
  /** The open action sheet; a negative index cancels. */
  actionSheet: { items: string[]; choose: (index: number) => void } | undefined;
  /** URLs of the pictures that the app last showed in WeChat's preview. */
  previewedUrls: string[] = [];
}

export function dialogsApi(api: Api, dialogs: Dialogs): Options {
  return {
    ...api.asynchronousAll({
      showToast: ({ title }) => {
        dialogs.toast = String(title);
      },
      hideToast: () => {
        dialogs.toast = '';
      },
      showLoading: ({ title }) => {
        dialogs.loading = String(title);
      },
      hideLoading: () => {
        dialogs.loading = '';
      },
      previewImage: ({ urls }) => {
        dialogs.previewedUrls = [...(urls as string[])];
      }
    }),
    showModal: (options: Options) => {
      dialogs.modal = {
        title: stringOrEmpty(options.title),
        content: stringOrEmpty(options.content),
        answer: (confirm) => {
          dialogs.modal = undefined;
          api.asynchronous('showModal', () => ({ confirm, cancel: !confirm, content: null }))(options);
        }
      };
    },
    showActionSheet: (options: Options) => {
      dialogs.actionSheet = {
        items: [...((options.itemList ?? []) as string[])],
        choose: (index) => {
          dialogs.actionSheet = undefined;
          api.asynchronous('showActionSheet', () => {
            if (index < 0) throw new ApiFailure('cancel');
            return { tapIndex: index };
          })(options);
        }
      };
    }
  };
}

function stringOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
