/** A form with one file as the browser was asked to send it. */
export interface SentUpload {
  url: string;
  header: Record<string, string>;
  file: Blob;
}
type UploadAnswer = { statusCode: number; data: unknown } | 'unreachable' | 'never';

/** Replaces the browser's XMLHttpRequest, which sends uploads on H5. Each upload reports half of its bytes first. */
export function fakeUploads(answer: (sent: SentUpload) => UploadAnswer): void {
  class FakeXMLHttpRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = '';
    timeout = 0;
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    private url = '';
    private readonly header: Record<string, string> = {};

    open(_: string, url: string): void {
      this.url = url;
    }
    setRequestHeader(name: string, value: string): void {
      this.header[name] = value;
    }
    abort(): void {
      this.onabort?.();
    }
    send(form: FormData): void {
      const answered = answer({ url: this.url, header: this.header, file: form.get('file') as Blob });
      if (answered === 'never') return;
      if (answered === 'unreachable') {
        void Promise.resolve().then(() => this.onerror?.());
        return;
      }
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      this.status = answered.statusCode;
      this.responseText = JSON.stringify(answered.data);
      void Promise.resolve().then(() => this.onload?.());
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeXMLHttpRequest });
}
