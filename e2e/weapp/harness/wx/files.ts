import { ApiFailure } from '../PageStack';
import type { Api, Native, Options } from './Api';

/** Folder that an app may write to, `wx.env.USER_DATA_PATH`. */
export const userFolder = 'http://usr';
const storageLimitBytes = 200 * 1024 * 1024;
const nameLimitBytes = 255;
const documentTypes = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf'];

/** A file that the app passed to WeChat. */
export interface SharedFile {
  path: string;
  content: Buffer;
}

/** The files of the phone, and what the app had WeChat do with them; a scenario sets the user's answer. */
export class Files {
  /** Documents that were opened, with the type that the app gave and whether they can be shared. */
  readonly opened: (SharedFile & { type: string; showMenu: boolean })[] = [];
  /** Files that were sent to a chat, with their names. */
  readonly shared: (SharedFile & { name: string })[] = [];
  /** The user's answer when WeChat asks for the chat. */
  answers: 'send' | 'cancel' = 'send';
  private readonly contents = new Map<string, Buffer>();
  private temporaryCount = 0;

  has(path: string): boolean {
    return this.contents.has(path);
  }

  /** @throws ApiFailure for a missing file */
  read(path: unknown): Buffer {
    const content = typeof path === 'string' ? this.contents.get(path) : undefined;
    if (!content) throw new ApiFailure(`no such file or directory, open "${String(path)}"`);
    return content;
  }

  /**
   * Returns bytes of a part as WeChat passes them to the app; the rest of the file without a length.
   * @throws ApiFailure for a missing file, and for a part outside of it
   */
  readPart(path: unknown, position: unknown = 0, length?: unknown): ArrayBuffer {
    const content = this.read(path);
    const [from, count] = [Number(position), length === undefined ? content.length - Number(position) : Number(length)];
    if (!(from >= 0 && from < content.length)) throw new ApiFailure('the value of "position" is out of range');
    if (!(count > 0 && from + count <= content.length)) throw new ApiFailure('the value of "length" is out of range');
    return Uint8Array.from(content.subarray(from, from + count)).buffer;
  }

  /** Writes a temporary file of WeChat and returns its path. */
  putTemporary(ending: string, content: Buffer): string {
    this.temporaryCount += 1;
    return this.put(`http://tmp/${this.temporaryCount}${ending}`, content);
  }

  put(path: string, content: Buffer): string {
    this.contents.set(path, content);
    return path;
  }

  /** Writes as the app does: into its own folder only. @throws ApiFailure where WeChat fails */
  write(path: unknown, content: Buffer): string {
    if (typeof path !== 'string') throw new ApiFailure('parameter error: parameter.filePath should be String');
    if (!path.startsWith(`${userFolder}/`)) throw new ApiFailure(`permission denied, open "${path}"`);
    const name = path.slice(userFolder.length + 1);
    // The harness has no subfolders.
    if (name.includes('/')) throw new ApiFailure(`no such file or directory, open "${path}"`);
    if (Buffer.byteLength(name) > nameLimitBytes) throw new ApiFailure(`File name too long, open "${path}"`);
    if (this.written(path) + content.length > storageLimitBytes) {
      throw new ApiFailure('the maximum size of the file storage limit is exceeded');
    }
    return this.put(path, content);
  }

  /** File names in the app's folder. */
  names(): string[] {
    const inside = [...this.contents.keys()].filter((path) => path.startsWith(`${userFolder}/`));
    return inside.map((path) => path.slice(userFolder.length + 1));
  }

  /** @throws ApiFailure for a missing file */
  remove(path: unknown): void {
    this.read(path);
    this.contents.delete(String(path));
  }

  /** Returns the bytes in the app's folder without the overwritten file. */
  private written(path: string): number {
    return [...this.contents]
      .filter(([known]) => known.startsWith(`${userFolder}/`) && known !== path)
      .reduce((sum, [, content]) => sum + content.length, 0);
  }
}

/** Writing files, showing documents and sending files to a chat. `hasTap`: whether the current action follows a tap. */
export function filesApi(api: Api, files: Files, hasTap: () => boolean): Options {
  const writeFile: Native = ({ filePath, data, encoding = 'utf8' }) => {
    files.write(filePath, bytesOf(data, encoding as BufferEncoding));
  };
  return {
    // WeChat's methods here return no promise, so a result without callbacks is lost.
    getFileSystemManager: () =>
      api.asynchronousAll({
        writeFile,
        readFile: ({ filePath, position, length }) => ({ data: files.readPart(filePath, position, length) }),
        readdir: () => ({ files: files.names() }),
        getFileInfo: ({ filePath }) => ({ size: files.read(filePath).length }),
        unlink: ({ filePath }) => files.remove(filePath)
      }),
    ...api.asynchronousAll({
      openDocument: ({ filePath, fileType, showMenu = false }) => {
        const content = files.read(filePath);
        const path = String(filePath);
        const type = typeof fileType === 'string' ? fileType : (path.split('.').pop() ?? '');
        if (!documentTypes.includes(type)) throw new ApiFailure('filetype not supported');
        files.opened.push({ path, content, type, showMenu: Boolean(showMenu) });
      },
      shareFileMessage: ({ filePath, fileName }) => {
        if (!hasTap()) throw new ApiFailure('can only be invoked by user TAP gesture.');
        const content = files.read(filePath);
        if (files.answers === 'cancel') throw new ApiFailure('cancel');
        const path = String(filePath);
        files.shared.push({
          path,
          content,
          name: typeof fileName === 'string' ? fileName : (path.split('/').pop() ?? '')
        });
      }
    })
  };
}

function bytesOf(data: unknown, encoding: BufferEncoding): Buffer {
  if (typeof data !== 'string') return Buffer.from(data as ArrayBuffer);
  const isBase64 = /^[A-Za-z0-9+/]*={0,2}$/;
  if (encoding === 'base64' && !isBase64.test(data)) throw new ApiFailure('base64 encode error');
  return Buffer.from(data, encoding);
}
