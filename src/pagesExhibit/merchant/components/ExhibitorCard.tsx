import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ExhibitorBrief } from '@contract/exhibitor';
import { withLogin } from '@/navigation/loginGate';
import { Pressable } from '@/platform/pressable';
import { Avatar, CompanyAvatar } from '@/ui/Avatar';
import { Badge, VerifiedBadge } from '@/ui/Badge';
import { IconButton } from '@/ui/IconButton';
import { runWithToast } from '@/ui/runWithToast';
import { Skeleton } from '@/ui/Skeleton';
import { merchantMessages } from '../locale/messages';
import type { ExhibitorRow, MerchantStore } from '../Merchant.store';
import styles from './ExhibitorCard.module.scss';

/** Height of a letter above a row, as a share of the row; the style sheet has the same. */
const HEADING_UNITS = 0.3;

/** Returns the height of a row in units of a row without a letter. */
export const rowUnits = ({ heading }: ExhibitorRow): number => (heading === '' ? 1 : 1 + HEADING_UNITS);

interface ExhibitorCardProps {
  store: MerchantStore;
  row: ExhibitorRow;
  onOpen(id: string): void;
}

/** An exhibitor of the list below its letter. */
export const ExhibitorCard = observer(function ExhibitorCard({ store, row, onOpen }: ExhibitorCardProps) {
  const t = merchantMessages();
  const { id, name, boothNos, varieties, isVerified } = row;
  return (
    <>
      {row.heading !== '' && <View className={styles.heading}>{row.heading}</View>}
      <View className={styles.row}>
        <Pressable className={styles.main} onPress={() => onOpen(id)}>
          <ExhibitorLogo exhibitor={row} />
          <View className={styles.text}>
            <View className={styles.line}>
              <Text className={styles.name}>{name}</Text>
              {isVerified && <VerifiedBadge kind="company" isBare />}
              {store.hasMark(row, 'isSeen') && <Badge tone="grey" text={t.seen} />}
            </View>
            <Text className={styles.booth}>
              {boothNos.length > 0 ? t.booth(boothNos.join(t.separator)) : t.noBooth}
            </Text>
            <Text className={styles.varieties}>
              {varieties.length > 0 ? varieties.join(t.separator) : t.subcategories[row.subcategory]}
            </Text>
          </View>
        </Pressable>
        <FavouriteButton store={store} exhibitor={row} />
      </View>
    </>
  );
});

/** Logo of an exhibitor, or its first characters. */
export function ExhibitorLogo({ exhibitor: { id, name, logoUrl } }: { exhibitor: ExhibitorBrief }) {
  if (logoUrl === null) return <CompanyAvatar id={id} name={name} />;
  return <Avatar name={name} src={logoUrl} />;
}

interface FavouriteButtonProps {
  store: MerchantStore;
  exhibitor: ExhibitorBrief;
}

/** Adds an exhibitor to the favourites, or removes it; after the login of a visitor. */
export const FavouriteButton = observer(function FavouriteButton({ store, exhibitor }: FavouriteButtonProps) {
  const t = merchantMessages();
  const isOn = store.hasMark(exhibitor, 'isFavourite');
  const toggle = () =>
    void withLogin(t.favouritesReason, () => void runWithToast(() => store.toggleMark(exhibitor, 'isFavourite')));
  return (
    <IconButton
      icon={isOn ? 'star-filled' : 'star'}
      label={isOn ? t.removeFavourite(exhibitor.name) : t.addFavourite(exhibitor.name)}
      className={isOn ? `${styles.favourite} ${styles.on}` : styles.favourite}
      onPress={toggle}
    />
  );
});

/** Skeleton with the height of a row. */
export function ExhibitorSkeleton() {
  return (
    <View className={styles.row}>
      <View className={styles.main}>
        <Skeleton width={44} height={44} />
        <View className={styles.text}>
          <Skeleton width="52%" height={16} />
          <Skeleton width="36%" height={12} />
          <Skeleton width="64%" height={12} />
        </View>
      </View>
    </View>
  );
}
