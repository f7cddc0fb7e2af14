import type { TradeDocument } from '@contract/goods';
import { PhotosStore, type PhotoProblem } from '@/components/photo/Photos.store';
import { pickDocuments, releaseFile } from '@/platform/filePicker';
import type { PickedFile } from '@/platform/filePicker.types';
import { uploadDocument } from '@/request/upload';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_NAME = 60;
const endings = /\.(pdf|jpe?g|png|webp)$/i;

/** A form names what was uploaded by one text: that of a document also says what it is called and what it is. */
export const nameOfDocument = (document: TradeDocument): string => JSON.stringify(document);

export const documentOf = (name: string): TradeDocument => JSON.parse(name) as TradeDocument;

/** The documents of a form, uploaded as they are chosen: reports, certificates. `urls` are their names, as above. */
export function documentStore(most: number): PhotosStore {
  return new PhotosStore(
    {
      choosePhotos: pickDocuments,
      forgetPhoto: releaseFile,
      problemOf: documentProblem,
      uploadImage: async (path, options, name = '') => {
        const { url, type } = await uploadDocument(path, options);
        return { url: nameOfDocument({ name: shortened(name), url, type }) };
      }
    },
    most
  );
}

function documentProblem({ bytes, name = '' }: PickedFile): PhotoProblem | undefined {
  if (!endings.test(name)) return 'type';
  return bytes > MAX_BYTES ? 'size' : undefined;
}

/** Cut in front of its ending. */
function shortened(name: string): string {
  const characters = [...name];
  const [ending = ''] = endings.exec(name) ?? [];
  if (characters.length <= MAX_NAME) return name;
  return characters.slice(0, MAX_NAME - ending.length).join('') + ending;
}
