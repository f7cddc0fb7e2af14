import { Image, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { MAX_SLOGAN } from '@rules/invitation';
import { MemberFrame } from '@/components/member/MemberFrame';
import { userFrameProps } from '@/components/member/userFrameProps';
import { posterMessages } from '@/components/poster/locale/messages';
import { saveToAlbum } from '@/components/saveToAlbum';
import { messages } from '@/locale/messages';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { copyText } from '@/platform/clipboard';
import { canSharePicture, makePicture, PictureCanvas, sharePicture } from '@/platform/picture';
import { pictureLabel } from '@/platform/pictureLabel';
import { useSharedPage } from '@/platform/share';
import { siteUrl } from '@/platform/siteUrl';
import { user } from '@/stores/user';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { ErrorState } from '@/ui/ErrorState';
import { FormField } from '@/ui/FormField';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { Spinner } from '@/ui/Spinner';
import { TextInput } from '@/ui/TextInput';
import { changeInviteTexts, getInviteTexts } from '../api/invite';
import { customTextErrorMessage } from './customTextErrorMessage';
import { invitePath } from './invitePath';
import { inviteMessages } from './locale/messages';
import { inviteTemplates } from './poster/invitePoster';
import { PosterMakingStore, type PosterOptions } from './PosterMaking.store';
import styles from './PosterMaking.module.scss';

const CANVAS_ID = 'invite-canvas';

async function drawPoster({ template, slogan }: PosterOptions): Promise<string> {
  const { user: person } = user;
  if (!person) throw new Error('a poster needs to know whose it is');
  // The drawing code is loaded with the first poster.
  const { paintInvite } = await import('./poster/paintInvite');
  const poster = {
    template,
    slogan,
    name: person.nickname,
    avatar: person.avatarUrl === null ? undefined : uploadUri(person.avatarUrl),
    code: person.inviteCode,
    texts: inviteMessages().poster.drawn
  };
  return makePicture(CANVAS_ID, await paintInvite(poster, invitePath(person.inviteCode)));
}

const api = { getInviteTexts, changeInviteTexts, drawPoster };

export default observer(function PosterMakingPage() {
  const t = inviteMessages().poster;
  const { isLoggedIn, user: person } = user;
  const path = invitePath(person?.inviteCode ?? '');
  useSharedPage({ title: inviteMessages().contact.shareTitle(person?.nickname ?? ''), path });

  if (isLoggedIn && person) return <PosterEditor path={path} />;
  return <MemberFrame title={t.title} loggedOut={{ ...t, logIn: inviteMessages().logIn }} {...userFrameProps()} />;
});

const PosterEditor = observer(function PosterEditor({ path }: { path: string }) {
  const [store] = useState(() => new PosterMakingStore(api, () => inviteMessages().poster.suggested));
  const t = inviteMessages().poster;
  useEffect(() => store.start(), [store]);

  const { picture, phase } = store.poster;
  const isReady = phase === 'ready';
  const handleShare = async () => {
    if (!canSharePicture()) {
      overlays.toast((await copyText(siteUrl(path))) ? t.linkCopied : messages().copyFailed);
      return;
    }
    if (isReady) await sharePicture(picture, t.fileName).catch(() => overlays.toast(messages().errors.unknown));
  };
  return (
    <PageFrame
      title={t.title}
      bottomBar={
        <>
          <BarAction
            icon="share-2"
            text={canSharePicture() ? t.share : t.copyLink}
            onPress={() => void handleShare()}
          />
          <BarSpacer>
            <Button
              kind="primary"
              isFull
              isDisabled={!isReady}
              onPress={() => void saveToAlbum(() => Promise.resolve(picture), t.fileName, posterMessages())}
            >
              {t.save}
            </Button>
          </BarSpacer>
        </>
      }
    >
      <PictureCanvas id={CANVAS_ID} />
      <Preview store={store} />
      <PosterForm store={store} />
    </PageFrame>
  );
});

const Preview = observer(function Preview({ store }: { store: PosterMakingStore }) {
  const t = inviteMessages().poster;
  const { picture, phase, error } = store.poster;
  return (
    <View className={styles.stage}>
      {phase === 'failed' && <ErrorState error={error} onRetry={() => void store.poster.draw()} />}
      {phase !== 'failed' && (
        <View className={styles.frame}>
          {phase === 'ready' ? (
            <Image
              className={styles.picture}
              src={picture}
              mode="widthFix"
              {...pictureLabel(t.pictureOf(t.templates[store.template]))}
            />
          ) : (
            <View className={styles.drawing} role="status">
              <Spinner />
            </View>
          )}
        </View>
      )}
      <View className={styles.expires}>{t.expires}</View>
    </View>
  );
});

const PosterForm = observer(function PosterForm({ store }: { store: PosterMakingStore }) {
  const t = inviteMessages().poster;
  const { slogan } = store;
  return (
    <View className={styles.card}>
      <FormField label={t.template}>
        <View className={styles.templates}>
          {inviteTemplates.map((template) => (
            <Chip
              key={template}
              text={t.templates[template]}
              isOn={store.template === template}
              onPress={() => store.setTemplate(template)}
            />
          ))}
        </View>
      </FormField>
      <FormField
        label={t.slogan}
        hint={t.sloganHint}
        error={customTextErrorMessage(slogan.problem, t.sloganTooLong(MAX_SLOGAN))}
        counter={{ used: [...slogan.typed.trim()].length, max: MAX_SLOGAN }}
      >
        <TextInput
          label={t.slogan}
          name="slogan"
          value={slogan.typed}
          placeholder={t.suggested}
          onChange={store.setSlogan}
          onBlur={() => void store.saveSlogan()}
        />
      </FormField>
    </View>
  );
});
