import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { InvestmentProject } from '@contract/investment';
import { ContactRows } from '@/components/investment/ContactRows';
import { formatCount } from '@/lib/count';
import { ItemList } from '@/platform/itemList';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Tag } from '@/ui/Tag';
import { governmentMessages } from '../locale/messages';
import styles from './ProjectList.module.scss';

interface Props {
  projects: readonly InvestmentProject[];
  onAsk(project: InvestmentProject): void;
}

/** Projects that seek investors. */
export const ProjectList = observer(function ProjectList({ projects, onAsk }: Props) {
  const t = governmentMessages();
  if (projects.length === 0) return <EmptyState title={t.noProjects} />;
  return (
    <ItemList>
      {projects.map((project) => (
        <Card key={project.id}>
          <View className={styles.name}>{project.name}</View>
          <View className={styles.scale}>
            {t.scale({ wan: project.scaleWan, grouped: formatCount(project.scaleWan) })}
          </View>
          <View className={styles.tags}>
            <Tag text={project.industry} />
            <Tag text={t.modes[project.mode]} />
          </View>
          <View className={styles.summary}>{project.summary}</View>
          <ContactRows contact={project.contact} />
          <View className={styles.ask}>
            <Button kind="tinted" size="medium" isFull label={t.askAbout(project.name)} onPress={() => onAsk(project)}>
              {t.ask}
            </Button>
          </View>
        </Card>
      ))}
    </ItemList>
  );
});
